// Museum on the command line: it has no outlook.
#include "app/cli/game_cli.h"
#include "app/cli/museum_drawing.h"

namespace cimaise::cli {

namespace {

//% "The command outlook does not support Museum; use arrange instead."
constexpr TextId noOutlook = CIMAISE_TEXT("cli.outlook.museum");

OutlookResult outlook(const museum::Layout& /*layout*/, const SearchLimit& /*patience*/) {
    return tl::unexpected(LoadError{.pointer = {}, .reason = {.text = noOutlook}});
}

} // namespace

} // namespace cimaise::cli

namespace cimaise {

constinit const CommandFunctions<museum::Layout> museum::Module::commands{
    .drawing = cli::drawing, .legend = cli::legend, .outlook = cli::outlook};

} // namespace cimaise
