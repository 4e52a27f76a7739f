// Request for the best arrangement and its answer as text, for a search in another process.
#pragma once

#include "scoring/search/museum_arrange.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise::museum {

using ArrangementAnswer = tl::expected<Arrangement, NoArrangement>;

std::string writeAnswer(const ArrangementAnswer& answer);

/// What was answered about a side of `layout`; nothing where the text does not belong to it.
std::optional<ArrangementAnswer> readAnswer(std::string_view text, const Layout& layout, int side);

/// Searches in the text of a file. Where it is none of Museum: that there is no such board.
std::string answerInText(std::string_view file, int side, const Patience& patience);

} // namespace cimaise::museum
