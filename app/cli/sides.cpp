// Finds a player or team by name.
#include "app/cli/sides.h"

#include "positions/text/shown_text.h"

namespace cimaise::cli {

namespace {

//% "No player or team called “{name}” found."
constexpr TextId noSuchPlayer = CIMAISE_TEXT("cli.unknown-player");

} // namespace

tl::expected<int, LoadError> sideCalled(const AnyCase& anyCase, std::string_view name) {
    const int found = findSide(anyCase, name);
    if (found < 0) {
        return tl::unexpected(
            LoadError{.pointer = {},
                      .reason = {.text = noSuchPlayer, .arguments = {{"name", shownText(name)}}}});
    }
    return found;
}

} // namespace cimaise::cli
