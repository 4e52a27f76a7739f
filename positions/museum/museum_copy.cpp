// Reads a copy as parts of a game, so that the reader of games validates every number.
#include "positions/museum/museum_copy.h"

#include "positions/cases.h"
#include "positions/file/json_text.h"
#include "positions/museum/museum_board_edits.h"
#include "positions/museum/museum_catalogue.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::museum {

namespace {

//% "This is not a board data file."
constexpr TextId noCopy = CIMAISE_TEXT("museum.copy.refused");

constexpr auto formatKey = "cimaise-copy";
constexpr int copyFormat = 1;

tl::unexpected<LoadError> refused() {
    return tl::unexpected(LoadError{.pointer = {}, .reason = {.text = noCopy, .arguments = {}}});
}

/// Document of a game in which the first player has the patron.
Json gameWith(const Json& boards, const Json& patron) {
    const Json bare{{"objects", Json::array()}};
    Json first = bare;
    first["patron"] = patron;
    return {{"cimaise", 1},
            {"game", gameId},
            {"players", {"1", "2"}},
            {"boards", boards},
            {"museums", {first, bare}}};
}

tl::expected<Layout, LoadError> readPart(const Json& boards, const Json& patron) {
    return readCase(gameWith(boards, patron).dump()).map([](const AnyCase& read) {
        return std::get<Layout>(read);
    });
}

bool asksForTheSame(const Patron& one, const Patron& other) {
    if (one.kind != other.kind) {
        return false;
    }
    switch (one.kind) {
    case PatronKind::quadruple:
        return std::ranges::is_permutation(one.collections, other.collections);
    case PatronKind::continent:
        return one.continent == other.continent;
    case PatronKind::legacy:
        return one.civilisation == other.civilisation;
    case PatronKind::other:
        return false; // different cards of this kind cannot be distinguished
    default:
        return true;
    }
}

} // namespace

std::string writeCopy(const Copy& copy) {
    Layout layout = newLayout({.players = {"1", "2"}});
    layout.boards = copy.boards;
    Json document{{formatKey, copyFormat}, {"game", gameId}};
    document["boards"] = writeLayout(layout).value("boards", Json::object());
    document["patrons"] = Json::array();
    for (const Patron& patron : copy.patrons) {
        layout.museums.front().patron = std::optional{patron};
        document["patrons"].push_back(writeLayout(layout)["museums"][0]["patron"]);
    }
    return printJson(document);
}

tl::expected<Copy, LoadError> readCopy(std::string_view text) {
    const Json document = parseJson(text).value_or(Json{});
    if (!document.is_object() || document.value(formatKey, Json{}) != Json(copyFormat) ||
        document.value("game", Json{}) != Json(gameId)) {
        return refused();
    }
    const Json boards = document.value("boards", Json::object());
    const Json cards = document.value("patrons", Json::array());
    const auto withBoards = readPart(boards, nullptr);
    if (!withBoards || !cards.is_array()) {
        return withBoards ? refused() : tl::unexpected(withBoards.error());
    }
    Copy copy{.boards = *withBoards->boards, .patrons = {}};
    for (const Json& card : cards) {
        const auto read = readPart(Json::object(), card);
        if (!read) {
            return tl::unexpected(read.error());
        }
        if (const std::optional<Patron>& known = *read->museums.front().patron) {
            copy.patrons.push_back(*known);
        }
    }
    return copy;
}

Copy withBoard(Copy copy, std::string_view name, const Board& board) {
    const auto known = std::ranges::find(copy.boards, name, &NamedBoard::name);
    if (known != copy.boards.end()) {
        known->board = board;
    } else {
        copy.boards.push_back({.name = std::string{name}, .board = board});
    }
    return copy;
}

Copy withPatron(Copy copy, const Patron& patron) {
    if (patron.kind == PatronKind::other || !isNamed(patron)) {
        return copy; // a card that cannot be recognised
    }
    std::erase_if(copy.patrons, [&](const Patron& one) { return asksForTheSame(one, patron); });
    copy.patrons.push_back(patron);
    return copy;
}

Copy merged(Copy copy, const Copy& other) {
    for (const NamedBoard& named : other.boards) {
        copy = withBoard(std::move(copy), named.name, named.board);
    }
    for (const Patron& patron : other.patrons) {
        copy = withPatron(std::move(copy), patron);
    }
    return copy;
}

const Board* boardIn(const Copy& copy, std::string_view name) {
    const auto found = std::ranges::find(copy.boards, name, &NamedBoard::name);
    return found == copy.boards.end() ? nullptr : &found->board;
}

const Patron* patronIn(const Copy& copy, const Patron& like) {
    const auto found = std::ranges::find_if(
        copy.patrons, [&](const Patron& one) { return asksForTheSame(one, like); });
    return found == copy.patrons.end() ? nullptr : &*found;
}

Board filledIn(Board board, std::string_view name, const Copy& copy) {
    const Board* const known = boardIn(copy, name);
    for (const Bonus bonus : {Bonus::main, Bonus::full, Bonus::both}) {
        if (known != nullptr && !bonusOf(board, bonus) && bonusOf(*known, bonus)) {
            board = withBonus(std::move(board), bonus, bonusOf(*known, bonus));
        }
    }
    return board;
}

Patron filledIn(Patron patron, const Copy& copy) {
    const Patron* const known = patronIn(copy, patron);
    if (known == nullptr || !known->points) {
        return patron;
    }
    if (!patron.points) {
        patron.points = known->points;
    }
    for (std::size_t level = 0; level < std::min(patron.points->size(), known->points->size());
         ++level) {
        if (!patron.points->at(level)) {
            patron.points->at(level) = known->points->at(level);
        }
    }
    return patron;
}

} // namespace cimaise::museum
