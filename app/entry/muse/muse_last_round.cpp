// Words for the end of the game; warnings before a round that the rules do not have.
#include "app/entry/muse/muse_last_round.h"

#include "app/entry/muse/muse_half_turns.h"
#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_end.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "The game is over: {owner} has %n paintings in the palace."
constexpr TextId overText = CIMAISE_TEXT_N("muse.last.over");
//% "Last round: {owner} ends it with %n paintings in the palace."
constexpr TextId lastText = CIMAISE_TEXT_N("muse.last.round");
//% "This may be the last round: {owner} has three paintings in the palace."
constexpr TextId nearText = CIMAISE_TEXT("muse.last.near");
//% "This may be the last round: %n players have three paintings in the palace."
constexpr TextId nearSeveral = CIMAISE_TEXT_N("muse.last.near.several");
//% "The game is over: {owner} has %n paintings in the palace. Tap again to enter another round anyway."
constexpr TextId overAgain = CIMAISE_TEXT_N("muse.last.again.enter");
//% "The game is over: {owner} has %n paintings in the palace. Tap “Play the round” again to play this round anyway."
constexpr TextId overPlayAgain = CIMAISE_TEXT_N("muse.last.again.play");
//% "Not everyone has chosen. Tap “Play the round” again to play it anyway."
constexpr TextId someAgain = CIMAISE_TEXT("muse.hint.again.some");
//% "A payment is missing or wrong. Tap “Play the round” again to play it anyway, without that painting."
constexpr TextId playAgain = CIMAISE_TEXT("muse.hint.again.play");

/// A sentence about the fullest palace; of equal ones, the first in seating order.
Message aboutFullest(TextId text, const Table& table) {
    const auto fullest = std::ranges::max_element(
        table.artists, {}, [](const Artist& artist) { return artist.palace.size(); });
    return {text,
            {{"owner", side(static_cast<int>(fullest - table.artists.begin()))},
             {"n", static_cast<int>(fullest->palace.size())}}};
}

/// Players with one painting less in the palace than end the game, in seating order.
std::vector<int> playersBeforeEnd(const Table& table) {
    std::vector<int> players;
    for (int player = 0; const Artist& artist : table.artists) {
        if (std::ssize(artist.palace) == endingPalace - 1) {
            players.push_back(player);
        }
        ++player;
    }
    return players;
}

bool hasWrongPayment(const Resolution& round) {
    return std::ranges::find(round.events, Unpainted::pay, &Event::unpainted) != round.events.end();
}

} // namespace

std::optional<Message> endOf(const Scene& scene) {
    const Table& table = scene.layout.table;
    if (hasEndingPalace(table)) {
        return aboutFullest(overText, table);
    }
    if (hasEndingPalace(scene.round.table)) {
        return aboutFullest(lastText, scene.round.table);
    }
    const std::vector<int> near = playersBeforeEnd(table);
    if (near.empty()) {
        return std::nullopt;
    }
    return near.size() == 1 ? Message{nearText, {{"owner", side(near.front())}}}
                            : Message{nearSeveral, {{"n", static_cast<int>(near.size())}}};
}

bool isOver(const Scene& scene) {
    return hasEndingPalace(scene.layout.table) && !scene.layout.round &&
           scene.pointing.halfTurns.empty();
}

std::optional<Message> objectionToRound(const Scene& scene) {
    if (!isOver(scene) || scene.pointing.last.warned) {
        return std::nullopt;
    }
    return aboutFullest(overAgain, scene.layout.table);
}

std::optional<Message> objectionToPlaying(const Scene& scene) {
    if (scene.pointing.last.warned) {
        return std::nullopt;
    }
    if (hasEndingPalace(scene.layout.table)) {
        return aboutFullest(overPlayAgain, scene.layout.table);
    }
    if (hasWrongPayment(scene.round)) {
        return Message{playAgain, {}};
    }
    return haveAllChosen(scene.layout) ? std::nullopt : std::optional{Message{someAgain, {}}};
}

Outcome warning(const Scene& scene, const Message& why) {
    Outcome outcome = answering(scene, why);
    outcome.pointing.last.warned = true;
    outcome.heard = Heard::wrong;
    return outcome;
}

} // namespace cimaise::muse
