// Judges a tile at one placement, and describes the squares of an outline without a tile.
#include "app/input/artsociety/art_society_tile_verdict.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "positions/messages/points_text.h"
#include "rulings/artsociety/art_society_placements.h"
#include "scoring/artsociety/art_society_range.h"
#include "validators/artsociety/art_society_decor.h"
#include "validators/artsociety/art_society_rules.h"

#include <algorithm>
#include <cassert>

namespace cimaise::artsociety {

namespace {

//% "allowed here"
constexpr TextId allowedText = CIMAISE_TEXT("art.judge.allowed");
//% "%n matching frames: up to %n shields of decor"
constexpr TextId matchesText = CIMAISE_TEXT_N("art.judge.matches");
//% "faux pas with %n paintings"
constexpr TextId fauxPasText = CIMAISE_TEXT_N("art.judge.faux-pas");
//% "%n corners"
constexpr TextId cornersText = CIMAISE_TEXT_N("art.judge.corners");
//% "in the eyeline"
constexpr TextId eyelineText = CIMAISE_TEXT("art.judge.eyeline");
//% "full gallery: {points}"
constexpr TextId fullText = CIMAISE_TEXT("art.judge.full");
//% "%n shields not earned"
constexpr TextId unearnedText = CIMAISE_TEXT_N("art.judge.unearned");
//% "{columns}×{rows}: which type and frame?"
constexpr TextId outlineText = CIMAISE_TEXT("art.hint.outline");
//% "{columns}×{rows}: decor? Tap “Decor”."
constexpr TextId outlineDecor = CIMAISE_TEXT("art.hint.outline.decor");
//% "{columns}×{rows}: a tile is already there."
constexpr TextId outlineTaken = CIMAISE_TEXT("art.hint.outline.taken");
//% "{columns}×{rows}: does not touch any tile."
constexpr TextId outlineApart = CIMAISE_TEXT("art.hint.outline.apart");
//% "{columns}×{rows}: the first tile must cover a star."
constexpr TextId outlineOffStars = CIMAISE_TEXT("art.hint.outline.off-stars");

struct Forbidding {
    std::string_view rule;
    TextId says;
};

constexpr std::array forbidding{
    //% "extends beyond the wall"
    Forbidding{insideRule, CIMAISE_TEXT("art.judge.outside")},
    //% "overlaps another tile"
    Forbidding{overlapRule, CIMAISE_TEXT("art.judge.overlap")},
    //% "does not touch any tile"
    Forbidding{touchRule, CIMAISE_TEXT("art.judge.touch")},
    //% "the first tile must be a 2×3 or 3×2 painting that covers a star"
    Forbidding{startRule, CIMAISE_TEXT("art.judge.start")},
    //% "no painting has this size"
    Forbidding{sizeRule, CIMAISE_TEXT("art.judge.size")},
    //% "no decor has this shape"
    Forbidding{decorSizeRule, CIMAISE_TEXT("art.judge.decor")},
};

Message counted(TextId text, std::size_t count) { return {text, {{"n", static_cast<int>(count)}}}; }

/// Hint about an outline without a tile: if it is too small for a painting, the tile must be decor.
TextId nextTurnField(Extent size) { return existsAsPainting(size) ? outlineText : outlineDecor; }

/// Verdict about a tile on a wall.
LastTap judgedOn(const Layout& after, int side, const PlacedTile& hung, Placement placement) {
    const Gallery& gallery = after.galleries.at(static_cast<std::size_t>(side));
    const int unearned = hung.tile.decor() != nullptr ? shieldsUnearned(after, gallery) : 0;
    const bool legal = placement.legal && unearned == 0;
    return {
        .feedback =
            TileVerdict{.tile = hung.tile, .placement = std::move(placement), .unearned = unearned},
        .legal = legal};
}

} // namespace

std::vector<Message> tileEffects(const Placement& placement, const Tile& tile) {
    std::vector<Message> messages;
    if (!placement.fit) {
        return messages;
    }
    const TileFit& fit = *placement.fit;
    if (!fit.matches.empty()) {
        messages.push_back(counted(matchesText, fit.matches.size()));
    }
    if (!fit.fauxPasWith.empty()) {
        messages.push_back(counted(fauxPasText, fit.fauxPasWith.size()));
    }
    if (fit.corners > 0) {
        messages.push_back({cornersText, {{"n", fit.corners}}});
    }
    if (fit.eyeline && tile.painting() != nullptr) {
        messages.push_back({eyelineText, {}});
    }
    if (fit.fills) {
        messages.push_back({fullText, {{"points", Listing{{changeText(pointsForFullGallery)}}}}});
    }
    return messages;
}

TextId objectionTo(const Placement& placement) {
    const auto* const found = std::ranges::find(forbidding, placement.rule, &Forbidding::rule);
    assert(found != forbidding.end() && "placements are forbidden by these rules only");
    return found->says;
}

std::vector<Message> verdictMessages(const TileVerdict& judged) {
    const Placement& placement = judged.placement;
    if (!placement.legal) {
        return {{objectionTo(placement), {}}};
    }
    const Message verdict = judged.unearned > 0 ? Message{unearnedText, {{"n", judged.unearned}}}
                                                : Message{allowedText, {}};
    std::vector<Message> messages{verdict, judged.wasThere ? comparedText(placement.gain())
                                                           : changeText(placement.gain())};
    const std::vector<Message> effects = tileEffects(placement, judged.tile);
    messages.insert(messages.end(), effects.begin(), effects.end());
    return messages;
}

LastTap newTileVerdict(const InputContext& context, const PlacedTile& hung) {
    return judgedOn(hang(context.layout, context.side, hung), context.side, hung,
                    placementAt(context.layout, context.side, hung));
}

LastTap moveVerdict(const InputContext& context, const PlacedTile& hung, std::size_t tile) {
    const OnWall where = context.onWall(tile);
    const Layout after = reshape(context.layout, where, hung.block());
    // the number of shields of decor depends on its size
    const PlacedTile& reshaped = placedTileAt(after, where);
    Placement placement = placementAt(removeTile(context.layout, where), context.side, reshaped);
    placement.range = gainOf(context.layout, after, context.side);
    placement.points = placement.range->least;
    placement.lines.clear(); // the score lines describe the wall without the tile
    LastTap touch = judgedOn(after, context.side, reshaped, std::move(placement));
    std::get<TileVerdict>(touch.feedback).wasThere = true;
    return touch;
}

LastTap outlineVerdict(const InputContext& context) {
    const InputState& state = context.state;
    const Block block = state.outline.value_or(Block{});
    if (state.type && state.frame) {
        const Painting painting{.type = *state.type, .frame = *state.frame, .start = {}};
        return newTileVerdict(context,
                              {.tile = {.face = painting, .size = block.size}, .at = block.at});
    }
    const std::vector<PlacedTile>& tiles = context.gallery().tiles;
    const auto isOn = [&](const PlacedTile& hung) { return overlap(block, hung.block()); };
    const auto isBeside = [&](const PlacedTile& hung) { return touch(block, hung.block()); };
    const bool taken = std::ranges::any_of(tiles, isOn);
    const bool joined = tiles.empty() ? coversStar(context.layout.wall, block)
                                      : std::ranges::any_of(tiles, isBeside);
    const TextId text = taken           ? outlineTaken
                        : joined        ? nextTurnField(block.size)
                        : tiles.empty() ? outlineOffStars
                                        : outlineApart;
    return {.feedback = Message{text, {{"columns", block.size.columns}, {"rows", block.size.rows}}},
            .legal = !taken && joined};
}

} // namespace cimaise::artsociety
