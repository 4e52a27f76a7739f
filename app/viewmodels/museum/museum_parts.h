// View models of the final scoring, experts and patron of a museum, and of the player's own copy.
#pragma once

#include "app/input/museum/museum_input_state.h"
#include "app/viewmodels/game_table.h"
#include "app/viewmodels/museum/museum_rows.h"

#include <QStringList>

namespace cimaise {

/// Base of panels with figures: those of a game, or of the player's own copy.
class MuseumFiguresOwner : public CIMAISE_PART(museum::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(bool locked READ isLocked NOTIFY changed FINAL)
    /// Highest figure that can be entered.
    Q_PROPERTY(int highest READ highest CONSTANT FINAL)

public:
    using Part::Part;
    [[nodiscard]] static int highest() { return museum::highestFigure; }

    /// True if the figures are read-only.
    [[nodiscard]] virtual bool isLocked() const = 0;
    /// Sets a figure by its number; an empty text makes it unknown. Returns the error in the text.
    Q_INVOKABLE virtual QString setFigure(int figure, const QString& text) = 0;
    /// Enters the new content of a figure's field; all keys of one figure make one edit until
    /// endTyping(). Returns the error in the text.
    Q_INVOKABLE virtual QString typeFigure(int figure, const QString& text) {
        return setFigure(figure, text);
    }
    Q_INVOKABLE virtual void stepFigure(int figure, int by) = 0;
};

/// View model of the numbers of the final scoring, and of the collections that score.
class MuseumFiguresPart : public cimaise::MuseumFiguresOwner {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(cimaise::RowsModel* collections READ collections CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* track READ track CONSTANT FINAL)
    /// Figures of the Patron card.
    Q_PROPERTY(cimaise::RowsModel* patron READ patron CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* prestige READ prestige CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* bonuses READ bonuses CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* discards READ discards CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* opinion READ opinion CONSTANT FINAL)
    Q_PROPERTY(QString opinionWorth READ opinionWorth NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* press READ press CONSTANT FINAL)

public:
    explicit MuseumFiguresPart(Table& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* collections() { return &m_collections; }
    [[nodiscard]] RowsModel* track() { return &m_track; }
    [[nodiscard]] RowsModel* patron() { return &m_patron; }
    [[nodiscard]] RowsModel* prestige() { return &m_prestige; }
    [[nodiscard]] RowsModel* bonuses() { return &m_bonuses; }
    [[nodiscard]] RowsModel* discards() { return &m_discards; }
    [[nodiscard]] RowsModel* opinion() { return &m_opinion; }
    [[nodiscard]] const QString& opinionWorth() const { return m_shown.opinionWorth; }
    [[nodiscard]] RowsModel* press() { return &m_press; }

    [[nodiscard]] bool isLocked() const override { return m_shown.isLocked; }
    QString setFigure(int figure, const QString& text) override;
    QString typeFigure(int figure, const QString& text) override;
    void stepFigure(int figure, int by) override;

private:
    struct Shown {
        bool isLocked = true;
        QString opinionWorth;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<museum::CollectionRow> m_collections;
    TypedRows<museum::FigureRow> m_track;
    TypedRows<museum::FigureRow> m_patron;
    TypedRows<museum::FigureRow> m_prestige;
    TypedRows<museum::FigureRow> m_bonuses;
    TypedRows<museum::FigureRow> m_discards;
    TypedRows<museum::FigureRow> m_opinion;
    TypedRows<museum::FigureRow> m_press;
};

/// View model of the experts and the patron of a museum.
class MuseumPatronPart : public CIMAISE_PART(museum::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(cimaise::RowsModel* experts READ experts CONSTANT FINAL)
    /// Kinds of Patron cards, and “none”.
    Q_PROPERTY(cimaise::RowsModel* kinds READ kinds CONSTANT FINAL)
    /// Goals to choose from; empty if the card needs no choice.
    Q_PROPERTY(cimaise::RowsModel* parts READ parts CONSTANT FINAL)
    /// Goal of the card and the choice it needs.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString worth READ worth NOTIFY changed FINAL)

public:
    explicit MuseumPatronPart(Table& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* experts() { return &m_experts; }
    [[nodiscard]] RowsModel* kinds() { return &m_kinds; }
    [[nodiscard]] RowsModel* parts() { return &m_parts; }
    [[nodiscard]] const QString& text() const { return m_shown.text; }
    [[nodiscard]] const QString& worth() const { return m_shown.worth; }

    // For these functions, see app/input/museum/museum_patron.h.
    Q_INVOKABLE void toggleExpert(int row);
    Q_INVOKABLE void choose(int row);
    Q_INVOKABLE void chooseGoal(int row);

private:
    struct Shown {
        QString text;
        QString worth;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<museum::KeyRow> m_experts;
    TypedRows<museum::KeyRow> m_kinds;
    TypedRows<museum::KeyRow> m_parts;
};

/// View model of the Patron cards of the player's own copy: shown, edited and deleted.
class MuseumCardsPart : public cimaise::MuseumFiguresOwner {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(cimaise::RowsModel* cards READ cards CONSTANT FINAL)
    /// Figures of the chosen card.
    Q_PROPERTY(cimaise::RowsModel* figures READ figures CONSTANT FINAL)
    /// Card deleted last, for undo; empty if there is none.
    Q_PROPERTY(QString deletedCardText READ deletedCardText NOTIFY changed FINAL)

public:
    explicit MuseumCardsPart(Table& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* cards() { return &m_cards; }
    [[nodiscard]] RowsModel* figures() { return &m_figures; }
    [[nodiscard]] const QString& deletedCardText() const { return m_shown.deletedCardText; }

    [[nodiscard]] bool isLocked() const override { return m_shown.isLocked; }
    QString setFigure(int figure, const QString& text) override;
    void stepFigure(int figure, int by) override;

    // For these functions, see app/input/museum/museum_cards.h.
    Q_INVOKABLE void choose(int row);
    Q_INVOKABLE void drop(int row);
    Q_INVOKABLE void undoDrop();

private:
    struct Shown {
        bool isLocked = true;
        QString deletedCardText;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<museum::KeyRow> m_cards;
    TypedRows<museum::FigureRow> m_figures;
};

/// View model of the board plans of the player's own copy: the board in use, and its drawing.
class MuseumPlanPart : public CIMAISE_PART(museum::Input) {
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
    /// Warning that names the other players with the same printed board; empty without any.
    Q_PROPERTY(QString sharedText READ sharedText NOTIFY changed FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
    /// Maximum number of columns or rows of a board.
    Q_PROPERTY(int maxSide READ maxSide CONSTANT FINAL)

public:
    using Part::Part;
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
    [[nodiscard]] static int maxSide() { return mostBoardSide; }

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
