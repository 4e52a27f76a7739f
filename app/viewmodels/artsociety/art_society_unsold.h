// View model of the museum's board: unsold paintings in order, or markers entered by hand.
#pragma once

#include "app/input/artsociety/art_society_selling.h"
#include "app/models/rows_model.h"
#include "app/viewmodels/artsociety/art_society_rows.h"
#include "app/viewmodels/board_view_model.h"
#include "scoring/artsociety/art_society_museum.h"

namespace cimaise::artsociety {

/// Unsold painting and the move of its marker.
struct UnsoldRow {
    QString type;
    QString title;  ///< “Portrait, value 4: from 0 to 3”
    QString detail; ///< markers that the moved marker met; empty: none
    QString accessibleName;
};

/// A marker on the track.
struct TrackRow {
    QString type;
    QString letters;
    int space = 0;      ///< space from 1 to 50; 0: before the first space; −1: never moved
    bool black = false; ///< true after one lap
    int neighbour = 0;  ///< index among the markers on the same space
    int sharing = 1;    ///< number of markers on the same space
};

/// True if the marker is on no space.
inline bool isWaiting(const TrackRow& row) { return row.space <= 0; }

const Roles<UnsoldRow>& unsoldRoles();
const Roles<TrackRow>& trackRoles();

/// Unsold paintings, in the order in which the museum took them.
std::vector<UnsoldRow> unsoldRows(const Layout& layout, const Translator& words);

std::vector<TrackRow> trackRows(const Layout& layout, const Translator& words);

/// Spaces of all markers: “City Life on 4, Portrait on 3; never in the museum: Landscape”.
QString trackText(const Layout& layout, const Translator& words);

/// Keys of the types, of which one may be chosen, and of the values.
std::vector<KeyRow> unsoldTypeKeys(std::optional<Type> chosen, const Translator& words);
std::vector<KeyRow> unsoldValueKeys(const Translator& words);

} // namespace cimaise::artsociety

namespace cimaise {

/// Shows the open game, which must be one of Art Society.
class ArtSocietyUnsold : public cimaise::BoardViewModel {
    Q_OBJECT
    QML_ELEMENT
    /// True if unsold paintings move the markers; otherwise the markers are entered by hand.
    Q_PROPERTY(bool fromPaintings READ isFromPaintings WRITE setFromPaintings NOTIFY changed FINAL)
    /// Unsold paintings, in the order in which the museum took them.
    Q_PROPERTY(cimaise::RowsModel* paintings READ paintings CONSTANT FINAL)
    /// Spaces of the museum's track, and the markers on it.
    Q_PROPERTY(int spaces READ spaces CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* track READ track CONSTANT FINAL)
    /// True if a marker is on no space.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY changed FINAL)
    Q_PROPERTY(QString trackText READ trackText NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* types READ types CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* values READ values CONSTANT FINAL)
    /// Next step, effect of the last painting, or error.
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)

public:
    explicit ArtSocietyUnsold(QObject* parent = nullptr);

    [[nodiscard]] bool isFromPaintings() const { return m_shown.fromPaintings; }
    void setFromPaintings(bool fromPaintings);
    [[nodiscard]] RowsModel* paintings() { return &m_paintings; }
    [[nodiscard]] int spaces() const { return artsociety::trackLength; }
    [[nodiscard]] RowsModel* track() { return &m_track; }
    [[nodiscard]] bool isWaiting() const { return m_shown.waiting; }
    [[nodiscard]] const QString& trackText() const { return m_shown.trackText; }
    [[nodiscard]] RowsModel* types() { return &m_types; }
    [[nodiscard]] RowsModel* values() { return &m_values; }
    [[nodiscard]] const QString& hint() const { return m_shown.hint; }

    // For these functions, see app/input/artsociety/art_society_selling.h.
    Q_INVOKABLE void chooseType(int row);
    Q_INVOKABLE void chooseValue(int row);
    Q_INVOKABLE void take(int row);

private:
    struct Shown {
        bool fromPaintings = false;
        bool waiting = false;
        QString trackText{};
        QString hint{};

        bool operator==(const Shown&) const = default;
    };

    void connectToSession() override;
    void show() override;
    [[nodiscard]] const artsociety::Layout& layout() const;
    /// Applies the result of the input function `tapped`; does nothing without a session.
    template <class Touched> QString touch(Touched tapped);
    /// Positions of the game up to the current one.
    [[nodiscard]] std::vector<const artsociety::Layout*> past() const;

    artsociety::SellingState m_state;
    Shown m_shown;
    TypedRows<artsociety::UnsoldRow> m_paintings;
    TypedRows<artsociety::TrackRow> m_track;
    TypedRows<artsociety::KeyRow> m_types;
    TypedRows<artsociety::KeyRow> m_values;
};

} // namespace cimaise
