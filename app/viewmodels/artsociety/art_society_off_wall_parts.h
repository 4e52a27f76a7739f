// View models of the panels beside a wall: search for places, outlook, markers, assistant and hand,
// printed wall and names of the frames.
#pragma once

#include "app/models/rows_model.h"
#include "app/viewmodels/artsociety/art_society_rows.h"
#include "app/viewmodels/game_table.h"
#include "positions/artsociety/art_society_catalogue.h"

#include <QStringList>

namespace cimaise {

/// View model of “Where does this fit?”: the requested tile, and its placements, best first.
class ArtSocietyFitPart : public CIMAISE_PART(artsociety::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(cimaise::RowsModel* places READ places CONSTANT FINAL)
    /// Number of placements, as text.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// Alternatives offered by the rules if there is no placement; empty otherwise.
    Q_PROPERTY(QString offers READ offers NOTIFY changed FINAL)
    Q_PROPERTY(int requestedColumns READ requestedColumns NOTIFY changed FINAL)
    Q_PROPERTY(int requestedRows READ requestedRows NOTIFY changed FINAL)
    /// Shields of the requested decor; 0 for a painting.
    Q_PROPERTY(int requestedShields READ requestedShields NOTIFY changed FINAL)
    /// True if a placement is shown.
    Q_PROPERTY(bool placeShown READ isPlaceShown NOTIFY changed FINAL)
    /// True if the requested tile can be given to the assistant.
    Q_PROPERTY(bool canGiveToAssistant READ canGiveToAssistant NOTIFY changed FINAL)
    /// True if the requested painting fits nowhere and can be kept as an excess painting.
    Q_PROPERTY(bool canKeepAsExcess READ canKeepAsExcess NOTIFY changed FINAL)

public:
    explicit ArtSocietyFitPart(Table& table);
    /// Searches the placements; repeats a search only after a change of the position.
    void search(const artsociety::InputContext& context, bool anotherTable);
    [[nodiscard]] const artsociety::Fits& fits() const { return m_fits; }
    void show(const artsociety::View& view);

    [[nodiscard]] RowsModel* places() { return &m_places; }
    [[nodiscard]] const QString& summary() const { return m_shown.summary; }
    [[nodiscard]] const QString& offers() const { return m_shown.offers; }
    [[nodiscard]] int requestedColumns() const { return m_shown.asked.columns; }
    [[nodiscard]] int requestedRows() const { return m_shown.asked.rows; }
    [[nodiscard]] int requestedShields() const { return m_shown.shields; }
    [[nodiscard]] bool isPlaceShown() const { return m_shown.place; }
    [[nodiscard]] bool canGiveToAssistant() const { return m_shown.canGiveToAssistant; }
    [[nodiscard]] bool canKeepAsExcess() const { return m_shown.canKeepAsExcess; }

    Q_INVOKABLE void ask(int shields);
    Q_INVOKABLE void grow(int columns, int rows);
    /// Requests the placements of the tile that the assistant holds.
    Q_INVOKABLE void requestHeldTile();
    Q_INVOKABLE void showPlace(int row);
    /// Hangs the tile at the placement shown.
    Q_INVOKABLE void hang();
    /// Gives the requested tile to the assistant; false if the assistant already holds one.
    Q_INVOKABLE bool give();
    /// Keeps the requested painting as an excess painting.
    Q_INVOKABLE void keep();

private:
    struct Shown {
        QString summary{};
        QString offers{};
        Extent asked{};
        int shields = 0;
        bool place = false;
        bool canGiveToAssistant = false;
        bool canKeepAsExcess = false;

        bool operator==(const Shown&) const = default;
    };

    std::optional<artsociety::Tile> m_searchedTile; ///< tile of the last search
    artsociety::Fits m_fits;
    Shown m_shown;
    TypedRows<artsociety::FitRow> m_places;
};

/// View model of “Outlook”: the sizes of paintings with their number of places, and the squares
/// that only decor can cover.
class ArtSocietyOutlookPart : public CIMAISE_PART(artsociety::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    /// Sizes of paintings; empty while the panel is closed.
    Q_PROPERTY(cimaise::RowsModel* sizes READ sizes CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* types READ types CONSTANT FINAL)
    /// Sentences about the wall in view.
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed FINAL)

public:
    explicit ArtSocietyOutlookPart(Table& table);
    /// Computes the outlook while the panel is open.
    void search(const artsociety::InputContext& context);
    [[nodiscard]] const artsociety::WallOutlook& found() const { return m_found; }
    void show(const artsociety::View& view);

    [[nodiscard]] RowsModel* sizes() { return &m_sizes; }
    [[nodiscard]] RowsModel* types() { return &m_types; }
    [[nodiscard]] const QStringList& lines() const { return m_lines; }

    // Rows of the lists.
    Q_INVOKABLE void chooseSize(int row);
    Q_INVOKABLE void chooseType(int row);

private:
    artsociety::WallOutlook m_found;
    QStringList m_lines;
    TypedRows<artsociety::SizeRow> m_sizes;
    TypedRows<artsociety::KeyRow> m_types;
};

