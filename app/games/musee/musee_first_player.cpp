// Players hang one painting a turn, and play passes to the left (rulebook, "What to do on your
// turn"): boards that were entered one after the other show no first player.
#include "app/games/musee/musee_first_player.h"

#include "app/input/seats.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

//% "first painting hung"
constexpr TextId hungFirst = CIMAISE_TEXT("play.first.musee");

int paintingsOn(const Musee& board) {
    int count = 0;
    for (const Spaces& spaces : board.spaces) {
        count += static_cast<int>(std::ssize(spaces) - std::ranges::count(spaces, noExhibit));
    }
    return count;
}

/// Side with one painting more than before; −1 if no side or several sides differ otherwise.
int sideThatHung(const Layout& before, const Layout& after) {
    int hung = -1;
    for (std::size_t side = 0; side < after.musees.size(); ++side) {
        const int more = paintingsOn(after.musees[side]) - paintingsOn(before.musees[side]);
        if (more == 1 && hung < 0) {
            hung = static_cast<int>(side);
        } else if (more != 0) {
            return -1;
        }
    }
    return hung;
}

/// Sides of the first `count` paintings.
std::vector<int> firstSides(const History& history, std::size_t count) {
    std::vector<int> sides;
    for (std::size_t step = 1; step <= history.index() && sides.size() < count; ++step) {
        const auto& before = std::get<Layout>(history.steps()[step - 1].position);
        const auto& after = std::get<Layout>(history.steps()[step].position);
        if (before.musees == after.musees) {
            continue;
        }
        const bool isSameTable = before.musees.size() == after.musees.size();
        sides.push_back(isSameTable ? sideThatHung(before, after) : -1);
    }
    return sides;
}

} // namespace

std::optional<FirstPlayer> firstToHang(const History& history) {
    const auto& first = std::get<Layout>(history.steps().front().position);
    const auto players = static_cast<int>(first.header.players.size());
    const bool isEmpty = std::ranges::all_of(
        first.musees, [](const Musee& board) { return paintingsOn(board) == 0; });
    if (!isEmpty || sideCount(first) != players) {
        return std::nullopt;
    }
    const std::vector<int> sides = firstSides(history, first.musees.size());
    if (sides.size() < first.musees.size() || sides.front() < 0) {
        return std::nullopt;
    }
    for (std::size_t turn = 0; turn < sides.size(); ++turn) {
        if (sides[turn] != (sides.front() + static_cast<int>(turn)) % players) {
            return std::nullopt;
        }
    }
    const std::optional<int> seat =
        playerIn(history.current(), history.steps().front().position, sides.front());
    return seat ? std::optional{FirstPlayer{.seat = *seat, .reason = hungFirst}} : std::nullopt;
}

} // namespace cimaise::musee
