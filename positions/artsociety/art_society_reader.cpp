// Reads a position of Art Society from its file. A value that breaks a rule is read as it is; the
// rule reports it as a finding.
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_layout.h"
#include "positions/file/game_file.h"
#include "positions/file/json_cursor.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::artsociety {

namespace {

//% "Art Society is for two to four players; this game has %n."
constexpr TextId wrongPlayers = CIMAISE_TEXT_N("art.file.players");
//% "No player is called “{name}”."
constexpr TextId noPlayer = CIMAISE_TEXT("art.file.no-player");
//% "The two stars are on the same square."
constexpr TextId sameStar = CIMAISE_TEXT("art.file.same-star");
//% "A tile needs either “painting” or “decor”, not both."
constexpr TextId paintingOrDecor = CIMAISE_TEXT("art.file.painting-or-decor");
//% "A file needs either “prestige” or “museum”, not both."
constexpr TextId prestigeOrMuseum = CIMAISE_TEXT("art.file.prestige-or-museum");

Type readType(const JsonCursor& value) {
    std::vector<std::string_view> ids(typeCount);
    std::ranges::transform(typeInfos, ids.begin(), &TypeInfo::id);
    return types.at(value.choice(ids));
}

Frame readFrame(const JsonCursor& value) {
    std::vector<std::string_view> ids(frameCount);
    std::ranges::transform(frames, ids.begin(), frameId);
    return frames.at(value.choice(ids));
}

/// Reads two integers from 1 to their highest value.
std::array<int, 2> readPair(const JsonCursor& value, Extent highest) {
    const std::vector<JsonCursor> entries = value.entries(2);
    if (entries.size() != 2) {
        return {1, 1};
    }
    const int first = entries[0].integer(1, highest.columns);
    return {first, entries[1].integer(1, highest.rows)};
}

constexpr Extent anywhere{.columns = highestCoordinate, .rows = highestCoordinate};

Square readSquare(const JsonCursor& value, Extent wall = anywhere) {
    const auto [column, row] = readPair(value, wall);
    return {.column = column, .row = row};
}

Extent readExtent(const JsonCursor& value) {
    const auto [columns, rows] = readPair(value, anywhere);
    return {.columns = columns, .rows = rows};
}

WallPlan readWall(const JsonCursor& value) {
    value.expectKeys({"size", "stars", "eyeline", "verified"});
    WallPlan wall;
    wall.size = readExtent(value.at("size"));
    std::size_t index = 0;
    for (const JsonCursor& star : value.at("stars").entries(wall.stars.size())) {
        wall.stars.at(index++) = readSquare(star, wall.size);
    }
    if (!value.refused() && wall.stars[0] == wall.stars[1]) {
        value.at("stars").refuse({.text = sameStar});
    }
    const std::vector<JsonCursor> rows = value.at("eyeline").entries(2);
    if (rows.size() == 2) {
        wall.firstEyelineRow = rows[0].integer(1, wall.size.rows);
        wall.lastEyelineRow = rows[1].integer(wall.firstEyelineRow, wall.size.rows);
    }
    wall.verified = value.at("verified").boolean();
    return wall;
}

Painting readPainting(const JsonCursor& value) {
    Painting painting;
    painting.type = readType(value.at("painting"));
    painting.frame = readFrame(value.at("frame"));
    if (value.has("start")) {
        painting.start = value.at("start").boolean();
    }
    return painting;
}

/// Reads the face and the size of a tile; with `hung` also its place on the wall.
Tile readTile(const JsonCursor& value, bool hung) {
    Tile tile;
    if (!value.expectObject()) {
        return tile;
    }
    const bool decor = value.has("decor");
    if (decor == value.has("painting")) {
        value.refuse({.text = paintingOrDecor});
    } else if (decor) {
        hung ? value.expectKeys({"decor", "at", "size"}) : value.expectKeys({"decor", "size"});
        tile.face = Decor{.shields = value.at("decor").integer(1, highestShields)};
    } else {
        hung ? value.expectKeys({"painting", "frame", "at", "size"}, {"start"})
             : value.expectKeys({"painting", "frame", "size"}, {"start"});
        tile.face = readPainting(value);
    }
    tile.size = readExtent(value.at("size"));
    return tile;
}

std::vector<int> readCards(const JsonCursor& value) {
    std::vector<int> cards;
    for (const JsonCursor& card : value.entries(cardsInPile)) {
        cards.push_back(card.integer(0, highestCard));
    }
    return cards;
}

Gallery readGallery(const JsonCursor& value) {
    value.expectKeys({"ordered", "tiles", "assistant", "excess"}, {"hand"});
    Gallery gallery;
    gallery.ordered = value.at("ordered").boolean();
    for (const JsonCursor& entry : value.at("tiles").entries(tilesOnAWall)) {
        const Tile tile = readTile(entry, true);
        gallery.tiles.push_back({.tile = tile, .at = readSquare(entry.at("at"))});
    }
    if (const JsonCursor assistant = value.at("assistant"); !assistant.isNull()) {
        gallery.assistant = readTile(assistant, false);
    }
    gallery.excess = value.at("excess").integer(0, highestExcess);
    if (value.has("hand")) {
        gallery.hand = readCards(value.at("hand"));
    }
    return gallery;
}

Markers readMarkers(const JsonCursor& value) {
    value.expectKeys({infoOf(Type::cityLife).id, infoOf(Type::portrait).id,
                      infoOf(Type::stillLife).id, infoOf(Type::landscape).id});
    Markers markers;
    for (const Type type : types) {
        of(markers, type) = value.at(infoOf(type).id).integerOrNull(0, highestMarker);
    }
    return markers;
}

UnsoldList readUnsold(const JsonCursor& value) {
    UnsoldList unsold;
    for (const JsonCursor& entry : value.entries(otherLists)) {
        entry.expectKeys({"type", "value"});
        const Type type = readType(entry.at("type"));
        unsold.push_back(
            {.type = type, .value = entry.at("value").integer(lowestValue, highestValue)});
    }
    return unsold;
}

std::variant<Markers, UnsoldList> readMuseum(const JsonCursor& document) {
    if (!document.has("museum")) {
        return readMarkers(document.at("prestige"));
    }
    if (document.has("prestige")) {
        document.at("museum").refuse({.text = prestigeOrMuseum});
    }
    return readUnsold(document.at("museum"));
}

std::vector<std::optional<Stack>> readAuction(const JsonCursor& value,
                                              const std::vector<std::string>& players) {
    std::vector<std::optional<Stack>> stacks(players.size());
    for (const std::string& name : value.keys()) {
        const auto player = std::ranges::find(players, name);
        const JsonCursor cards = value.at(name);
        if (player == players.end()) {
            cards.refuse({.text = noPlayer, .arguments = {{"name", shownText(name)}}});
            break;
        }
        stacks.at(static_cast<std::size_t>(player - players.begin())) = readCards(cards);
    }
    return stacks;
}

ByFrame<std::optional<std::string>> readFrameNames(const JsonCursor& value) {
    value.expectKeys({},
                     {frameId(Frame::a), frameId(Frame::b), frameId(Frame::c), frameId(Frame::d)});
    ByFrame<std::optional<std::string>> names;
    for (const Frame frame : frames) {
        if (value.has(frameId(frame))) {
            names.at(static_cast<std::size_t>(frame)) = value.at(frameId(frame)).name();
        }
    }
    return names;
}

void checkPlayers(const JsonCursor& document, int players) {
    if (!document.refused() && (players < fewestPlayers || players > mostPlayers)) {
        document.at("players").refuse({.text = wrongPlayers, .arguments = {{"n", players}}});
    }
}

} // namespace

Layout readLayout(const JsonCursor& document) {
    document.expectKeys({"cimaise", "game", "players", "wall", "walls"},
                        optionalKeys({"prestige", "museum", "auction", "frames"}));
    Layout layout;
    layout.header = readHeader(document, readings);
    checkPlayers(document, layout.header.playerCount());
    layout.wall = readWall(document.at("wall"));
    layout.museum = readMuseum(document);
    for (const JsonCursor& entry : document.at("walls").entries(layout.header.players.size())) {
        layout.galleries.push_back(readGallery(entry));
    }
    if (document.has("auction")) {
        layout.auction = readAuction(document.at("auction"), layout.header.players);
    }
    if (document.has("frames")) {
        layout.frameNames = readFrameNames(document.at("frames"));
    }
    return layout;
}

} // namespace cimaise::artsociety
