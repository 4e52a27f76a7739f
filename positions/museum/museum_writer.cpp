// Writes a position of Museum; a value that the file left out is left out again.
#include "positions/file/game_file.h"
#include "positions/file/json_cursor.h"
#include "positions/museum/museum_catalogue.h"
#include "positions/museum/museum_layout.h"

#include <nlohmann/json.hpp>

namespace cimaise::museum {

namespace {

Json writeFact(const CopyFact& fact) { return fact ? Json(*fact) : Json(nullptr); }
Json writeCell(const Cell& cell) { return Json::array({cell.column, cell.row}); }
Json writeFigure(int figure) { return figure; }

Json writeByContinent(const ByContinent& figures) {
    Json object = Json::object();
    for (std::size_t i = 0; i < continentCount; ++i) {
        if (const std::optional<int>& figure = figures.at(i)) {
            object[std::string{continents.at(i).id}] = *figure;
        }
    }
    return object;
}

/// Writes a value under its key if the file had the value or a value was entered.
template <class T, class Write>
void writeInto(Json& object, std::string_view key, const Entered<T>& value, Write write) {
    if (value.isWritten()) {
        object[std::string{key}] = write(*value);
    }
}

Json writeWalls(const std::vector<Wall>& walls) {
    Json list = Json::array();
    for (const auto& [one, other] : walls) {
        list.push_back(Json::array({writeCell(one), writeCell(other)}));
    }
    return list;
}

Json writeBonus(const GalleryBonus& bonus) {
    Json object = Json::object();
    writeInto(object, "main", bonus.main, writeFact);
    writeInto(object, "full", bonus.full, writeFact);
    writeInto(object, "both", bonus.both, writeFact);
    return object;
}

Json writeBoards(const std::vector<NamedBoard>& boards) {
    Json object = Json::object();
    for (const NamedBoard& named : boards) {
        Json board{{"plan", named.board.plan}};
        writeInto(board, "walls", named.board.walls, writeWalls);
        writeInto(board, "bonus", named.board.bonus, writeBonus);
        object[named.name] = std::move(board);
    }
    return object;
}

std::string_view collectionId(const CollectionKind& kind) {
    return std::visit([](const auto& one) { return info(one).id; }, kind);
}

Json writeExperts(const std::vector<Expert>& experts) {
    Json list = Json::array();
    for (const Expert& expert : experts) {
        if (const auto* const civilisation = std::get_if<Civilisation>(&expert)) {
            list.push_back({{"civilisation", info(*civilisation).id}});
        } else if (const auto* const domain = std::get_if<Domain>(&expert)) {
            list.push_back({{"domain", info(*domain).id}});
        } else {
            list.push_back({{"name", std::get<std::string>(expert)}});
        }
    }
    return list;
}

/// Writes what a Patron card names; null: not named yet.
template <class T> Json writeNamed(const std::optional<T>& named) {
    return named ? Json(info(*named).id) : Json(nullptr);
}

Json writePatron(const std::optional<Patron>& entered) {
    if (!entered) {
        return nullptr;
    }
    const Patron& patron = *entered;
    Json object{{"kind", info(patron.kind).id}};
    if (patron.kind == PatronKind::quadruple) {
        object["collections"] = Json::array();
        for (const CollectionKind& kind : patron.collections) {
            object["collections"].push_back(collectionId(kind));
        }
        while (object["collections"].size() < collectionsOfQuadruple) {
            object["collections"].push_back(nullptr);
        }
    } else if (patron.kind == PatronKind::continent) {
        object["continent"] = writeNamed(patron.continent);
    } else if (patron.kind == PatronKind::legacy) {
        object["civilisation"] = writeNamed(patron.civilisation);
    }
    if (patron.points) {
        object["points"] = Json::array();
        for (const CopyFact& fact : *patron.points) {
            object["points"].push_back(writeFact(fact));
        }
    }
    return object;
}

Json writeMuseum(const Museum& museum) {
    Json object = Json::object();
    if (museum.board) {
        object["board"] = *museum.board;
    }
    writeInto(object, "track", museum.track, writeFact);
    writeInto(object, "prestige", museum.prestige, writeFigure);
    writeInto(object, "press", museum.press, writeFigure);
    writeInto(object, "objects", museum.objects, writeObjects);
    writeInto(object, "experts", museum.experts, writeExperts);
    writeInto(object, "patron", museum.patron, writePatron);
    writeInto(object, "discard", museum.discard, writeByContinent);
    return object;
}

} // namespace

Json writeLayout(const Layout& layout) {
    Json document = writeHeader(gameId, layout.header);
    writeInto(document, "edition", layout.edition,
              [](Edition edition) { return Json(info(edition).id); });
    writeInto(document, "opinion", layout.opinion, writeByContinent);
    writeInto(document, "boards", layout.boards, writeBoards);
    document["museums"] = Json::array();
    for (const Museum& museum : layout.museums) {
        document["museums"].push_back(writeMuseum(museum));
    }
    return document;
}

Json writeObjects(const std::vector<Object>& objects) {
    Json list = Json::array();
    for (const Object& object : objects) {
        list.push_back({{"at", writeCell(object.at)},
                        {"civilisation", info(object.civilisation).id},
                        {"domain", info(object.domain).id},
                        {"value", object.value}});
    }
    return list;
}

} // namespace cimaise::museum
