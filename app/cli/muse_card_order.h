// Command that puts cards of Muse in order.
#pragma once

#include "app/texts/translator.h"
#include "positions/file/json.h"
#include "positions/file/load_error.h"
#include "positions/muse/muse_order.h"

#include <tl/expected.hpp>

namespace cimaise::cli {

/// Parses at least two cards and sorts them, or returns the error in them.
tl::expected<std::vector<muse::Precedence>, LoadError>
orderOf(const std::vector<std::string>& cards, const Translator& words);

Json orderJson(const std::vector<muse::Precedence>& order);
std::string orderText(const std::vector<muse::Precedence>& order, const Translator& words);

} // namespace cimaise::cli
