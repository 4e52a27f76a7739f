// Checks the seats, passes them on to the game, and adds what holds for every game.
#include "app/input/seats.h"

#include "app/input/game_input.h"
#include "app/input/player_names.h"
#include "validators/checks.h"

#include <set>

namespace cimaise {

namespace {

//% "{game} is for {fewest} to {most} players, not {players}."
constexpr TextId wrongNumber = CIMAISE_TEXT("seats.error.number");
//% "{name} leaves the game. Removed: {pieces}."
constexpr TextId leaving = CIMAISE_TEXT("seats.effect.leaves");
//% "{name} leaves the game. Nothing was entered for this player."
constexpr TextId leavingWithNothing = CIMAISE_TEXT("seats.effect.leaves.bare");
//% "{name} starts with an empty board."
constexpr TextId emptyBoard = CIMAISE_TEXT("seats.effect.empty");
//% "{name} added"
constexpr TextId addedEdit = CIMAISE_TEXT("seats.edit.added");
//% "{name} removed"
constexpr TextId removedEdit = CIMAISE_TEXT("seats.edit.removed");
//% "Players changed to {names}"
constexpr TextId changedEdit = CIMAISE_TEXT("seats.edit.changed");

std::size_t playerCount(const AnyCase& position) { return headerOf(position).players.size(); }

std::set<std::string_view> problemRules(const Findings& findings) {
    std::set<std::string_view> rules;
    for (const Finding& finding : findings) {
        if (isProblem(finding.severity)) {
            rules.insert(finding.rule);
        }
    }
    return rules;
}

/// Problems of `next` with rules that the position before does not break.
Findings newProblems(const AnyCase& before, const AnyCase& next) {
    const std::set<std::string_view> known = problemRules(check(before));
    Findings findings = check(next);
    std::erase_if(findings, [&](const Finding& finding) {
        return !isProblem(finding.severity) || known.contains(finding.rule);
    });
    return findings;
}

/// Forgets the first player of a game if this player has left.
void dropLeavingStarter(GameHeader& header) {
    if (header.starter && std::ranges::count(header.players, *header.starter) == 0) {
        header.starter.reset();
    }
}

std::string joined(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) {
        all += (all.empty() ? "" : ", ") + name;
    }
    return all;
}

} // namespace

Seats seatsOf(const AnyCase& position) {
    Seats seats;
    for (int player = 0; const std::string& name : headerOf(position).players) {
        seats.push_back({.name = name, .player = player++});
    }
    return seats;
}

std::optional<Message> seatsError(const AnyCase& position, const Seats& seats) {
    const Game& game = gameOf(position);
    const int players = static_cast<int>(seats.size());
    if (players < game.fewestPlayers || players > game.mostPlayers) {
        return Message{.text = wrongNumber,
                       .arguments = {{"game", game.name},
                                     {"fewest", game.fewestPlayers},
                                     {"most", game.mostPlayers},
                                     {"players", players}}};
    }
    return nameListError(namesOf(seats));
}

Reseated withSeats(const AnyCase& position, const Seats& seats) {
    Reseated reseated = inputOf(position).withSeats(position, seats);
    dropLeavingStarter(headerOf(reseated.next));
    reseated.problems = newProblems(position, reseated.next);
    return reseated;
}

Message seatsEdit(const AnyCase& position, const Seats& seats) {
    const std::vector<int> leave = playersWithoutSeat(playerCount(position), seats);
    std::vector<std::string> added;
    const Seats before = seatsOf(position);
    for (const Seat& seat : seats) {
        if (!seat.player) {
            added.push_back(seat.name);
        }
    }
    const bool renames = std::ranges::any_of(seats, [&](const Seat& seat) {
        return seat.player && before[static_cast<std::size_t>(*seat.player)].name != seat.name;
    });
    if (renames) {
        return {.text = changedEdit, .arguments = {{"names", joined(namesOf(seats))}}};
    }
    if (leave.empty() && added.size() == 1) {
        return {.text = addedEdit, .arguments = {{"name", added.front()}}};
    }
    if (added.empty() && leave.size() == 1) {
        return {.text = removedEdit,
                .arguments = {{"name", before[static_cast<std::size_t>(leave.front())].name}}};
    }
    return {.text = changedEdit, .arguments = {{"names", joined(namesOf(seats))}}};
}

bool isSeatsEdit(const Message& what) {
    return what.text == addedEdit || what.text == removedEdit || what.text == changedEdit;
}

bool haveSameSeats(const AnyCase& before, const AnyCase& after) {
    const std::vector<std::string>& was = headerOf(before).players;
    const std::vector<std::string>& is = headerOf(after).players;
    for (std::size_t seat = 0; was.size() == is.size() && seat < was.size(); ++seat) {
        const auto now = std::ranges::find(is, was[seat]);
        if (now != is.end() && now - is.begin() != static_cast<std::ptrdiff_t>(seat)) {
            return false;
        }
    }
    return was.size() == is.size();
}

std::optional<int> playerNamed(const AnyCase& position, const std::string& name) {
    const std::vector<std::string>& players = headerOf(position).players;
    const auto found = std::ranges::find(players, name);
    return found == players.end() ? std::nullopt
                                  : std::optional{static_cast<int>(found - players.begin())};
}

std::optional<int> playerIn(const AnyCase& to, const AnyCase& from, int player) {
    return haveSameSeats(from, to)
               ? player
               : playerNamed(to, headerOf(from).players.at(static_cast<std::size_t>(player)));
}

std::optional<int> sideIn(const AnyCase& to, const AnyCase& from, int side) {
    if (haveSameSeats(from, to)) {
        return side;
    }
    for (int player = 0; player < static_cast<int>(playerCount(from)); ++player) {
        const std::string& name = headerOf(from).players[static_cast<std::size_t>(player)];
        const std::optional<int> there =
            sideOf(from, player) == side ? playerNamed(to, name) : std::nullopt;
        if (there) {
            return sideOf(to, *there);
        }
    }
    return std::nullopt;
}

std::vector<std::string> namesOf(const Seats& seats) {
    std::vector<std::string> names;
    for (const Seat& seat : seats) {
        names.push_back(seat.name);
    }
    return names;
}

std::vector<int> playersWithoutSeat(std::size_t players, const Seats& seats) {
    std::vector<int> leave;
    for (int player = 0; player < static_cast<int>(players); ++player) {
        if (std::ranges::find(seats, std::optional{player}, &Seat::player) == seats.end()) {
            leave.push_back(player);
        }
    }
    return leave;
}

Message leavingText(const std::string& name, Listing pieces) {
    if (pieces.parts.empty()) {
        return {.text = leavingWithNothing, .arguments = {{"name", name}}};
    }
    return {.text = leaving, .arguments = {{"name", name}, {"pieces", std::move(pieces)}}};
}

Message emptyBoardText(const std::string& name) {
    return {.text = emptyBoard, .arguments = {{"name", name}}};
}

void addNewBoards(std::vector<Message>& effects, const Seats& seats) {
    for (const Seat& seat : seats) {
        if (!seat.player) {
            effects.push_back(emptyBoardText(seat.name));
        }
    }
}

void addCount(Listing& pieces, TextId text, int count) {
    if (count != 0) {
        pieces.parts.emplace_back(Message{.text = text, .arguments = {{"n", count}}});
    }
}

} // namespace cimaise
