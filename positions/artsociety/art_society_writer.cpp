// Writes a position of Art Society with its keys in a fixed order.
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_layout.h"
#include "positions/file/game_file.h"
#include "positions/file/json_cursor.h"

#include <nlohmann/json.hpp>

namespace cimaise::artsociety {

namespace {

Json pairOf(Square square) { return Json::array({square.column, square.row}); }
Json pairOf(Extent size) { return Json::array({size.columns, size.rows}); }

Json writePlan(const WallPlan& wall) {
    return {{"size", pairOf(wall.size)},
            {"stars", Json::array({pairOf(wall.stars[0]), pairOf(wall.stars[1])})},
            {"eyeline", Json::array({wall.firstEyelineRow, wall.lastEyelineRow})},
            {"verified", wall.verified}};
}

/// Writes a tile; `at` is null for a tile that is not on the wall.
Json writeTile(const Tile& tile, const Square* at) {
    Json entry = Json::object();
    const Painting* const painting = tile.painting();
    if (painting != nullptr) {
        entry["painting"] = infoOf(painting->type).id;
        entry["frame"] = frameId(painting->frame);
    } else {
        entry["decor"] = tile.decor()->shields;
    }
    if (at != nullptr) {
        entry["at"] = pairOf(*at);
    }
    entry["size"] = pairOf(tile.size);
    if (painting != nullptr && painting->start) {
        entry["start"] = *painting->start;
    }
    return entry;
}

Json writeGallery(const Gallery& gallery) {
    Json entry{{"ordered", gallery.ordered}, {"tiles", Json::array()}};
    for (const PlacedTile& hung : gallery.tiles) {
        entry["tiles"].push_back(writeTile(hung.tile, &hung.at));
    }
    entry["assistant"] = gallery.assistant ? writeTile(*gallery.assistant, nullptr) : Json(nullptr);
    entry["excess"] = gallery.excess;
    if (gallery.hand) {
        entry["hand"] = *gallery.hand;
    }
    return entry;
}

Json writeMarkers(const Markers& markers) {
    Json entry = Json::object();
    for (const Type type : types) {
        const std::optional<int>& marker = of(markers, type);
        entry[std::string{infoOf(type).id}] = marker ? Json(*marker) : Json(nullptr);
    }
    return entry;
}

Json writeUnsold(const UnsoldList& unsold) {
    Json list = Json::array();
    for (const Unsold& one : unsold) {
        list.push_back({{"type", infoOf(one.type).id}, {"value", one.value}});
    }
    return list;
}

void writeMuseum(const std::variant<Markers, UnsoldList>& museum, Json& document) {
    if (const auto* const markers = std::get_if<Markers>(&museum)) {
        document["prestige"] = writeMarkers(*markers);
    } else {
        document["museum"] = writeUnsold(std::get<UnsoldList>(museum));
    }
}

Json writeAuction(const std::vector<std::optional<Stack>>& stacks,
                  const std::vector<std::string>& players) {
    Json entry = Json::object();
    for (std::size_t player = 0; player < stacks.size(); ++player) {
        if (const std::optional<Stack>& stack = stacks[player]) {
            entry[players[player]] = *stack;
        }
    }
    return entry;
}

Json writeFrameNames(const ByFrame<std::optional<std::string>>& names) {
    Json entry = Json::object();
    for (const Frame frame : frames) {
        if (const auto& name = names.at(static_cast<std::size_t>(frame))) {
            entry[std::string{frameId(frame)}] = *name;
        }
    }
    return entry;
}

} // namespace

Json writeLayout(const Layout& layout) {
    Json document = writeHeader(gameId, layout.header);
    document["wall"] = writePlan(layout.wall);
    writeMuseum(layout.museum, document);
    document["walls"] = Json::array();
    for (const Gallery& gallery : layout.galleries) {
        document["walls"].push_back(writeGallery(gallery));
    }
    if (layout.auction) {
        document["auction"] = writeAuction(*layout.auction, layout.header.players);
    }
    if (layout.frameNames) {
        document["frames"] = writeFrameNames(*layout.frameNames);
    }
    return document;
}

} // namespace cimaise::artsociety
