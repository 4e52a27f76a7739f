// Reads and writes a position of Muse, and the round being played (rulebook, "Setup").
#include "positions/muse/muse_layout.h"

#include "positions/file/game_file.h"
#include "positions/file/json_cursor.h"
#include "positions/file/list_limits.h"
#include "positions/muse/muse_catalogue.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::muse {

namespace {

//% "“{text}” is not a card of the Decktet used for Muse; write cards as the-huntress or ace-of-moons."
constexpr TextId noCardId = CIMAISE_TEXT("muse.file.no-card");
//% "No player is called “{name}”."
constexpr TextId noPlayer = CIMAISE_TEXT("muse.file.no-player");
//% "“{name}” already has a turn in this round."
constexpr TextId secondTurn = CIMAISE_TEXT("muse.file.second-turn");
//% "Event {event} is listed twice."
constexpr TextId eventTwice = CIMAISE_TEXT("muse.file.event-twice");

constexpr std::array<std::string_view, 2> deckIds{"basic", "extended"};

bool areEnough(int players) { return players == 3 || players == 4; }

Card cardFrom(const JsonCursor& value) {
    const std::string id = value.text();
    const std::optional<Card> card = findCard(id);
    if (!card && !value.refused()) {
        value.refuse({.text = noCardId, .arguments = {{"text", shownText(id)}}});
    }
    return card.value_or(Card{});
}

Cards readCards(const JsonCursor& value) {
    Cards all;
    for (const JsonCursor& entry : value.entries(cardsInPile)) {
        all.push_back(cardFrom(entry));
    }
    return all;
}

Purse readPurse(const JsonCursor& value) {
    value.expectKeys({}, {suitId(Suit::moons), suitId(Suit::suns), suitId(Suit::waves),
                          suitId(Suit::leaves), suitId(Suit::wyrms), suitId(Suit::knots)});
    Purse purse;
    for (const Suit suit : suits) {
        if (value.has(suitId(suit))) {
            purse.of(suit) = value.at(suitId(suit)).integer(0, mostCoins);
            purse.named[static_cast<std::size_t>(suit)] = true;
        }
    }
    return purse;
}

Artist readArtist(const JsonCursor& value) {
    value.expectKeys({}, {"studio", "palace", "coins"});
    Artist artist;
    artist.leftOut = {.studio = !value.has("studio"),
                      .palace = !value.has("palace"),
                      .coins = !value.has("coins")};
    if (!artist.leftOut.studio) {
        artist.studio = readCards(value.at("studio"));
    }
    if (!artist.leftOut.palace) {
        artist.palace = readCards(value.at("palace"));
    }
    if (!artist.leftOut.coins) {
        artist.coins = readPurse(value.at("coins"));
    }
    return artist;
}

/// Reads one artist per player; with a wrong number of players, which a rule reports, any number.
std::vector<Artist> readArtists(const JsonCursor& value, int players) {
    std::vector<Artist> artists;
    for (const JsonCursor& entry : areEnough(players)
                                       ? value.entries(static_cast<std::size_t>(players))
                                       : value.entries(otherLists)) {
        artists.push_back(readArtist(entry));
    }
    return artists;
}

int readPlayer(const JsonCursor& value, const std::vector<std::string>& players) {
    const std::string name = value.text();
    const auto player = std::ranges::find(players, name);
    if (value.refused()) {
        return 0;
    }
    if (player == players.end()) {
        value.refuse({.text = noPlayer, .arguments = {{"name", shownText(name)}}});
        return 0;
    }
    return static_cast<int>(player - players.begin());
}

Action readAction(const JsonCursor& value) {
    std::vector<std::string_view> ids;
    std::ranges::transform(actionChoices, std::back_inserter(ids), actionId);
    return actionChoices.at(value.choice(ids));
}

Turn readTurn(const JsonCursor& value, const std::vector<std::string>& players) {
    value.expectKeys({"player", "action", "card"}, {"pay", "discard"});
    Turn turn;
    turn.player = readPlayer(value.at("player"), players);
    turn.action = readAction(value.at("action"));
    turn.card = cardFrom(value.at("card"));
    if (value.has("pay")) {
        turn.pay = readPurse(value.at("pay"));
    }
    if (value.has("discard")) {
        turn.discard = cardFrom(value.at("discard"));
    }
    return turn;
}

std::vector<Turn> readRound(const JsonCursor& value, const std::vector<std::string>& players) {
    std::vector<Turn> turns;
    for (const JsonCursor& entry : value.entries(otherLists)) {
        const Turn turn = readTurn(entry, players);
        if (entry.refused()) {
            break;
        }
        if (std::ranges::find(turns, turn.player, &Turn::player) != turns.end()) {
            const std::string& name = players.at(static_cast<std::size_t>(turn.player));
            entry.at("player").refuse(
                {.text = secondTurn, .arguments = {{"name", shownText(name)}}});
        }
        turns.push_back(turn);
    }
    return turns;
}

GrowAfter readGrowAfter(const JsonCursor& value) {
    GrowAfter grow{.events = {}, .asList = value.isList()};
    if (!grow.asList) {
        grow.events.push_back(value.integer(1, mostEvents));
        return grow;
    }
    for (const JsonCursor& entry : value.entries(otherLists)) {
        const int event = entry.integer(1, mostEvents);
        if (!entry.refused() && std::ranges::find(grow.events, event) != grow.events.end()) {
            entry.refuse({.text = eventTwice, .arguments = {{"event", event}}});
        }
        grow.events.push_back(event);
    }
    return grow;
}

Json writeCards(const Cards& all) {
    Json list = Json::array();
    for (const Card card : all) {
        list.push_back(infoOf(card).id);
    }
    return list;
}

bool saysNothing(const Purse& purse) { return purse == Purse{}; }

Json writeArtist(const Artist& artist) {
    Json entry = Json::object();
    if (!artist.leftOut.studio || !artist.studio.empty()) {
        entry["studio"] = writeCards(artist.studio);
    }
    if (!artist.leftOut.palace || !artist.palace.empty()) {
        entry["palace"] = writeCards(artist.palace);
    }
    if (!artist.leftOut.coins || !saysNothing(artist.coins)) {
        entry["coins"] = writePurse(artist.coins);
    }
    return entry;
}

Json writeTurn(const Turn& turn, const std::vector<std::string>& players) {
    Json entry{{"player", players.at(static_cast<std::size_t>(turn.player))},
               {"action", actionId(turn.action)},
               {"card", infoOf(turn.card).id}};
    if (turn.pay) {
        entry["pay"] = writePurse(*turn.pay);
    }
    if (turn.discard) {
        entry["discard"] = infoOf(*turn.discard).id;
    }
    return entry;
}

void writeTable(const Layout& layout, Json& document) {
    const Table& table = layout.table;
    if (!layout.leftOut.growth || table.growth != 0) {
        document["growth"] = table.growth;
    }
    if (!layout.leftOut.economy || !saysNothing(table.economy)) {
        document["economy"] = writePurse(table.economy);
    }
    document["artists"] = Json::array();
    for (const Artist& artist : table.artists) {
        document["artists"].push_back(writeArtist(artist));
    }
}

} // namespace

