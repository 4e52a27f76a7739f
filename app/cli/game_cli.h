// Drawing and outlook of one game on the command line, as a part of its module
// (positions/module.h).
#pragma once

#include "app/texts/translator.h"
#include "positions/file/load_error.h"
#include "rulings/placements/placements.h"
#include "rulings/placements/search_limit.h"

#include <functional>
#include <string>
#include <tl/expected.hpp>

namespace cimaise {

namespace cli {

/// Outlook of a position, as JSON with the keys of the contract and as text.
struct WrittenOutlook {
    std::function<Json()> json;
    std::function<std::string(const Translator& words)> text;
};

using OutlookResult = tl::expected<WrittenOutlook, LoadError>;

} // namespace cli

/// Functions of a game for the command line, defined in app/cli/<game>_cli.cpp.
template <class Layout> struct CommandFunctions {
    /// Drawing of a side's board in lines; empty if the side has none.
    std::string (&drawing)(const Layout& layout, int side, const Translator& words);
    std::string (&legend)(const Layout& layout, const Translator& words);
    /// Outlook, or an error that names another command.
    cli::OutlookResult (&outlook)(const Layout& layout, const SearchLimit& patience);
    double usualSeconds = 0; ///< time limit of the outlook without the option --seconds
    /// Reason why a placement is illegal; null: the title of the rule.
    TextId (*objection)(const Placement& placement) = nullptr;
};

} // namespace cimaise
