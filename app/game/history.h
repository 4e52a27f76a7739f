// History of a game: its positions, with undo and redo without limit.
#pragma once

#include "positions/cases.h"

#include <QtGlobal>
#include <vector>

namespace cimaise {

/// Position, and the edit that led to it.
struct HistoryStep {
    AnyCase position;
    Message what;      ///< text of the edit; empty for the first step
    qint64 madeAt = 0; ///< in milliseconds since 1970, UTC; 0: unknown

    bool operator==(const HistoryStep&) const = default;
};

/// Sets or removes the title of a position. An empty title that was written in the file is not
/// removed.
void setTitleOf(AnyCase& position, const std::optional<std::string>& title);

class History {
public:
    /// Starts a history; for `madeAt` see HistoryStep.
    explicit History(AnyCase first, qint64 madeAt = 0)
        : m_steps{{.position = std::move(first), .what = {}, .madeAt = madeAt}} {}
    /// Restores a history; `steps` is not empty, and `index` is one of its indices.
    History(std::vector<HistoryStep> steps, std::size_t index)
        : m_steps(std::move(steps)), m_index(index) {}

    [[nodiscard]] const AnyCase& current() const { return m_steps[m_index].position; }
    [[nodiscard]] std::size_t index() const { return m_index; }
    [[nodiscard]] const std::vector<HistoryStep>& steps() const { return m_steps; }

    /// Edit that undo() or redo() would apply; null if there is none.
    [[nodiscard]] const Message* undoable() const;
    [[nodiscard]] const Message* redoable() const;

    /// Appends a step and makes it the current one; drops the steps that could be redone.
    void append(HistoryStep step);
    /// Moves one step; returns false if there is none.
    bool undo();
    bool redo();
    /// Moves to any step; returns false if it is the current one or does not exist.
    bool goTo(std::size_t index);

    /// Changes the title in every position. A change of title is not an edit and cannot be undone.
    void setTitleEverywhere(const std::optional<std::string>& title);

private:
    std::vector<HistoryStep> m_steps;
    std::size_t m_index = 0;
};

} // namespace cimaise
