// Compares the players of neighbouring steps.
#include "app/game/history_seats.h"

#include "app/input/seats.h"

#include <algorithm>

namespace cimaise {

namespace {

/// True if the step that leads to step `later` changes the players.
bool isReseating(const History& history, std::size_t later) {
    const std::vector<HistoryStep>& steps = history.steps();
    return isSeatsEdit(steps[later].what) ||
           !haveSameSeats(steps[later - 1].position, steps[later].position);
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

} // namespace cimaise
