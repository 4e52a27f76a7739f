// Rows of the wall, its keys and the lists beside it, computed from one view.
#pragma once

#include "app/models/rows_model.h"
#include "app/viewmodels/artsociety/art_society_view.h"
#include "validators/artsociety/art_society_pairs.h"

#include <vector>

namespace cimaise::artsociety {

/// One square of the wall.
struct SquareRow {
    int column = 1;
    int row = 1;
    bool star = false;
    bool eyeline = false;
    bool corner = false;
    bool lit = false;
    bool idle = false; ///< lit for what does not count
    QString fits; ///< what a tile with its top left corner here would bring; empty: it does not fit
    bool best = false;
    QString accessibleName;
};

/// One tile on the wall.
struct TileRow {
    int column = 1;
    int row = 1;
    int columns = 1;
    int rows = 1;
    QString type; ///< empty: decor
    QString letters;
    QString frame; ///< “A”; empty: decor
    int shields = 0;
    bool start = false;
    bool selected = false;
    bool lit = false;
    bool idle = false; ///< lit for what does not count
    QString lightTag;  ///< the pairs or groups it is lit for
    QString severity;
    QString number; ///< where a finding or something lit names the tile; else empty
    QString accessibleName;
    QString accessibleDescription;
};

/// How many are drawn: more than all squares of the box’s walls share; a stranger’s file can have
/// thousands, which nobody could tell apart.
constexpr std::size_t mostFauxPas = 500;

/// The side that two paintings of one type share, in squares from the wall's top left corner.
struct FauxPasRow {
    qreal x = 0; ///< its middle
    qreal y = 0;
    int length = 1;
    bool upright = false;

    auto operator<=>(const FauxPasRow&) const = default;
};

/// A key that says what a tile is, or a card.
struct KeyRow {
    QString type; ///< id; empty: not told by one
    QString frame;
    QString letters;
    QString name;
    bool chosen = false;
    QString accessibleName;
};

/// Where a type stands in the museum.
struct MarkerRow {
    QString type;
    QString letters;
    QString name;
    QString valueText; ///< the space of its marker; empty: it never reached the museum
    QString worth;     ///< “In Vogue, × 5”
    QString accessibleName;
};

/// A place where the tile asked for fits.
struct FitRow {
    QString placeText;
    QString points;
    QString detail;
    bool shown = false;
    QString accessibleName;
};

/// Two paintings of one wall that touch.
struct PairRow {
    QString pairText;
    QString verdict;
    bool offends = false;
    bool shown = false;
    QString accessibleName;
};

const Roles<SquareRow>& squareRoles();
const Roles<TileRow>& tileRoles();
const Roles<FauxPasRow>& fauxPasRoles();
const Roles<KeyRow>& keyRoles();
const Roles<MarkerRow>& markerRoles();
const Roles<FitRow>& fitRoles();
const Roles<PairRow>& pairRoles();

/// Row by row.
std::vector<SquareRow> squareRows(const View& view);
/// In the order of hanging.
std::vector<TileRow> tileRows(const View& view);
/// The first mostFauxPas of them.
std::vector<FauxPasRow> fauxPasRows(const View& view);

/// The last choice first.
std::vector<KeyRow> typeKeys(const View& view);
std::vector<KeyRow> frameKeys(const View& view);
/// Every type in every frame, frame by frame.
std::vector<KeyRow> paintingKeys(const View& view);
/// The bid cards; chosen are those in the hand.
std::vector<KeyRow> handKeys(const View& view);
/// A key for a type, and for a bid card.
KeyRow typeKey(Type type, const Translator& words);
KeyRow cardKey(int card, const Translator& words);

std::vector<MarkerRow> markerRows(const View& view);
/// The best places.
std::vector<FitRow> fitRows(const View& view);
/// The first `most` of the paintings that touch, and how many there are.
std::vector<PairRow> pairRows(const View& view, const std::vector<Pair>& pairs, std::size_t most);
QString pairsSummary(const View& view, const std::vector<Pair>& pairs);

} // namespace cimaise::artsociety
