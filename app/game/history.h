// History of a game: its positions, with undo and redo without limit.
#pragma once

#include "validators/cases.h"

#include <QtGlobal>
#include <vector>

namespace cimaise {

/// A position and the edit that led to it.
struct HistoryStep {
    AnyCase position;
    Message what;    ///< empty for the first
    qint64 made = 0; ///< in milliseconds since 1970, UTC; 0: nobody knows

    bool operator==(const HistoryStep&) const = default;
};

/// Sets the title of a position. Without a title, an empty one that its file spelled out stays.
void entitle(AnyCase& position, const std::optional<std::string>& title);

class History {
public:
    /// `made`: as that of a step.
    explicit History(AnyCase first, qint64 made = 0)
        : m_steps{{.position = std::move(first), .what = {}, .made = made}} {}
    /// `steps` is not empty and `index` one of them.
    History(std::vector<HistoryStep> steps, std::size_t index)
        : m_steps(std::move(steps)), m_index(index) {}

    [[nodiscard]] const AnyCase& current() const { return m_steps[m_index].position; }
    [[nodiscard]] std::size_t index() const { return m_index; }
    [[nodiscard]] const std::vector<HistoryStep>& steps() const { return m_steps; }

    /// The edit that undo() takes back, or redo() makes again; null when there is none.
    [[nodiscard]] const Message* undoable() const;
    [[nodiscard]] const Message* redoable() const;

    /// Makes `step` the current one; what could be redone is dropped.
    void append(HistoryStep step);
    /// Another step becomes the current one; false when there is none.
    bool undo();
    bool redo();
    /// The same to any step; false when it is the current one, or there is none.
    bool goTo(std::size_t index);

    /// A title is a name, not an edit: every position gets it.
    void retitle(const std::optional<std::string>& title);

private:
    std::vector<HistoryStep> m_steps;
    std::size_t m_index = 0;
};

} // namespace cimaise