Layout::Layout() = default;
Layout::Layout(const Layout& other) = default;
Layout::Layout(Layout&& other) noexcept = default;
Layout& Layout::operator=(const Layout& other) = default;
Layout& Layout::operator=(Layout&& other) noexcept = default;
Layout::~Layout() = default;
bool Layout::operator==(const Layout& other) const = default;

bool canPlay(const Layout& layout) {
    const int players = layout.header.playerCount();
    return areEnough(players) && static_cast<int>(layout.table.artists.size()) == players;
}

int sideCount(const Layout& layout) { return layout.header.playerCount(); }

int sideOf(const Layout& /*layout*/, int player) { return player; }

std::string sideName(const Layout& layout, int side) {
    return side < 0 || side >= sideCount(layout)
               ? std::string{}
               : layout.header.players[static_cast<std::size_t>(side)];
}

int coinsAtStart(int players) { return players == 3 ? 7 : 8; }

Place studioPlace(Card card) { return {.area = studioArea, .item = infoOf(card).id}; }
Place palacePlace(Card card) { return {.area = palaceArea, .item = infoOf(card).id}; }
Place roundPlace(Card card) { return {.area = roundArea, .item = infoOf(card).id}; }
Place economyPlace(Suit suit) { return {.area = economyArea, .item = suitId(suit)}; }
Place coinsPlace(Suit suit) { return {.area = coinsArea, .item = suitId(suit)}; }

Layout newLayout(GameHeader header) {
    Layout layout;
    layout.header = std::move(header);
    const int players = layout.header.playerCount();
    layout.table.economy.coins.fill(coinsAtStart(players));
    layout.table.economy.named.fill(true);
    layout.table.artists.resize(static_cast<std::size_t>(players));
    return layout;
}

Layout readLayout(const JsonCursor& document) {
    document.expectKeys({"cimaise", "game", "players", "artists"},
                        optionalKeys({"deck", "growth", "economy", "round", "growAfter"}));
    Layout layout;
    layout.header = readHeader(document, readings);
    layout.leftOut = {.deck = !document.has("deck"),
                      .growth = !document.has("growth"),
                      .economy = !document.has("economy")};
    if (!layout.leftOut.deck) {
        const std::vector<std::string_view> choices{deckIds.begin(), deckIds.end()};
        layout.deck = static_cast<Deck>(document.at("deck").choice(choices));
    }
    if (!layout.leftOut.growth) {
        layout.table.growth = document.at("growth").integer(0, mostCoins);
    }
    if (!layout.leftOut.economy) {
        layout.table.economy = readPurse(document.at("economy"));
    }
    layout.table.artists = readArtists(document.at("artists"), layout.header.playerCount());
    if (document.has("round")) {
        layout.round = readRound(document.at("round"), layout.header.players);
    }
    if (document.has("growAfter")) {
        layout.growAfter = readGrowAfter(document.at("growAfter"));
    }
    return layout;
}

Json writeLayout(const Layout& layout) {
    Json document = writeHeader(gameId, layout.header);
    if (!layout.leftOut.deck || layout.deck != Deck::basic) {
        document["deck"] = deckIds.at(static_cast<std::size_t>(layout.deck));
    }
    writeTable(layout, document);
    if (layout.round) {
        document["round"] = Json::array();
        for (const Turn& turn : *layout.round) {
            document["round"].push_back(writeTurn(turn, layout.header.players));
        }
    }
    if (layout.growAfter) {
        document["growAfter"] = layout.growAfter->asList ? Json(layout.growAfter->events)
                                                         : Json(layout.growAfter->events.front());
    }
    return document;
}

Json writePurse(const Purse& purse) {
    Json entry = Json::object();
    for (const Suit suit : suits) {
        if (purse.named[static_cast<std::size_t>(suit)] || purse.of(suit) != 0) {
            entry[std::string{suitId(suit)}] = purse.of(suit);
        }
    }
    return entry;
}

bool isOverfull(const Table& table) {
    return std::ranges::any_of(table.artists, [](const Artist& artist) {
        return std::max(artist.studio.size(), artist.palace.size()) > cardsInPile.entries;
    });
}

} // namespace cimaise::muse
