// Rows of the museum's board while unsold paintings are entered: the paintings, the move of each
// marker, and the markers on the track.
#pragma once

#include "app/viewmodels/artsociety/art_society_rows.h"

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
