// Works out the keys that say what a tile is, and the markers of the museum's board.
#include "app/tables/artsociety/art_society_rows.h"
#include "app/texts/qt_score_words.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

constexpr std::array ranks{
    //% "In Vogue, × 5"
    CIMAISE_TEXT("art.rank.5"),
    //% "Popular, × 4"
    CIMAISE_TEXT("art.rank.4"),
    //% "Admired, × 3"
    CIMAISE_TEXT("art.rank.3"),
    //% "Recognized, × 2"
    CIMAISE_TEXT("art.rank.2"),
};
//% "never in the museum, × 2"
constexpr TextId neverText = CIMAISE_TEXT("art.rank.never");
//% "bid card {card}"
constexpr TextId cardText = CIMAISE_TEXT("art.hand.card");
//% "prestige of {type}"
constexpr TextId markerText = CIMAISE_TEXT("art.marker.name");

/// The painting that the keys tell about: the one asked for, or the selected one.
const Painting* selectedPainting(const View& view) {
    if (view.pointing.mode == Mode::fit) {
        return view.pointing.asked.painting();
    }
    const std::optional<std::size_t> selected = view.pointing.selected;
    if (!view.hasGallery() || !selected || *selected >= view.gallery().tiles.size()) {
        return nullptr;
    }
    return view.gallery().tiles[*selected].tile.painting();
}

} // namespace

std::vector<KeyRow> typeKeys(const View& view) {
    const Painting* const painting = selectedPainting(view);
    std::vector<KeyRow> rows;
    for (const Type type : view.pointing.latestTypes) {
        KeyRow& row = rows.emplace_back(KeyRow{.type = toQt(infoOf(type).id),
                                               .letters = view.text(infoOf(type).letter),
                                               .name = view.text(infoOf(type).name)});
        row.chosen = painting != nullptr ? painting->type == type : view.pointing.type == type;
        row.accessibleName = row.name;
    }
    return rows;
}

std::vector<KeyRow> frameKeys(const View& view) {
    const Painting* const painting = selectedPainting(view);
    std::vector<KeyRow> rows;
    for (const Frame frame : view.pointing.latestFrames) {
        KeyRow& row =
            rows.emplace_back(KeyRow{.frame = letterOf(frame), .letters = letterOf(frame)});
        const auto index = static_cast<std::size_t>(frame);
        if (view.layout.frameNames && view.layout.frameNames->at(index)) {
            row.name = toQt(*view.layout.frameNames->at(index));
        }
        row.chosen = painting != nullptr ? painting->frame == frame : view.pointing.frame == frame;
        row.accessibleName = view.name(frame);
    }
    return rows;
}

std::vector<KeyRow> handKeys(const View& view) {
    std::vector<KeyRow> rows;
    if (!view.hasGallery()) {
        return rows;
    }
    const std::optional<std::vector<int>>& hand = view.gallery().hand;
    for (int card = 1; card <= static_cast<int>(mostBidCards); ++card) {
        KeyRow& row = rows.emplace_back(KeyRow{.letters = QString::number(card)});
        row.name = row.letters;
        row.chosen = hand && std::ranges::find(*hand, card) != hand->end();
        row.accessibleName = view.say({cardText, {{"card", card}}});
    }
    return rows;
}

std::vector<MarkerRow> markerRows(const View& view) {
    const Markers markers = markersOf(view.layout);
    const std::array<Type, typeCount> order = prestigeOrder(markers);
    std::vector<MarkerRow> rows;
    for (const Type type : types) {
        MarkerRow& row = rows.emplace_back(MarkerRow{.type = toQt(infoOf(type).id),
                                                     .letters = view.text(infoOf(type).letter),
                                                     .name = view.text(infoOf(type).name)});
        const std::optional<int> space = of(markers, type);
        const auto rank = static_cast<std::size_t>(std::ranges::find(order, type) - order.begin());
        row.valueText = space ? QString::number(*space) : QString{};
        row.worth = view.text(space ? ranks.at(rank) : neverText);
        row.accessibleName = view.say({markerText, {{"type", infoOf(type).name}}});
    }
    return rows;
}

} // namespace cimaise::artsociety
