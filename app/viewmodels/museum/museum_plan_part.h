// View model of the board plans of the player's own copy: the board in use, and its drawing.
#pragma once

#include "app/viewmodels/museum/museum_part.h"

#include <QStringList>

namespace cimaise {

class MuseumPlanPart : public cimaise::MuseumPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(int tool READ tool WRITE setTool NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> boards READ boards NOTIFY changed FINAL)
    Q_PROPERTY(int board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString boardName READ boardName NOTIFY changed FINAL)
    /// True if the game stores the board.
    Q_PROPERTY(bool boardStored READ isBoardStored NOTIFY changed FINAL)
    Q_PROPERTY(bool removable READ isRemovable NOTIFY changed FINAL)
    /// Text naming the other players on this board; empty if there are none.
    Q_PROPERTY(QString sharedText READ sharedText NOTIFY changed FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
    /// Maximum number of columns or rows of a board.
    Q_PROPERTY(int mostSide READ mostSide CONSTANT FINAL)

public:
    using MuseumPart::MuseumPart;
    void show(const museum::View& view);

    [[nodiscard]] int tool() const { return m_shown.tool; }
    void setTool(int tool);
    [[nodiscard]] const QStringList& boards() const { return m_shown.boards; }
    [[nodiscard]] int board() const { return m_shown.board; }
    [[nodiscard]] const QString& boardName() const { return m_shown.boardName; }
    [[nodiscard]] bool isBoardStored() const { return m_shown.isBoardStored; }
    [[nodiscard]] bool isRemovable() const { return m_shown.isRemovable; }
    [[nodiscard]] const QString& sharedText() const { return m_shown.sharedText; }
    [[nodiscard]] int columns() const { return m_shown.columns; }
    [[nodiscard]] int rows() const { return m_shown.rows; }
    [[nodiscard]] static int mostSide() { return mostBoardSide; }

    // For these functions, see app/input/museum/museum_plan.h.
    Q_INVOKABLE void choose(int row);
    Q_INVOKABLE void add();
    /// Renames the board. Returns the error in the name, or an empty string.
    Q_INVOKABLE QString rename(const QString& name);
    Q_INVOKABLE void drop();
    Q_INVOKABLE void grow(int columns, int rows);

private:
    struct Shown {
        int tool = 0;
        QStringList boards;
        int board = 0;
        QString boardName;
        bool isBoardStored = false;
        bool isRemovable = false;
        QString sharedText;
        int columns = 0;
        int rows = 0;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
};

} // namespace cimaise
