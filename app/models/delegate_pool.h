// Pool of hidden spare rows at the end of a list model: their delegates, expensive to create, are
// reused for added rows.
#pragma once

#include <QTimer>
#include <QVariant>
#include <functional>
#include <vector>

namespace cimaise {

/// Values of a row, one for each role, in the order of the model's roles.
using Cells = std::vector<QVariant>;

/// Determines the cells of the spare rows and when to add such rows; the model inserts them.
class DelegatePool {
public:
    /// Role of spare rows, the last role of the model: its delegate hides itself.
    static constexpr auto role = "spare";

    /// `blank` are the cells of a row without content, without the role `spare`; `refill` adds
    /// spare rows to the model.
    DelegatePool(Cells blank, std::function<void()> refill);

    /// Cells of a spare row that never had content.
    [[nodiscard]] const Cells& blank() const { return m_blank; }
    /// Adds the role `spare` to the cells of a row that is shown.
    static void markShown(Cells& row) { row.emplace_back(false); }
    /// Cells of a row that was shown and becomes spare; keeps its content.
    static Cells spared(Cells row);
    /// Number of rows wanted in a model that shows `count`: some spare ones are created ahead.
    static int rowsWanted(int count);
    /// Calls `refill` in idle time.
    void refillSoon();

private:
    Cells m_blank;
    QTimer m_timer;
};

} // namespace cimaise
