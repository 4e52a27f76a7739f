// Points that each object on offer adds to the best arrangement of a museum (rulebook,
// "Reorganising your Museum").
#pragma once

#include "scoring/search/museum_arrange.h"
#include "scoring/search/placements.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace cimaise::museum {

/// Most objects on offer at a time.
inline constexpr std::size_t mostOnOffer = 16;

/// Best arrangement with one more object, which comes last in `objects`; absent if no slot is left
/// for it.
using WithObject = std::optional<Arrangement>;

/// Minimum of points that the object adds; exact if isGainProved(). Absent if no slot is left.
std::optional<int> certainGain(const Arrangement& present, const WithObject& with);

/// True if both arrangements are proved, or no slot is left.
bool isGainProved(const Arrangement& present, const WithObject& with);

/// Best arrangement of the present objects, and of those with each object on offer.
struct Worth {
    Arrangement present;
    std::vector<WithObject> pieces; ///< in the order of the objects on offer

    /// Difference of the totals found so far; absent if no slot is left.
    [[nodiscard]] std::optional<int> gain(std::size_t piece) const;
    [[nodiscard]] bool isProved(std::size_t piece) const;
};

/// Parses `roman:culture:3`: ids of a civilisation and a domain, and a value from 1 to 5.
std::optional<Object> readPiece(std::string_view text);

/// Prestige tokens that the player may take for exhibiting the object: one for a Masterpiece (two
/// with Balminder Singh), as far as the box has any left (rulebook, "Masterpieces"). The totals
/// above leave them out, because tokens can be spent before the end.
int prestigeFor(const Layout& layout, int side, const Object& object);

/// Layout with the object in a free slot of the player's board, and its value on the track if the
/// track is entered; absent if no slot is left.
std::optional<Layout> withObject(const Layout& layout, int side, Object object);

/// Layout with the object and the best arrangement found with it.
Layout arrangedWith(const Layout& layout, int side, const Object& object, const Arrangement& with);

/// Score lines by which the arrangement with the object differs from that of the present objects,
/// without zeros.
std::vector<LineChange> linesAdded(const Layout& layout, int side, const Arrangement& present,
                                   const Object& object, const Arrangement& with);

/// Worth of each object alone; every search has its own `patience`. Costs and discarded objects are
/// not counted.
tl::expected<Worth, NoArrangement>
worthOf(const Layout& layout, int side, std::span<const Object> onOffer,
        const SearchLimit& patience = {.time = std::chrono::seconds{2}});

} // namespace cimaise::museum
