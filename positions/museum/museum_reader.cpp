// Reads a position of Museum from its file. A value that breaks a rule is read as it is; the rule
// reports it as a finding.
#include "positions/file/game_file.h"
#include "positions/file/json_cursor.h"
#include "positions/museum/museum_catalogue.h"
#include "positions/museum/museum_layout.h"
#include "positions/text/name_text.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::museum {

namespace {

//% "Expected two to five players, found {found}."
constexpr TextId wrongPlayers = CIMAISE_TEXT("museum.file.players");
//% "A board name cannot be empty, exceed 200 characters or contain hidden characters."
constexpr TextId wrongBoardName = CIMAISE_TEXT("museum.file.board-name");
//% "No board named “{name}” found in this file."
constexpr TextId unknownBoard = CIMAISE_TEXT("museum.file.unknown-board");
//% "Expected 1 to {limit} rows, found {found}."
constexpr TextId wrongRows = CIMAISE_TEXT("museum.file.plan-rows");
//% "Expected a row of 1 to {limit} slots, as long as the first row."
constexpr TextId wrongColumns = CIMAISE_TEXT("museum.file.plan-columns");
//% "Expected only these marks in a row: . for a slot, G for the Main Gallery, x for a blocked slot, a space for no slot."
constexpr TextId wrongMark = CIMAISE_TEXT("museum.file.plan-mark");
//% "Expected at least one slot on the board."
constexpr TextId noSlots = CIMAISE_TEXT("museum.file.plan-empty");
//% "A closed passage must be between two neighbouring slots."
constexpr TextId wrongWall = CIMAISE_TEXT("museum.file.wall");

template <class Table> std::vector<std::string_view> idsOf(const Table& table) {
    std::vector<std::string_view> ids(table.size());
    std::ranges::transform(table, ids.begin(), [](const auto& entry) { return entry.id; });
    return ids;
}

Edition readEdition(const JsonCursor& value) {
    return static_cast<Edition>(value.choice(idsOf(editions)));
}
Civilisation readCivilisation(const JsonCursor& value) {
    return static_cast<Civilisation>(value.choice(idsOf(civilisations)));
}
Domain readDomain(const JsonCursor& value) {
    return static_cast<Domain>(value.choice(idsOf(domains)));
}
Continent readContinent(const JsonCursor& value) {
    return static_cast<Continent>(value.choice(idsOf(continents)));
}
CopyFact readFact(const JsonCursor& value) { return value.integerOrNull(0, highestFigure); }
int readFigure(const JsonCursor& value) { return value.integer(0, highestFigure); }

/// Reads the value of the key into `target` if the file has the key.
template <class T, class Read>
void readInto(Entered<T>& target, const JsonCursor& object, std::string_view key, Read read) {
    if (object.has(key)) {
        target = Entered<T>{read(object.at(key))};
    }
}

ByContinent readByContinent(const JsonCursor& value) {
    const std::vector<std::string_view> known = idsOf(continents);
    ByContinent figures;
    for (const std::string& key : value.keys()) {
        const auto found = std::ranges::find(known, key);
        if (found == known.end()) {
            value.refuseKey(key, known);
            break;
        }
        figures.at(static_cast<std::size_t>(found - known.begin())) = readFigure(value.at(key));
    }
    return figures;
}

Cell readCell(const JsonCursor& value) {
    const std::vector<JsonCursor> sides = value.entries(2);
    if (sides.size() != 2) {
        return {};
    }
    const int column = sides[0].integer(1, highestCoordinate);
    return {.column = column, .row = sides[1].integer(1, highestCoordinate)};
}

// --- boards --------------------------------------------------------------------------------

std::vector<std::string> readPlan(const JsonCursor& value) {
    const std::vector<JsonCursor> rows = value.entries(otherLists);
    std::vector<std::string> plan;
    if (!value.refused() && (rows.empty() || rows.size() > std::size_t{mostBoardSide})) {
        value.refuse(
            {.text = wrongRows,
             .arguments = {{"limit", mostBoardSide}, {"found", static_cast<int>(rows.size())}}});
        return plan;
    }
    for (const JsonCursor& row : rows) {
        plan.push_back(row.text());
        const std::string& line = plan.back();
        if (row.refused()) {
            break;
        }
        if (line.find_first_not_of(".Gx ") != std::string::npos) {
            row.refuse({.text = wrongMark});
        } else if (line.empty() || line.size() > std::size_t{mostBoardSide} ||
                   line.size() != plan.front().size()) {
            row.refuse({.text = wrongColumns, .arguments = {{"limit", mostBoardSide}}});
        }
    }
    const bool anySlot = std::ranges::any_of(plan, [](const std::string& line) {
        return line.find_first_of(slotMarks) != std::string::npos;
    });
    if (!value.refused() && !anySlot) {
        value.refuse({.text = noSlots});
    }
    return plan;
}

std::vector<Wall> readWalls(const JsonCursor& value, const Board& board) {
    std::vector<Wall> walls;
    for (const JsonCursor& entry : value.entries(otherLists)) {
        const std::vector<JsonCursor> sides = entry.entries(2);
        if (sides.size() != 2) {
            break;
        }
        const Cell one = readCell(sides[0]);
        const Cell other = readCell(sides[1]);
        if (!entry.refused() && (!touch(one, other) || cellCharacterAt(board, one) == noSlotMark ||
                                 cellCharacterAt(board, other) == noSlotMark)) {
            entry.refuse({.text = wrongWall});
        }
        walls.emplace_back(one, other);
    }
    return walls;
}

GalleryBonus readBonus(const JsonCursor& value) {
    value.expectKeys({}, {"main", "full", "both"});
    GalleryBonus bonus;
    readInto(bonus.main, value, "main", readFact);
    readInto(bonus.full, value, "full", readFact);
    readInto(bonus.both, value, "both", readFact);
    return bonus;
}

Board readBoard(const JsonCursor& value) {
    value.expectKeys({"plan"}, {"walls", "bonus"});
    Board board;
    board.plan = readPlan(value.at("plan"));
    readInto(board.walls, value, "walls",
             [&](const JsonCursor& walls) { return readWalls(walls, board); });
    readInto(board.bonus, value, "bonus", readBonus);
    return board;
}

std::vector<NamedBoard> readBoards(const JsonCursor& value) {
    std::vector<NamedBoard> boards;
    for (const std::string& name : value.keys()) {
        const JsonCursor entry = value.at(name);
        if (nameFault(name) != NameFault::none) {
            entry.refuse({.text = wrongBoardName});
        }
        boards.push_back({.name = name, .board = readBoard(entry)});
    }
    return boards;
}

// --- museums -------------------------------------------------------------------------------

Object readObject(const JsonCursor& value) {
    value.expectKeys({"at", "civilisation", "domain", "value"});
    return {.at = readCell(value.at("at")),
            .civilisation = readCivilisation(value.at("civilisation")),
            .domain = readDomain(value.at("domain")),
            .value = value.at("value").integer(1, highestValue)};
}

std::vector<Object> readObjects(const JsonCursor& value) {
    std::vector<Object> objects;
    for (const JsonCursor& entry : value.entries(objectsOnABoard)) {
        objects.push_back(readObject(entry));
    }
    return objects;
}

Expert readExpert(const JsonCursor& value) {
    if (value.has("civilisation")) {
        value.expectKeys({"civilisation"});
        return readCivilisation(value.at("civilisation"));
    }
    if (value.has("domain")) {
        value.expectKeys({"domain"});
        return readDomain(value.at("domain"));
    }
    value.expectKeys({"name"}, {"civilisation", "domain"});
    return value.at("name").name();
}

std::vector<Expert> readExperts(const JsonCursor& value) {
    std::vector<Expert> experts;
    for (const JsonCursor& entry : value.entries(otherLists)) {
        experts.push_back(readExpert(entry));
    }
    return experts;
}

std::vector<CollectionKind> readCollections(const JsonCursor& value) {
    std::vector<std::string_view> ids = idsOf(civilisations);
    const std::vector<std::string_view> domainIds = idsOf(domains);
    ids.insert(ids.end(), domainIds.begin(), domainIds.end());
    std::vector<CollectionKind> collections;
    for (const JsonCursor& entry : value.entries(collectionsOfQuadruple)) {
        if (!entry.isNull()) {
            collections.push_back(collectionKinds.at(entry.choice(ids)));
        }
    }
    return collections;
}

std::vector<CopyFact> readPoints(const JsonCursor& value, PatronKind kind) {
    std::vector<CopyFact> points;
    for (const JsonCursor& entry : value.entries(info(kind).levels)) {
        points.push_back(readFact(entry));
    }
    return points;
}

/// Reads what a Patron card names; null: not named yet.
template <class T>
std::optional<T> readNamed(const JsonCursor& value, T (*read)(const JsonCursor& value)) {
    return value.isNull() ? std::nullopt : std::optional{read(value)};
}

std::optional<Patron> readPatron(const JsonCursor& value) {
    if (value.isNull() || !value.expectObject()) {
        return std::nullopt;
    }
    Patron patron;
    patron.kind = static_cast<PatronKind>(value.at("kind").choice(idsOf(patrons)));
    switch (patron.kind) {
    case PatronKind::quadruple:
        value.expectKeys({"kind", "collections", "points"});
        patron.collections = readCollections(value.at("collections"));
        break;
    case PatronKind::continent:
        value.expectKeys({"kind", "continent", "points"});
        patron.continent = readNamed(value.at("continent"), readContinent);
        break;
    case PatronKind::legacy:
        value.expectKeys({"kind", "civilisation", "points"});
        patron.civilisation = readNamed(value.at("civilisation"), readCivilisation);
        break;
    case PatronKind::greatestTeam:
        value.expectKeys({"kind"}, {"points"});
        break;
    default:
        value.expectKeys({"kind", "points"});
    }
    if (value.has("points")) {
        patron.points = readPoints(value.at("points"), patron.kind);
    }
    return patron;
}

std::string readBoardName(const JsonCursor& value, const Layout& layout) {
    std::string name = value.text();
    if (!value.refused() && findBoard(layout, name) == nullptr) {
        value.refuse({.text = unknownBoard, .arguments = {{"name", shownText(name)}}});
    }
    return name;
}

Museum readMuseum(const JsonCursor& value, const Layout& layout) {
    value.expectKeys(
        {}, {"board", "track", "prestige", "press", "objects", "experts", "patron", "discard"});
    Museum museum;
    if (value.has("board")) {
        museum.board = readBoardName(value.at("board"), layout);
    }
    readInto(museum.track, value, "track", readFact);
    readInto(museum.prestige, value, "prestige", readFigure);
    readInto(museum.press, value, "press", readFigure);
    readInto(museum.objects, value, "objects", readObjects);
    readInto(museum.experts, value, "experts", readExperts);
    readInto(museum.patron, value, "patron", readPatron);
    readInto(museum.discard, value, "discard", readByContinent);
    return museum;
}

} // namespace

Layout readLayout(const JsonCursor& document) {
    document.expectKeys({"cimaise", "game", "players", "museums"},
                        optionalKeys({"edition", "opinion", "boards"}));
    Layout layout;
    layout.header = readHeader(document, readings);
    const int players = layout.header.playerCount();
    if (!document.refused() && (players < fewestPlayers || players > mostPlayers)) {
        document.at("players").refuse({.text = wrongPlayers, .arguments = {{"found", players}}});
    }
    readInto(layout.edition, document, "edition", readEdition);
    readInto(layout.opinion, document, "opinion", readByContinent);
    readInto(layout.boards, document, "boards", readBoards);
    for (const JsonCursor& entry :
         document.at("museums").entries(static_cast<std::size_t>(players))) {
        layout.museums.push_back(readMuseum(entry, layout));
    }
    return layout;
}

} // namespace cimaise::museum
