// What the command line needs of each game: its drawing in characters and its outlook.
#pragma once

#include "app/texts/translator.h"
#include "scoring/search/patience.h"
#include "scoring/search/placements.h"
#include "validators/layout/load_error.h"

#include <functional>
#include <string>
#include <tl/expected.hpp>

namespace cimaise::cli {

/// What can still happen from a position, as JSON with the keys of the contract and as text.
struct WrittenOutlook {
    std::function<Json()> json;
    std::function<std::string(const Translator& words)> text;
};

using OutlookResult = tl::expected<WrittenOutlook, LoadError>;

/// Members without a default are references, so that a missing one does not compile.
template <class Layout> struct GameCli {
    /// Drawing of a side's board in lines; empty if the side has none.
    std::string (&drawing)(const Layout& layout, int side, const Translator& words);
    std::string (&legend)(const Layout& layout, const Translator& words);
    /// Outlook, or an error that names another command.
    OutlookResult (&outlook)(const Layout& layout, const Patience& patience);
    double usualSeconds = 0; ///< time limit of the outlook without the option --seconds
    /// Reason why a placement is illegal; null: the title of the rule.
    TextId (*objection)(const Placement& placement) = nullptr;
};

/// Entry of the game with this layout, defined in `<game>_cli.cpp`.
template <class Layout> const GameCli<Layout>& gameCli();

/// Returns `use(gameCli, layout)`.
template <class Use> auto withGameCli(const AnyCase& anyCase, const Use& use) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return use(gameCli<typename decltype(module)::Layout>(), layout);
    });
}

} // namespace cimaise::cli