/// View model of the panels beside a wall: markers, assistant, excess paintings and hand; printed
/// wall and names of the frames.
class ArtSocietyBesidePart : public CIMAISE_PART(artsociety::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(cimaise::RowsModel* markers READ markers CONSTANT FINAL)
    /// Row of the marker picked up; −1: none.
    Q_PROPERTY(int pickedMarker READ pickedMarker NOTIFY changed FINAL)
    Q_PROPERTY(QString assistantText READ assistantText NOTIFY changed FINAL)
    Q_PROPERTY(bool assistantHolds READ assistantHolds NOTIFY changed FINAL)
    Q_PROPERTY(int excess READ excess NOTIFY changed FINAL)
    /// True if the wall may have one more excess painting.
    Q_PROPERTY(bool moreExcess READ moreExcess NOTIFY changed FINAL)
    /// True if a tie requires hands, or this hand has been entered.
    Q_PROPERTY(bool handRequired READ isHandRequired NOTIFY changed FINAL)
    Q_PROPERTY(bool handKnown READ isHandKnown NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* hand READ hand CONSTANT FINAL)
    /// Number and sum of the cards in the hand.
    Q_PROPERTY(QString handText READ handText NOTIFY changed FINAL)
    /// Highest space of a marker that can be entered.
    Q_PROPERTY(int highestSpace READ highestSpace CONSTANT FINAL)

public:
    explicit ArtSocietyBesidePart(Table& table);
    void show(const artsociety::View& view);

    [[nodiscard]] RowsModel* markers() { return &m_markers; }
    [[nodiscard]] int pickedMarker() const { return m_shown.pickedMarker; }
    [[nodiscard]] const QString& assistantText() const { return m_shown.assistant; }
    [[nodiscard]] bool assistantHolds() const { return m_shown.assistantHolds; }
    [[nodiscard]] int excess() const { return m_shown.excess; }
    [[nodiscard]] bool moreExcess() const { return m_shown.moreExcess; }
    [[nodiscard]] bool isHandRequired() const { return m_shown.handRequired; }
    [[nodiscard]] bool isHandKnown() const { return m_shown.handKnown; }
    [[nodiscard]] RowsModel* hand() { return &m_hand; }
    [[nodiscard]] const QString& handText() const { return m_shown.handText; }
    [[nodiscard]] static int highestSpace() { return artsociety::highestMarker; }

    /// Sets the space of a marker; an empty text: the marker never reached the museum. Returns the
    /// error in the text, or an empty string.
    Q_INVOKABLE QString setMarker(int row, const QString& text);
    /// Enters the new content of a marker's field; all keys make one edit until endTyping().
    Q_INVOKABLE QString typeMarker(int row, const QString& text);
    // For these functions, see app/input/artsociety/art_society_off_wall.h.
    Q_INVOKABLE void tapMarker(int row);
    Q_INVOKABLE void tapSpace(const QString& space);
    Q_INVOKABLE void clearAssistant();
    Q_INVOKABLE void stepExcess(int by);
    Q_INVOKABLE void toggleCard(int row);
    Q_INVOKABLE void enterEmptyHand();
    Q_INVOKABLE void enterFullHand();
    Q_INVOKABLE void clearHand();

private:
    struct Shown {
        int pickedMarker = -1;
        QString assistant{};
        bool assistantHolds = false;
        int excess = 0;
        bool moreExcess = false;
        bool handRequired = false;
        bool handKnown = false;
        QString handText{};

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<artsociety::MarkerRow> m_markers;
    TypedRows<artsociety::KeyRow> m_hand;
};

/// Facts of the players' own copy: the printed wall, and the names of the frames.
class ArtSocietyPlanPart : public CIMAISE_PART(artsociety::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(int firstEyelineRow READ firstEyelineRow NOTIFY changed FINAL)
    Q_PROPERTY(int lastEyelineRow READ lastEyelineRow NOTIFY changed FINAL)
    Q_PROPERTY(int starColumn READ starColumn NOTIFY changed FINAL)
    Q_PROPERTY(int starRow READ starRow NOTIFY changed FINAL)
    /// True if a player has confirmed the printed wall.
    Q_PROPERTY(bool verified READ isVerified NOTIFY changed FINAL)
    /// Names by frame; empty for a frame without a name.
    Q_PROPERTY(QStringList frameNames READ frameNames NOTIFY changed FINAL)

public:
    using Part::Part;
    void show(const artsociety::InputContext& context);

    [[nodiscard]] int columns() const { return m_shown.wall.size.columns; }
    [[nodiscard]] int rows() const { return m_shown.wall.size.rows; }
    [[nodiscard]] int firstEyelineRow() const { return m_shown.wall.firstEyelineRow; }
    [[nodiscard]] int lastEyelineRow() const { return m_shown.wall.lastEyelineRow; }
    [[nodiscard]] int starColumn() const { return m_shown.wall.stars[0].column; }
    [[nodiscard]] int starRow() const { return m_shown.wall.stars[0].row; }
    [[nodiscard]] bool isVerified() const { return m_shown.wall.verified; }
    [[nodiscard]] const QStringList& frameNames() const { return m_shown.frameNames; }

    Q_INVOKABLE void grow(int columns, int rows);
    Q_INVOKABLE void moveEyeline(int first, int last);
    Q_INVOKABLE void moveStars(int columns, int rows);
    Q_INVOKABLE void confirm();
    /// Names a frame. Returns the error in the name, or an empty string.
    Q_INVOKABLE QString nameFrame(int frame, const QString& name);

private:
    struct Shown {
        artsociety::WallPlan wall{};
        QStringList frameNames{};

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
};

} // namespace cimaise
