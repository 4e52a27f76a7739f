// Chooses the answer to the last input, or the effect of the next tap on the wall.
#include "app/input/artsociety/art_society_hints.h"

#include "app/input/artsociety/art_society_names.h"
#include "positions/artsociety/art_society_catalogue.h"

namespace cimaise::artsociety {

namespace {

//% "Drag over empty squares to hang a tile there; tap a tile to change it."
constexpr TextId enterHint = CIMAISE_TEXT("art.hint.enter");
//% "{paint}: drag over the squares the painting covers."
constexpr TextId paintHint = CIMAISE_TEXT("art.hint.paint");
//% "Drag over the squares of the starting painting: 2×3, over a star."
constexpr TextId bareHint = CIMAISE_TEXT("art.hint.empty-wall");
//% "{tile}. Tap a type or a frame to change it, or drag it."
constexpr TextId tileHint = CIMAISE_TEXT("art.hint.tile");
//% "Its top left corner can go on any highlighted square. Tap one, then hang the tile."
constexpr TextId fitHint = CIMAISE_TEXT("art.hint.fit");
//% "Tap a marker, then its space on the track, or drag it there."
constexpr TextId museumHint = CIMAISE_TEXT("art.hint.museum");
//% "{type}: now tap the space of its marker."
constexpr TextId markerHint = CIMAISE_TEXT("art.hint.marker");
//% "The unsold paintings move the markers: tap a type, then a value."
constexpr TextId unsoldHint = CIMAISE_TEXT("art.hint.unsold");
//% "Count the squares of your printed wall."
constexpr TextId planHint = CIMAISE_TEXT("art.hint.plan");
//% "Tap a size to see its placements on the wall."
constexpr TextId outlookHint = CIMAISE_TEXT("art.hint.outlook");
//% "{type}: number of placements without a faux pas, by size"
constexpr TextId cleanHint = CIMAISE_TEXT("art.hint.outlook.clean");
//% "{size} fits nowhere"
constexpr TextId noPlaces = CIMAISE_TEXT("art.outlook.none");
//% "{size} fits nowhere without a faux pas"
constexpr TextId noCleanPlaces = CIMAISE_TEXT("art.outlook.none.clean");
//% "{size}: %n placements. Their top left squares are highlighted"
constexpr TextId somePlaces = CIMAISE_TEXT_N("art.outlook.places");
//% "{size}: %n placements without a faux pas. Their top left squares are highlighted"
constexpr TextId someCleanPlaces = CIMAISE_TEXT_N("art.outlook.places.clean");
//% "{type}, {columns}×{rows}"
constexpr TextId typedSize = CIMAISE_TEXT("art.outlook.size.type");
//% "{columns}×{rows}"
constexpr TextId anySize = CIMAISE_TEXT("art.outlook.size");
//% "This game has no wall for {owner}."
constexpr TextId noWallHint = CIMAISE_TEXT("art.hint.no-wall");

/// Type and frame that the next painting gets.
Listing nextPaint(const InputContext& context) {
    Listing paint;
    if (const auto type = context.state.type) {
        paint.parts.emplace_back(infoOf(*type).name);
    }
    if (const auto frame = context.state.frame) {
        paint.parts.emplace_back(frameName(context.layout, *frame));
    }
    return paint;
}

Line enteringHint(const InputContext& context, const Findings& findings) {
    const PlacedTile* const hung = context.selected();
    if (hung == nullptr && !context.state.outline && (context.state.type || context.state.frame)) {
        return Message{paintHint, {{"paint", nextPaint(context)}}};
    }
    if (hung == nullptr) {
        return Message{context.gallery().tiles.empty() ? bareHint : enterHint, {}};
    }
    const Spot spot = tileSpot(context, *context.state.selected);
    return firstAt(findings, spot) != nullptr
               ? Line{spot}
               : Message{tileHint, {named(context.layout, hung->tile)}};
}

Message museumLine(const InputContext& context) {
    if (std::holds_alternative<UnsoldList>(context.layout.museum)) {
        return {unsoldHint, {}};
    }
    const std::optional<Type> held = context.state.marker;
    return held ? Message{markerHint, {{"type", infoOf(*held).name}}} : Message{museumHint, {}};
}

/// Painting whose places are shown.
Message outlookSubject(Extent size, std::optional<Type> type) {
    std::vector<Argument> feedback{{"columns", size.columns}, {"rows", size.rows}};
    if (type) {
        feedback.push_back({"type", infoOf(*type).name});
    }
    return {type ? typedSize : anySize, std::move(feedback)};
}

/// Hint before a size is chosen.
Message outlookStart(const Outlook& outlook, std::optional<Type> type) {
    if (type) {
        return {cleanHint, {{"type", infoOf(*type).name}}};
    }
    const bool isSomething = !outlook.squares || !outlook.squares->decorOnly.empty();
    return isSomething ? outlookSentence(outlook) : Message{outlookHint, {}};
}

Message outlookLine(const InputContext& context, const WallOutlook& outlook) {
    const std::optional<Extent> size = context.state.outlookSize;
    const SizeOutlook* const found = size ? outlook.find(*size) : nullptr;
    const std::optional<Type> type = context.state.outlookType;
    if (found == nullptr) {
        return outlookStart(outlook.outlook, type);
    }
    const int count = placesFor(*found, type);
    const TextId some = type ? someCleanPlaces : somePlaces;
    const TextId none = type ? noCleanPlaces : noPlaces;
    return {count > 0 ? some : none,
            {{"size", Listing{{outlookSubject(*size, type)}}}, {"n", count}}};
}

Line standingHint(const InputContext& context, const Findings& findings, const Fits& fits,
                  const WallOutlook& outlook) {
    if (!context.hasGallery()) {
        return Message{noWallHint, {context.owner()}};
    }
    switch (context.state.mode) {
    case Mode::fit:
        return fits.places.empty() ? Line{fits.offers} : Message{fitHint, {}};
    case Mode::plan:
        return Message{planHint, {}};
    case Mode::outlook:
        return outlookLine(context, outlook);
    case Mode::enter:
        break;
    }
    if (context.state.atMuseum && context.selected() == nullptr) {
        return museumLine(context);
    }
    return enteringHint(context, findings);
}

} // namespace

Line hint(const InputContext& context, const Findings& findings, const Fits& fits,
          const WallOutlook& outlook) {
    const auto line = [&]<class Feedback>(const Feedback& feedback) -> Line {
        if constexpr (std::is_same_v<Feedback, std::monostate>) {
            return standingHint(context, findings, fits, outlook);
        } else {
            return feedback;
        }
    };
    return std::visit(line, context.state.last.feedback);
}

} // namespace cimaise::artsociety
