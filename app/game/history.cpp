// Stores every step; moving through them copies nothing.
#include "app/game/history.h"

#include "app/game/game_ui.h"
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

const Message* History::undoable() const { return m_index > 0 ? &m_steps[m_index].what : nullptr; }

const Message* History::redoable() const {
    return m_index + 1 < m_steps.size() ? &m_steps[m_index + 1].what : nullptr;
}

void History::append(HistoryStep step) {
    m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(m_index) + 1, m_steps.end());
    m_steps.push_back(std::move(step));
    ++m_index;
}

bool History::undo() { return m_index > 0 && goTo(m_index - 1); }

bool History::redo() { return goTo(m_index + 1); }

bool History::goTo(std::size_t index) {
    const bool moves = index != m_index && index < m_steps.size();
    m_index = moves ? index : m_index;
    return moves;
}

void History::setTitleEverywhere(const std::optional<std::string>& title) {
    for (HistoryStep& step : m_steps) {
        setTitleOf(step.position, title);
    }
}

void setTitleOf(AnyCase& position, const std::optional<std::string>& title) {
    std::optional<std::string>& former = headerOf(position).title;
    const bool isSpelledOut = former && former->empty();
    former = title || !isSpelledOut ? title : former;
}

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
