// Stores every step; moving through them copies nothing.
#include "app/game/history.h"

namespace cimaise {

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

} // namespace cimaise
