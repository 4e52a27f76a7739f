// Base of the panels of a board's view model for QML: keeps the state shown, and signals when it
// changes.
#pragma once

#include "app/viewmodels/board_view_model.h"

namespace cimaise {

class TablePanel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit TablePanel(BoardViewModel& table) : m_board(table) {}

    /// Ends the typing into a field: the next edit is separate. `refusal` is the reason why the
    /// text was refused, or empty.
    Q_INVOKABLE void endTyping(const QString& refusal = {}) {
        m_board.endTyping();
        m_board.sayRefused(refusal);
    }

Q_SIGNALS:
    /// Emitted after any change except in the lists, which have signals of their own.
    void changed();

protected:
    /// Stores the state shown, and emits changed() if it differs.
    template <class Shown> void become(Shown& shown, Shown now) {
        if (now != shown) {
            shown = std::move(now);
            emit changed();
        }
    }

private:
    BoardViewModel& m_board;
};

} // namespace cimaise
