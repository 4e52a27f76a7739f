// Compares the players of neighbouring steps. Owners that leave with a step forward, and those that
// leave with a step back, are numbered like two stacks, so that the opposite step finds them again.
#include "app/game/history_seats.h"

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
std::vector<std::optional<int>> sidesIn(const AnyCase& to, const AnyCase& from) {
    std::vector<std::optional<int>> sides;
    for (int side = 0; side < sideCount(from); ++side) {
        const std::optional<int> there = sideIn(to, from, side);
        const bool isTaken = there && std::ranges::find(sides, there) != sides.end();
        sides.push_back(isTaken ? std::nullopt : there);
    }
    return sides;
}

/// Sides of `from` without a side in `to`.
std::vector<int> sidesWithout(const AnyCase& to, const AnyCase& from) {
    std::vector<int> without;
    for (int side = 0; const std::optional<int>& there : sidesIn(to, from)) {
        if (!there) {
            without.push_back(side);
        }
        ++side;
    }
    return without;
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
    const std::vector<HistoryStep>& steps = history.steps();
    for (std::size_t step = std::min(from, to); step < std::max(from, to); ++step) {
        if (!haveSameSeats(steps[step].position, steps[step + 1].position)) {
            return true;
        }
    }
    return false;
}

int photoSideAfter(const History& history, std::size_t from, std::size_t to, int photoSide) {
    const AnyCase& before = history.steps()[from].position;
    const AnyCase& after = history.steps()[to].position;
    if (haveSameSeats(before, after)) {
        return photoSide;
    }
    const int leftNow = from < to ? leftForward : leftBack;
    const int leftThen = from < to ? leftBack : leftForward;
    const std::vector<int> leaving = sidesWithout(after, before);
    const std::vector<int> returning = sidesWithout(before, after);
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
    return left == leaving.end() ? *sidesIn(after, before)[static_cast<std::size_t>(photoSide)]
                                 : leftNow + static_cast<int>(left - leaving.begin());
}

} // namespace cimaise
