// Command `outlook`: what can still happen from a position.
#pragma once

#include "app/texts/translator.h"
#include "scoring/search/art_society_outlook.h"
#include "scoring/search/muse_outlook.h"
#include "scoring/search/musee_outlook.h"
#include "validators/layout/load_error.h"

#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace cimaise::cli {

/// Outlook of Musée, of each wall in Art Society, or the sales of Muse.
using AnyOutlook =
    std::variant<musee::TableOutlook, std::vector<artsociety::Outlook>, std::vector<muse::Sale>>;

/// Outlook of the position; an error for Museum and for a wrong time limit.
tl::expected<AnyOutlook, LoadError> outlookOf(const AnyCase& anyCase,
                                              const std::optional<std::string>& seconds);

Json outlookJson(const AnyCase& anyCase, const AnyOutlook& outlook);
std::string outlookText(const AnyCase& anyCase, const AnyOutlook& outlook, const Translator& words);

} // namespace cimaise::cli
