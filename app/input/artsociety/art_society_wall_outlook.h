// Input of “Outlook”: the chosen type and size of painting, and their places on a wall.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"
#include "rulings/artsociety/art_society_outlook.h"

namespace cimaise::artsociety {

/// Outlook of the wall in view.
struct WallOutlook {
    Outlook outlook;
    std::vector<Square>
        places; ///< squares where the chosen size fits; with a type, only without a faux pas

    bool operator==(const WallOutlook&) const = default;

    /// Outlook of a size; null if the outlook is unknown.
    [[nodiscard]] const SizeOutlook* find(Extent size) const;
};

/// Sizes as the panel lists them: by rows, then columns.
inline constexpr int outlookSizeCount =
    (largestSide - smallestSide + 1) * (largestSide - smallestSide + 1);
constexpr Extent outlookSizeAt(int row) {
    constexpr int across = largestSide - smallestSide + 1;
    return {.columns = smallestSide + row % across, .rows = smallestSide + row / across};
}

/// Types as the panel lists them; nullopt: any type.
constexpr std::optional<Type> outlookTypeAt(int row) {
    return row < 1 || row > static_cast<int>(typeCount)
               ? std::nullopt
               : std::optional{types.at(static_cast<std::size_t>(row) - 1)};
}

/// Places of a size; with a type, those without a faux pas.
int placesFor(const SizeOutlook& size, std::optional<Type> type);

/// Outlook for the choices of the state; empty outside Mode::outlook.
WallOutlook wallOutlookOf(const InputContext& context);

/// Squares that only decor can cover, and the shields they need.
Message outlookSentence(const Outlook& outlook);

/// Chooses the type; nullopt: any type.
InputResult chooseOutlookType(const InputContext& context, std::optional<Type> type);
/// Chooses the size, or clears the choice of this size.
InputResult chooseOutlookSize(const InputContext& context, Extent size);

/// Outlines a place of the chosen size at the square: the one whose top left corner is there, or
/// else the last one that covers the square.
InputResult tapOutlook(const InputContext& context, Square square);

} // namespace cimaise::artsociety
