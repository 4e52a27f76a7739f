// Input state of a wall of Art Society. It is no part of the game: never saved or undone.
#pragma once

#include "app/input/input_result.h"
#include "scoring/search/placements.h"
#include "validators/artsociety/art_society_edits.h"

namespace cimaise::artsociety {

/// What lies below the wall, as far as it changes what a touch on the wall means.
enum class Mode : std::uint8_t {
    enter, ///< drag over bare squares, tap or drag tiles
    fit,   ///< choose one of the places where a tile fits
    plan   ///< count the printed wall
};

/// What has been chosen. The keys, the tiles and the lists beside the wall show it.
struct Choices {
    Mode mode = Mode::enter;
    std::optional<std::size_t> selected{}; ///< a tile of the wall
    std::optional<Type> type{};            ///< what has been said of the outline
    std::optional<Frame> frame{};
    Tile asked{.face = Painting{}, .size = {.columns = 2, .rows = 3}}; ///< where does it fit?
    bool askedHeld = false;                                            ///< it is the assistant's
    std::optional<Hung> shown{};   ///< the place that is shown of those where it fits
    std::optional<int> pair{};     ///< the row of the two paintings that are shown
    Type lastType = types.front(); ///< of the painting hung last
    Frame lastFrame = frames.front();
    bool atMuseum = false;        ///< the museum's track is shown beside the wall
    std::optional<Type> marker{}; ///< the one that is held over the track

    bool operator==(const Choices&) const = default;
};

/// What a finger or mouse that is down on the wall does there.
enum class Grip : std::uint8_t { none, outline, move, resize };

/// A finger, a mouse or the Shift key on the wall.
struct Finger {
    Grip grip = Grip::none;
    std::size_t tile = 0; ///< the one that is moved or resized
    Square pressed{};     ///< where it came down
    Square reached{};     ///< where it is

    bool operator==(const Finger&) const = default;
};

/// A tile, and what it does or would do at a place.
struct Judged {
    Tile tile;
    Placement placement;
    int unearned = 0; ///< shields that nothing on the wall has earned, with the tile

    bool operator==(const Judged&) const = default;
};

/// What the last touch left behind; the next one forgets it.
struct LastTouch {
    /// Its answer; none: the line says what the next touch does.
    std::variant<std::monostate, Message, Judged, Placement> said{};
    std::optional<Block> ghost{}; ///< where a tile would hang
    std::optional<bool> legal{};  ///< whether something may come where it is held

    bool operator==(const LastTouch&) const = default;
};

struct InputState : Choices {
    Square cursor{};                ///< where the keyboard is
    std::optional<Block> outline{}; ///< bare squares that are to be covered
    Finger finger{};
    LastTouch last{};

    bool operator==(const InputState&) const = default;
    [[nodiscard]] const Choices& choices() const { return *this; }
    /// The squares that are being covered.
    [[nodiscard]] const std::optional<Block>& preview() const {
        return last.ghost ? last.ghost : outline;
    }
};

/// What a touch meets: the table, the side looked at, what is pointed at there.
struct InputContext {
    const Layout& layout;
    int side = 0;
    const InputState& state;
    bool readOnly = false; ///< the game cannot be edited

    /// Whether there is a wall to show: a file may hold too few.
    [[nodiscard]] bool hasGallery() const;
    [[nodiscard]] const Gallery& gallery() const;
    [[nodiscard]] bool isTile(std::size_t tile) const;
    /// The tile that is selected; null when none is.
    [[nodiscard]] const Hung* selected() const;
    [[nodiscard]] OnWall onWall(std::size_t tile) const { return {.side = side, .tile = tile}; }
    [[nodiscard]] bool isSquare(Square square) const;
    /// The square of the wall that is nearest.
    [[nodiscard]] Square clamped(Square square) const;
    /// The owner of the wall.
    [[nodiscard]] Argument owner() const { return {"owner", cimaise::side(side)}; }
};

using InputResult = cimaise::InputResult<InputState>;

/// Nothing comes of the touch.
inline InputResult staying(const InputContext& context) { return {.state = context.state}; }

/// What is pointed at once the last touch is forgotten.
InputState forgetting(InputState state);
/// As well as what is outlined and has been said of it.
InputState withoutOutline(InputState state);

/// The last touch forgotten, and an edit.
InputResult making(const InputContext& context, Layout next, Message what);

/// A tile of a side's wall, as findings and the wall name it.
Spot tileSpot(const InputContext& context, std::size_t tile);

} // namespace cimaise::artsociety
