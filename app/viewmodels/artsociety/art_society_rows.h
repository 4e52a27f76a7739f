// Snapshot of Art Society, and the rows of the wall, its keys and the lists beside it, computed
// from it.
#pragma once

#include "app/input/artsociety/art_society_fits.h"
#include "app/input/artsociety/art_society_wall_outlook.h"
#include "app/models/rows_model.h"
#include "app/models/spot_text.h"
#include "scoring/artsociety/art_society_tally.h"

#include <vector>

namespace cimaise::artsociety {

/// Snapshot with the wall of one side.
struct View : SpotWords {
    InputContext context;
    const Fits& fits;           ///< placements of the requested tile
    const Placements& marked;   ///< placements marked on the wall
    const WallOutlook& outlook; ///< empty while its panel is closed

    [[nodiscard]] Spot spot(const Place& place) const { return {side(context.side), place}; }
    /// Name of a tile: “Portrait, frame A, 2×3”, “decor, 2 shields”.
    [[nodiscard]] QString name(const Tile& tile) const;
    /// Name and place of a tile: “Portrait, frame A, 2×3 at square 6,4”.
    [[nodiscard]] QString name(const PlacedTile& hung) const;
    /// Hint under the wall.
    [[nodiscard]] QString hint() const;
    /// Number of placements of the requested tile, as text; empty if no tile is requested.
    [[nodiscard]] QString fitText() const;
    /// Alternatives offered by the rules for a tile that fits nowhere; empty otherwise.
    [[nodiscard]] QString offerText() const;
};

/// Joins messages with “ · ”.
QString joinedByDots(const std::vector<Message>& messages, const Translator& words);

/// One square of the wall.
struct SquareRow {
    int column = 1;
    int row = 1;
    bool star = false;
    bool eyeline = false;
    bool corner = false;
    bool highlighted = false;
    bool notCounting = false; ///< true for a square highlighted as not counting
    QString fits;      ///< points of the requested tile with its top left corner here; or empty
    bool best = false; ///< true if no other placement brings more points
    QString accessibleName;
};

/// One tile on the wall.
struct TileRow {
    int column = 1;
    int row = 1;
    int columns = 1;
    int rows = 1;
    QString type; ///< id; empty for decor
    QString letters;
    QString frame; ///< “A”; empty for decor
    int shields = 0;
    bool start = false;
    bool selected = false;
    bool highlighted = false;
    bool notCounting = false; ///< true for a tile highlighted as not counting
    QString groupTag;         ///< numbers of the highlighted pairs or groups it belongs to
    QString severity;
    QString number; ///< shown if a finding or the highlight names the tile; otherwise empty
    QString accessibleName;
    QString accessibleDescription;
};

/// Maximum number of faux pas drawn, above the number of shared sides on any wall of the box. A
/// file of unknown origin may have thousands, which could not be told apart.
constexpr std::size_t mostFauxPas = 500;

/// Side shared by two paintings of one type, in squares from the wall's top left corner.
struct FauxPasRow {
    qreal x = 0; ///< horizontal position of its middle
    qreal y = 0;
    int length = 1;
    bool upright = false;

    auto operator<=>(const FauxPasRow&) const = default;
};

/// Square marked by the outlook.
struct OutlookMarkRow {
    int column = 1;
    int row = 1;
    bool place = false; ///< top left square of a place; false: only decor can cover the square
};

/// Size of paintings.
struct SizeRow {
    QString sizeText; ///< “2×3”
    QString places;   ///< number of places
    bool impossible = false;
    bool chosen = false;
    QString accessibleName;
};

/// Key for a property of a tile, or for a card.
struct KeyRow {
    QString type; ///< id; empty for keys without a type
    QString frame;
    QString letters;
    QString name;
    bool chosen = false;
    QString accessibleName;
};

/// Marker of a type in the museum.
struct MarkerRow {
    QString type;
    QString letters;
    QString name;
    QString valueText; ///< space of the marker; empty: the marker never reached the museum
    QString worth;     ///< “In Vogue, × 5”
    QString accessibleName;
};

/// Placement of the requested tile.
struct FitRow {
    QString placeText;
    QString points;
    QString detail;
    bool shown = false;
    QString accessibleName;
};

/// Two adjacent paintings of a wall.
struct PairRow {
    QString pairText;
    QString verdict;
    bool isFauxPas = false;
    bool shown = false;
    QString accessibleName;
};

const Roles<SquareRow>& squareRoles();
const Roles<TileRow>& tileRoles();
const Roles<FauxPasRow>& fauxPasRoles();
const Roles<OutlookMarkRow>& outlookMarkRoles();
const Roles<SizeRow>& sizeRoles();
const Roles<KeyRow>& keyRoles();
const Roles<MarkerRow>& markerRoles();
const Roles<FitRow>& fitRoles();
const Roles<PairRow>& pairRoles();

/// Squares, row by row.
std::vector<SquareRow> squareRows(const View& view);
/// Tiles, in the order of hanging.
std::vector<TileRow> tileRows(const View& view);
/// First mostFauxPas faux pas.
std::vector<FauxPasRow> fauxPasRows(const View& view);

/// Types with the last choice first.
std::vector<KeyRow> typeKeys(const View& view);
std::vector<KeyRow> frameKeys(const View& view);
/// Keys of every type in every frame, frame by frame.
std::vector<KeyRow> paintingKeys(const View& view);
/// Keys of the bid cards; cards in the hand are chosen.
std::vector<KeyRow> handKeys(const View& view);
/// Key of a type, and of a bid card.
KeyRow typeKey(Type type, const Translator& words);
KeyRow cardKey(int card, const Translator& words);

std::vector<MarkerRow> markerRows(const View& view);
/// Squares marked by the outlook, row by row; empty while its panel is closed.
std::vector<OutlookMarkRow> outlookMarks(const View& view);
/// Sizes of paintings: by rows, then columns.
std::vector<SizeRow> sizeRows(const View& view);
/// Keys for all types and for each; the one whose places are shown is chosen.
std::vector<KeyRow> outlookTypeKeys(const View& view);
/// Best placements of the requested tile.
std::vector<FitRow> fitRows(const View& view);
/// First `most` pairs of adjacent paintings, and the total number of pairs.
std::vector<PairRow> pairRows(const View& view, const std::vector<Pair>& pairs, std::size_t most);
QString pairsSummary(const View& view, const std::vector<Pair>& pairs);

} // namespace cimaise::artsociety
