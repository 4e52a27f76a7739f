// Computes the keys for the properties of a tile, and the markers of the museum's board.
#include "app/input/artsociety/art_society_names.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"
#include "app/viewmodels/artsociety/art_society_rows.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "scoring/artsociety/art_society_museum.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

constexpr std::array ranks{
    //% "In Vogue, ×5"
    CIMAISE_TEXT("art.rank.5"),
    //% "Popular, ×4"
    CIMAISE_TEXT("art.rank.4"),
    //% "Admired, ×3"
    CIMAISE_TEXT("art.rank.3"),
    //% "Recognized, ×2"
    CIMAISE_TEXT("art.rank.2"),
};
//% "never in the museum, ×2"
constexpr TextId neverText = CIMAISE_TEXT("art.rank.never");
//% "not entered yet"
constexpr TextId notEntered = CIMAISE_TEXT("art.rank.not-entered");
//% "bid card {card}"
constexpr TextId cardText = CIMAISE_TEXT("art.hand.card");
//% "{type} prestige"
constexpr TextId markerText = CIMAISE_TEXT("art.marker.name");

/// Painting shown by the keys: the requested one in Mode::fit, otherwise the selected one.
const Painting* paintingOfKeys(const InputContext& context) {
    if (context.state.mode == Mode::fit) {
        return context.state.asked.painting();
    }
    const PlacedTile* const selected = context.selected();
    return selected == nullptr ? nullptr : selected->tile.painting();
}

} // namespace

KeyRow typeKey(Type type, const Translator& words) {
    const QString name = format(words, infoOf(type).name);
    return {.type = toQt(infoOf(type).id),
            .letters = format(words, infoOf(type).letter),
            .name = name,
            .accessibleName = name};
}

KeyRow cardKey(int card, const Translator& words) {
    const QString figure = QString::number(card);
    return {.letters = figure,
            .name = figure,
            .accessibleName = format(words, cardText, {{"card", card}})};
}

std::vector<KeyRow> typeKeys(const View& view) {
    const InputState& state = view.context.state;
    const Painting* const painting = paintingOfKeys(view.context);
    std::vector<KeyRow> rows;
    for (const Type type : types) {
        KeyRow& row = rows.emplace_back(typeKey(type, view.words));
        row.chosen = painting != nullptr ? painting->type == type : state.type == type;
    }
    return rows;
}

std::vector<KeyRow> frameKeys(const View& view) {
    const InputState& state = view.context.state;
    const Painting* const painting = paintingOfKeys(view.context);
    std::vector<KeyRow> rows;
    for (const Frame frame : frames) {
        const QString letter = toQt(letterOf(frame));
        KeyRow& row = rows.emplace_back(KeyRow{.frame = letter, .letters = letter});
        row.name = toQt(givenName(view.context.layout, frame));
        row.chosen = painting != nullptr ? painting->frame == frame : state.frame == frame;
        row.accessibleName = view.format(frameName(view.context.layout, frame));
    }
    return rows;
}

std::vector<KeyRow> paintingKeys(const View& view) {
    std::vector<KeyRow> rows;
    for (const KeyRow& frame : frameKeys(view)) {
        for (const KeyRow& type : typeKeys(view)) {
            KeyRow& row = rows.emplace_back(type);
            row.frame = frame.frame;
            row.letters = type.letters + QStringLiteral(" ") + frame.letters;
            row.chosen = type.chosen && frame.chosen;
            row.accessibleName = listed({type.accessibleName, frame.accessibleName});
        }
    }
    return rows;
}

std::vector<KeyRow> handKeys(const View& view) {
    std::vector<KeyRow> rows;
    if (!view.context.hasGallery()) {
        return rows;
    }
    const std::optional<std::vector<int>>& hand = view.context.gallery().hand;
    for (int card = 1; card <= mostBidCards; ++card) {
        KeyRow& row = rows.emplace_back(cardKey(card, view.words));
        row.chosen = hand && std::ranges::find(*hand, card) != hand->end();
    }
    return rows;
}

std::vector<MarkerRow> markerRows(const View& view) {
    const Markers markers = markersOf(view.context.layout);
    const std::array<Type, typeCount> order = prestigeOrder(markers);
    const TextId withoutSpace = markers == Markers{} ? notEntered : neverText;
    std::vector<MarkerRow> rows;
    for (const Type type : types) {
        MarkerRow& row = rows.emplace_back(MarkerRow{.type = toQt(infoOf(type).id),
                                                     .letters = view.text(infoOf(type).letter),
                                                     .name = view.text(infoOf(type).name)});
        const std::optional<int> space = of(markers, type);
        const auto rank = static_cast<std::size_t>(std::ranges::find(order, type) - order.begin());
        row.valueText = space ? QString::number(*space) : QString{};
        row.worth = view.text(space ? ranks.at(rank) : withoutSpace);
        row.accessibleName = view.format({markerText, {{"type", infoOf(type).name}}});
    }
    return rows;
}

} // namespace cimaise::artsociety
