// Input state of a wall of Art Society. Not part of the game: not affected by undo.
#pragma once

#include "app/input/input_result.h"
#include "positions/artsociety/art_society_edits.h"
#include "rulings/placements/placements.h"

#include <string>
#include <string_view>

namespace cimaise::artsociety {

/// Panel below the wall, which also decides the effect of a tap on the wall.
enum class Mode : std::uint8_t {
    enter,  ///< drag over empty squares, tap or drag tiles
    fit,    ///< choose one of the placements of a tile
    plan,   ///< enter the size of the printed wall
    outlook ///< see the places of a size of painting
};

/// Selection and choices, as shown by the keys, tiles and lists beside the wall.
struct Choices {
    Mode mode = Mode::enter;
    std::optional<std::size_t> selected{}; ///< selected tile of the wall
    std::optional<std::size_t> copied{};   ///< tile of the wall of which a copy is to be hung
    std::optional<Type> type{};            ///< type chosen for the outline
    std::optional<Frame> frame{};
    /// Tile whose placements are requested (Mode::fit).
    Tile asked{.face = Painting{}, .size = {.columns = 2, .rows = 3}};
    std::optional<int> requestedTileHolder{}; ///< side whose assistant holds `asked`
    std::optional<PlacedTile> shown{};        ///< placement shown
    std::optional<int> pair{};                ///< row of the pair of paintings shown
    std::optional<Type> outlookType{};        ///< type of the paintings whose places are shown
    std::optional<Extent> outlookSize{};      ///< size of the paintings whose places are shown
    Type lastType = types.front();            ///< type of the last painting hung
    Frame lastFrame = frames.front();
    bool atMuseum = false;        ///< true while the museum's track is shown
    std::optional<Type> marker{}; ///< marker picked up from the track, to be put on another space

    bool operator==(const Choices&) const = default;
};

/// Effect of a drag on the wall.
enum class DragMode : std::uint8_t { none, outline, move, resize };

/// Drag by finger, by mouse, or by keys with Shift.
struct Finger {
    DragMode grip = DragMode::none;
    std::size_t tile = 0; ///< tile that is moved or resized
    Square pressed{};     ///< square where the drag began
    Square reached{};     ///< square where the drag is now

    bool operator==(const Finger&) const = default;
};

/// Tile with its effects at an actual or possible placement.
struct TileVerdict {
    Tile tile;
    Placement placement;
    int unearned = 0; ///< shields that exceed those earned, with this tile on the wall
    /// True if the tile was on the wall before: its points are then the difference.
    bool wasThere = false;

    bool operator==(const TileVerdict&) const = default;
};

/// State of the last tap, cleared by the next one.
struct LastTap {
    /// Result of the tap; if empty, the hint describes the next tap.
    std::variant<std::monostate, Message, TileVerdict, Placement> feedback{};
    std::optional<Block> ghost{}; ///< squares of the preview of the tile
    std::optional<bool> legal{};  ///< true if the preview is a legal placement; nullopt if unknown

    bool operator==(const LastTap&) const = default;
};

struct InputState : Choices {
    Square cursor{};                ///< square of the keyboard cursor
    std::optional<Block> outline{}; ///< empty squares selected for a new tile
    Finger finger{};
    LastTap last{};

    bool operator==(const InputState&) const = default;
    [[nodiscard]] const Choices& choices() const { return *this; }
    /// Squares to draw as a preview of the drag: those of the dragged tile, otherwise the outline.
    [[nodiscard]] const std::optional<Block>& preview() const {
        return last.ghost ? last.ghost : outline;
    }
};

/// Context of an input event: position, side in view, input state.
struct InputContext {
    const Layout& layout;
    int side = 0;
    const InputState& state;
    bool readOnly = false; ///< true if the game cannot be edited

    /// True if the side has a wall: a file may hold too few.
    [[nodiscard]] bool hasGallery() const;
    [[nodiscard]] const Gallery& gallery() const;
    [[nodiscard]] bool isTile(std::size_t tile) const;
    /// Selected tile; null if there is none.
    [[nodiscard]] const PlacedTile* selected() const;
    [[nodiscard]] OnWall onWall(std::size_t tile) const { return {.side = side, .tile = tile}; }
    [[nodiscard]] bool isSquare(Square square) const;
    /// Nearest square of the wall.
    [[nodiscard]] Square clamped(Square square) const;
    /// The owner of the wall.
    [[nodiscard]] Argument owner() const { return {"owner", cimaise::side(side)}; }
};

using InputResult = cimaise::InputResult<InputState>;

/// Types of the game's input, for the view model of its table.
struct Input {
    using Layout = artsociety::Layout;
    using State = InputState;
    using Context = InputContext;
    using Result = InputResult;
    using Mode = artsociety::Mode;
};

/// Result of a tap without effect.
inline InputResult unchanged(const InputContext& context) { return {.state = context.state}; }

/// State without the result of the last tap.
InputState withoutLastTouch(InputState state);
/// State without the last tap, the outline, and its type and frame.
InputState withoutOutline(InputState state);

/// Result with an edit, without the result of the last tap.
InputResult withEdit(const InputContext& context, Layout next, Message what);

/// Tile of a spot; nullopt if it is none of an existing wall.
std::optional<OnWall> tileOfSpot(const Layout& layout, const Spot& spot);

/// Spot of a tile on the side's wall.
Spot tileSpot(const InputContext& context, std::size_t tile);

/// View of the game as one line of JSON.
std::string writeViewState(const InputContext& context);
/// Restores a view written by writeViewState(); skips what the position does not have. `current`:
/// the view belongs to this position; otherwise no tile is selected. Returns nullopt for any other
/// text, and for the view of another side.
std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current);

} // namespace cimaise::artsociety
