// Reads a board as the first of an otherwise empty game, so that each game's reader validates it
// like a file.
#include "positions/boards/board_keys.h"
#include "positions/boards/single_board.h"
#include "positions/file/game_file.h"
#include "positions/file/json_cursor.h"
#include "positions/file/json_text.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

//% "Expected one owner; in Musée with four players, two different partners."
constexpr TextId wrongOwners = CIMAISE_TEXT("board.owners");
//% "“{name}” does not own this board."
constexpr TextId notTheirs = CIMAISE_TEXT("board.not-theirs");

/// Highest number of seats, equal to the maximum length of a list of names in a file.
constexpr int mostSeats = static_cast<int>(otherLists.entries);

using NewTable = AnyCase (*)(GameHeader);

/// Functions that create an empty position, in the order of the games.
constexpr auto newTables = ofEachGame([](auto module) -> NewTable {
    return [](GameHeader header) -> AnyCase {
        return decltype(module)::positions.empty(std::move(header));
    };
});

/// Placeholder names for the seats of unknown players, different from the owners' names.
std::vector<std::string> strangers(const std::vector<std::string>& owners, int count) {
    std::vector<std::string> names;
    for (int number = 1; static_cast<int>(names.size()) < count; ++number) {
        std::string name = fmt::format("?{}", number);
        if (std::ranges::find(owners, name) == owners.end()) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

/// Header of a game in which `owners` own the first board.
GameHeader headerFor(const BoardKeys& keys, const std::vector<std::string>& owners, int seats) {
    std::vector<std::string> others = strangers(owners, seats - static_cast<int>(owners.size()));
    GameHeader header;
    for (int seat = 0; seat < seats; ++seat) {
        const bool owned = seat == 0 || (owners.size() == 2 && seat == keys.partner);
        if (owned) {
            header.players.push_back(owners.at(seat == 0 ? 0 : 1));
        } else {
            header.players.push_back(std::move(others.back()));
            others.pop_back();
        }
    }
    return header;
}

/// Turns the document of a board into the document of a game in which all other boards are empty.
void makeTable(Json& document, std::size_t game, const GameHeader& header) {
    const std::string boards{boardKeys(game).boards};
    document.erase(std::string{seatsKey});
    document[std::string{playersKey}] = header.players;
    Json all = writeDocument(newTables.at(game)(header)).at(boards);
    all.at(0) = std::move(document[boards].at(0));
    document[boards] = std::move(all);
}

/// Reads a game with placeholder names; an error about its players is an error in the number of
/// seats.
tl::expected<AnyCase, LoadError> readSeats(const Json& document) {
    return readDocument(document).map_error([](LoadError refusal) {
        if (refusal.pointer == "/players") {
            refusal.pointer = "/seats";
        }
        return refusal;
    });
}

std::vector<std::string> readOwners(const JsonCursor& value, std::size_t count) {
    std::vector<std::string> owners;
    for (const JsonCursor& entry : value.entries(otherLists)) {
        owners.push_back(entry.name());
    }
    const bool alike = owners.size() == 2 && owners.front() == owners.back();
    if (!value.refused() && (owners.size() != count || alike)) {
        value.refuse({.text = wrongOwners});
    }
    return owners;
}

void refuseUnknownKeys(const JsonCursor& root, const BoardKeys& keys) {
    std::vector<std::string_view> known{seatsKey, playersKey, keys.boards};
    for (const std::string_view key : {keys.own, keys.plans}) {
        if (!key.empty()) {
            known.push_back(key);
        }
    }
    known.insert(known.end(), keys.shared.begin(), keys.shared.end());
    for (const std::string& key : root.keys()) {
        if (std::ranges::find(known, key) == known.end()) {
            root.refuseKey(key, known);
        }
    }
}

void refuseOther(const JsonCursor& value, const std::string& name,
                 const std::vector<std::string>& owners) {
    if (std::ranges::find(owners, name) == owners.end()) {
        value.refuse({.text = notTheirs, .arguments = {{"name", shownText(name)}}});
    }
}

/// Refuses the hands, stacks or turns of players who are not owners of the board.
void refuseOthersParts(const JsonCursor& root, const BoardKeys& keys,
                       const std::vector<std::string>& owners) {
    if (root.refused() || keys.own.empty() || !root.has(keys.own)) {
        return;
    }
    const JsonCursor part = root.at(keys.own);
    if (!part.isList()) {
        for (const std::string& name : part.keys()) {
            refuseOther(part.at(name), name, owners);
        }
        return;
    }
    for (const JsonCursor& turn : part.entries(otherLists)) {
        if (turn.expectObject()) {
            const JsonCursor player = turn.at("player");
            refuseOther(player, player.text(), owners);
        }
    }
}

/// Refuses plans that the board does not use.
void refuseOtherPlans(const JsonCursor& root, const BoardKeys& keys, const Json& document) {
    if (root.refused() || keys.plans.empty() || !root.has(keys.plans)) {
        return;
    }
    const Json& board = document.at(keys.boards).at(0);
    const auto named = board.is_object() ? board.find("board") : board.end();
    const std::string own = named != board.end() && named->is_string()
                                ? named->get<std::string>()
                                : std::string{keys.standardPlan};
    const JsonCursor plans = root.at(keys.plans);
    for (const std::string& name : plans.keys()) {
        if (name != own) {
            plans.refuseKey(name, {own});
        }
    }
}

/// Clears the placeholder names of the seats that do not belong to owners of the board.
void forgetOthers(AnyCase& table) {
    const std::vector<int> owned = seatsOfSide(table, 0);
    std::vector<std::string>& players = headerOf(table).players;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (std::ranges::find(owned, static_cast<int>(seat)) == owned.end()) {
            players[seat].clear();
        }
    }
}

} // namespace

tl::expected<SingleBoard, LoadError> readBoard(Json document) {
    std::vector<std::string_view> ids;
    for (const Game& game : games()) {
        ids.push_back(game.id);
    }
    FirstRefusal refusal;
    const JsonCursor root{document, refusal};
    const std::size_t game = readGameId(root, ids);
    const BoardKeys& keys = boardKeys(game);
    const int seats = root.at(seatsKey).integer(1, mostSeats); // not a key of a game's document
    refuseUnknownKeys(root, keys);
    const std::size_t count = keys.partner > 0 && seats == keys.partnersFrom ? 2 : 1;
    const std::vector<std::string> owners = readOwners(root.at(playersKey), count);
    (void)root.at(keys.boards).entries(std::size_t{1});
    refuseOthersParts(root, keys, owners);
    refuseOtherPlans(root, keys, document);
    if (const std::optional<LoadError>& found = refusal.refusal()) {
        return tl::unexpected(*found);
    }
    const GameHeader header = headerFor(keys, owners, seats);
    makeTable(document, game, header);
    return readSeats(document).map([](AnyCase table) {
        forgetOthers(table);
        return SingleBoard{std::move(table)};
    });
}

tl::expected<SingleBoard, LoadError> readBoardText(std::string_view text) {
    return parseJson(text).and_then(readBoard);
}

} // namespace cimaise
