// Texts about the end of the game, and warnings before a round that the rules do not allow.
#include "app/input/muse/muse_last_round.h"

#include "app/input/muse/muse_partial_turns.h"
#include "positions/muse/muse_catalogue.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "Last round: {owner} has %n paintings in the palace."
constexpr TextId overText = CIMAISE_TEXT_N("muse.last.over");
//% "Last round: after it, {owner} will have %n paintings in the palace."
constexpr TextId lastText = CIMAISE_TEXT_N("muse.last.round");
//% "Last round: %n palaces hold four or more paintings."
constexpr TextId overSeveral = CIMAISE_TEXT_N("muse.last.over.several");
//% "Last round: after it, %n palaces will hold four or more paintings."
constexpr TextId lastSeveral = CIMAISE_TEXT_N("muse.last.round.several");
//% "This may be the last round: {owner} has three paintings in the palace."
constexpr TextId nearText = CIMAISE_TEXT("muse.last.near");
//% "This may be the last round: %n players have three paintings in the palace."
constexpr TextId nearSeveral = CIMAISE_TEXT_N("muse.last.near.several");
//% "A palace already has four or more paintings: there are no more rounds. Tap again to enter another round anyway."
constexpr TextId overAgain = CIMAISE_TEXT("muse.last.enter-anyway");
//% "A palace already has four or more paintings: there are no more rounds. Tap “Play the round” again to play it anyway."
constexpr TextId overPlayAgain = CIMAISE_TEXT("muse.last.play-anyway");
//% "Not everyone has chosen. Tap “Play the round” again to play it anyway."
constexpr TextId someAgain = CIMAISE_TEXT("muse.hint.again.some");
//% "A payment is missing or wrong. Tap “Play the round” again to play it anyway, without that painting."
constexpr TextId playAgain = CIMAISE_TEXT("muse.hint.again.play");

//% "{problem} Tap “Play the round” again to play it anyway."
constexpr TextId problemAgain = CIMAISE_TEXT("muse.hint.again.problem");

/// A sentence about the one palace that ends the game, or about how many do.
Message aboutEnding(TextId one, TextId several, const Table& table) {
    const auto ends = [](const Artist& artist) { return artist.palace.size() >= endingPalace; };
    const auto count = static_cast<int>(std::ranges::count_if(table.artists, ends));
    if (count > 1) {
        return {several, {{"n", count}}};
    }
    const auto ending = std::ranges::find_if(table.artists, ends);
    return {one,
            {{"owner", side(static_cast<int>(ending - table.artists.begin()))},
             {"n", static_cast<int>(ending->palace.size())}}};
}

/// Players one painting short of ending the game, in seating order.
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

/// Problem of a card of the round; payments have a sentence of their own.
std::optional<Message> problemOfCards(const Layout& layout) {
    const auto isOfRound = [](const Spot& spot) { return spot.place.area == roundArea; };
    for (const Finding& finding : check(layout)) {
        if (isProblem(finding.severity) && std::ranges::any_of(finding.where, isOfRound)) {
            return finding.says;
        }
    }
    return std::nullopt;
}

bool hasWrongPayment(const Resolution& round) {
    return std::ranges::find(round.events, Unpainted::pay, &Event::unpainted) != round.events.end();
}

} // namespace

std::optional<Message> endOf(const InputContext& context) {
    const Table& table = context.layout.table;
    if (hasEndingPalace(table)) {
        return aboutEnding(overText, overSeveral, table);
    }
    if (hasEndingPalace(context.round.table)) {
        return aboutEnding(lastText, lastSeveral, context.round.table);
    }
    const std::vector<int> near = playersBeforeEnd(table);
    if (near.empty()) {
        return std::nullopt;
    }
    return near.size() == 1 ? Message{nearText, {{"owner", side(near.front())}}}
                            : Message{nearSeveral, {{"n", static_cast<int>(near.size())}}};
}

bool isOver(const InputContext& context) {
    return hasEndingPalace(context.layout.table) && !context.layout.round &&
           context.state.partialTurns.empty();
}

std::optional<Message> objectionToRound(const InputContext& context) {
    if (!isOver(context) || context.state.last.warned) {
        return std::nullopt;
    }
    return Message{overAgain, {}};
}

std::optional<Message> objectionToPlaying(const InputContext& context) {
    if (context.state.last.warned) {
        return std::nullopt;
    }
    if (hasEndingPalace(context.layout.table)) {
        return Message{overPlayAgain, {}};
    }
    if (const std::optional<Message> problem = problemOfCards(context.layout)) {
        return Message{problemAgain, {{"problem", Listing{{*problem}}}}};
    }
    if (hasWrongPayment(context.round)) {
        return Message{playAgain, {}};
    }
    return areAllTurnsComplete(context) ? std::nullopt : std::optional{Message{someAgain, {}}};
}

InputResult withWarning(const InputContext& context, const Message& why) {
    InputResult result = withMessage(context, why);
    result.state.last.warned = true;
    result.sound = InputSound::wrong;
    return result;
}

} // namespace cimaise::muse
