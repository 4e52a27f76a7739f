// Compares the players of neighbouring steps. Owners that leave with a step forward, and those that
// leave with a step back, are numbered like two stacks, so that the opposite step finds them again.
#include "app/game/history_seats.h"

#include "app/input/board_moves.h"
#include "app/input/seats.h"

#include <algorithm>

namespace cimaise {

namespace {

/// First numbers of the two stacks, above the sides of any game.
constexpr int leftForward = 100;
constexpr int leftBack = 500;
constexpr int stackSize = 400;

/// Side in `to` of each side of `from`; nullopt if none of its players is there, or if an earlier
/// side has become the same team.
std::vector<std::optional<int>> sidesIn(const AnyCase& to, const AnyCase& from, bool byName) {
    std::vector<std::optional<int>> sides;
    for (int side = 0; side < sideCount(from); ++side) {
        const std::optional<int> there = sideIn(to, from, side, byName);
        const bool isTaken = there && std::ranges::find(sides, there) != sides.end();
        sides.push_back(isTaken ? std::nullopt : there);
    }
    return sides;
}

/// Sides of `from` without a side in `to`.
std::vector<int> sidesWithout(const AnyCase& to, const AnyCase& from, bool byName) {
    std::vector<int> without;
    for (int side = 0; const std::optional<int>& there : sidesIn(to, from, byName)) {
        if (!there) {
            without.push_back(side);
        }
        ++side;
    }
    return without;
}

/// True if the step that leads to step `later` changes the players.
bool isReseating(const History& history, std::size_t later) {
    const std::vector<HistoryStep>& steps = history.steps();
    return isSeatsEdit(steps[later].what) ||
           !haveSameSeats(steps[later - 1].position, steps[later].position);
}

bool isInStack(int photoSide, int stack) {
    return photoSide >= stack && photoSide < stack + stackSize;
}

} // namespace

std::size_t firstStepWithSeats(const History& history) {
    std::size_t step = history.index();
    while (step > 0 && !changesSeats(history, step - 1, step)) {
        --step;
    }
    return step;
}

bool changesSeats(const History& history, std::size_t from, std::size_t to) {
    for (std::size_t step = std::min(from, to); step < std::max(from, to); ++step) {
        if (isReseating(history, step + 1)) {
            return true;
        }
    }
    return false;
}

bool movesBoards(const History& history, std::size_t from, std::size_t to) {
    for (std::size_t step = std::min(from, to); step < std::max(from, to); ++step) {
        if (isReseating(history, step + 1) || swappedSides(history.steps()[step + 1].what)) {
            return true;
        }
    }
    return false;
}

bool hasJoined(const History& history, int player) {
    for (std::size_t step = history.index(); step > 0; --step) {
        const std::string& name =
            headerOf(history.steps()[step].position).players.at(static_cast<std::size_t>(player));
        if (isReseating(history, step)) {
            const std::optional<int> before = playerNamed(history.steps()[step - 1].position, name);
            if (!before) {
                return true;
            }
            player = *before;
        }
    }
    return false;
}

int photoSideAfter(const History& history, std::size_t from, std::size_t to, int photoSide) {
    const AnyCase& before = history.steps()[from].position;
    const AnyCase& after = history.steps()[to].position;
    const std::size_t later = std::max(from, to);
    const Message& what = history.steps()[later].what;
    if (const auto swapped = swappedSides(what)) {
        return photoSide == swapped->first    ? swapped->second
               : photoSide == swapped->second ? swapped->first
                                              : photoSide;
    }
    if (!isReseating(history, later)) {
        return photoSide;
    }
    const int leftNow = from < to ? leftForward : leftBack;
    const int leftThen = from < to ? leftBack : leftForward;
    const std::vector<int> leaving = sidesWithout(after, before, true);
    const std::vector<int> returning = sidesWithout(before, after, true);
    const auto leavers = static_cast<int>(leaving.size());
    const auto returners = static_cast<int>(returning.size());
    if (isInStack(photoSide, leftNow)) {
        return std::min(photoSide + leavers, leftNow + stackSize - 1);
    }
    if (isInStack(photoSide, leftThen)) {
        const int top = photoSide - leftThen;
        return top < returners ? returning[static_cast<std::size_t>(top)] : photoSide - returners;
    }
    if (photoSide < 0 || photoSide >= sideCount(before)) {
        return photoSide;
    }
    const auto left = std::ranges::find(leaving, photoSide);
    return left == leaving.end()
               ? *sidesIn(after, before, true)[static_cast<std::size_t>(photoSide)]
               : leftNow + static_cast<int>(left - leaving.begin());
}

} // namespace cimaise
