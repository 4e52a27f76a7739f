// Pieces and boards that belong to another player, for QML.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <functional>
#include <utility>

namespace cimaise {

/// Moves between boards; the table applies them.
class BoardMoves : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a game's table")
    /// Piece selected on another board, which moveHere() would move to the board in view; empty for
    /// none.
    Q_PROPERTY(QString piece READ piece NOTIFY changed FINAL)
    /// True if the next tap on the board in view puts that piece down.
    Q_PROPERTY(bool inHand READ isInHand NOTIFY changed FINAL)
    /// Labels of the buttons that swap the board in view with that of each side; empty for the side
    /// in view.
    Q_PROPERTY(QStringList swaps READ swaps NOTIFY changed FINAL)

public:
    struct Shown {
        QString piece{};
        bool inHand = false;
        QStringList swaps{};

        bool operator==(const Shown&) const = default;
    };

    using QObject::QObject;
    void show(Shown shown);

    [[nodiscard]] const QString& piece() const { return m_shown.piece; }
    [[nodiscard]] bool isInHand() const { return m_shown.inHand; }
    [[nodiscard]] const QStringList& swaps() const { return m_shown.swaps; }

    /// Moves `piece` to its place on the board in view.
    Q_INVOKABLE void moveHere() { emit moveHereRequested(); }
    /// Leaves `piece`, or the piece in hand from the board in view, where it is.
    Q_INVOKABLE void drop() { emit dropRequested(); }
    /// Gives the piece in a space of the board in view to another side: to the same place if it is
    /// free, otherwise to the space tapped next on that side's board. `row` numbers the spaces. The
    /// move follows after the current event.
    Q_INVOKABLE void give(int row, int side) { emit giveRequested(row, side); }
    /// Selects a space of a side's board, and shows that board.
    Q_INVOKABLE void select(int side, int row) { emit selectRequested(side, row); }
    /// Moves the piece in a space of one board to a space of another.
    Q_INVOKABLE void move(int side, int row, int toSide, int toRow) {
        emit moveRequested(side, row, toSide, toRow);
    }
    /// Name of the piece in a space of a side's board; empty for an empty space.
    Q_INVOKABLE [[nodiscard]] QString nameAt(int side, int row) const {
        return m_nameAt ? m_nameAt(side, row) : QString{};
    }
    /// Exchanges everything that belongs to the side in view and to another side, except the names.
    Q_INVOKABLE void swapWith(int side) { emit swapRequested(side); }

    void setNameAt(std::function<QString(int, int)> nameAt) { m_nameAt = std::move(nameAt); }

Q_SIGNALS:
    void changed();
    void moveHereRequested();
    void dropRequested();
    void giveRequested(int row, int side);
    void selectRequested(int side, int row);
    void moveRequested(int side, int row, int toSide, int toRow);
    void swapRequested(int side);

private:
    Shown m_shown;
    std::function<QString(int, int)> m_nameAt;
};

} // namespace cimaise
