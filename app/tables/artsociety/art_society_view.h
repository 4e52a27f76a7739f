// What a table of Art Society is drawn from: the position, its findings, what is lit, and what the
// player points at.
#pragma once

#include "app/texts/words.h"
#include "scoring/search/art_society_placements.h"
#include "scoring/sheet/ranking.h"
#include "validators/artsociety/art_society_catalogue.h"
#include "validators/artsociety/art_society_edits.h"
#include "validators/artsociety/art_society_museum.h"
#include "validators/artsociety/art_society_tally.h"
#include "validators/report/finding.h"

#include <QString>
#include <optional>

namespace cimaise::artsociety {

/// What lies below the wall, as far as it changes what a touch on the wall means.
enum class Mode : std::uint8_t {
    enter, ///< drag over bare squares, tap or drag tiles
    fit,   ///< choose one of the places where a tile fits
    plan   ///< count the printed wall
};

/// How a finger or mouse is busy on the wall.
enum class Grip : std::uint8_t { none, outline, move, resize };

/// What the player at the screen is doing. Not part of the game: never saved, never undone.
struct Pointing {
    Mode mode = Mode::enter;
    Square cursor;                       ///< where the keyboard is
    std::optional<std::size_t> selected; ///< a tile of the wall
    std::optional<Block> outline;        ///< bare squares that are to be covered
    std::optional<Type> type;            ///< what has been said of the outline
    std::optional<Frame> frame;
    Grip grip = Grip::none;
    std::size_t dragged = 0;    ///< the tile that is moved or resized
    Square pressed;             ///< where the finger came down
    Square reached;             ///< where it is
    std::optional<Block> ghost; ///< where the dragged tile would hang
    Tile asked{.face = Painting{}, .size = {.columns = 2, .rows = 3}}; ///< where does it fit?
    bool askedHeld = false;                                            ///< it is the assistant's
    std::optional<int> shown; ///< the place that is shown of those where it fits
    int pair = -1;            ///< the pair of paintings that is shown
    std::vector<Type> latestTypes{types.begin(), types.end()}; ///< the last choice first
    std::vector<Frame> latestFrames{frames.begin(), frames.end()};

    bool operator==(const Pointing&) const = default;
};

/// One moment of a table, seen from one side.
struct View {
    const Layout& layout;
    const Findings& findings;
    const Spots& lit;
    const Words& words;
    const Pointing& pointing;
    const Placements& fits; ///< legal places of the tile asked for, best first
    int side = 0;

    /// Whether there is a wall to show: a file may hold too few.
    [[nodiscard]] bool hasGallery() const;
    [[nodiscard]] const Gallery& gallery() const;
    [[nodiscard]] QString text(TextId id) const;
    [[nodiscard]] QString say(const Message& message) const;
    [[nodiscard]] Spot spot(const Place& place) const;
    [[nodiscard]] bool isLit(const Place& place) const;
    /// The gravest severity of what is wrong there; empty when nothing is.
    [[nodiscard]] QString severityAt(const Place& place) const;
    [[nodiscard]] QString findingsAt(const Place& place) const;
    /// “Portrait, frame A, 2×3”, “decor, 2 shields”
    [[nodiscard]] QString name(const Tile& tile) const;
    /// “frame A”, or as the players call it.
    [[nodiscard]] QString name(Frame frame) const;
};

/// “A”
QString letterOf(Frame frame);

} // namespace cimaise::artsociety
