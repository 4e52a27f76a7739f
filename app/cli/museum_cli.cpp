// Museum on the command line: its outlook is the command worth.
#include "app/cli/game_cli.h"
#include "app/cli/museum_drawing.h"

namespace cimaise::cli {

namespace {

//% "The command outlook does not support Museum; use worth instead."
constexpr TextId noOutlook = CIMAISE_TEXT("cli.outlook.museum");

OutlookResult outlook(const museum::Layout& /*layout*/, const Patience& /*patience*/) {
    return tl::unexpected(LoadError{.pointer = {}, .reason = {.text = noOutlook}});
}

} // namespace

template <> const GameCli<museum::Layout>& gameCli() {
    static constexpr GameCli<museum::Layout> entry{
        .drawing = drawing, .legend = legend, .outlook = outlook};
    return entry;
}

} // namespace cimaise::cli
