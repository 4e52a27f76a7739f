// Implements the independent referee: cards are names in a list, coins are maps, and nothing is
// cached.
#include "tests/muse/independent_referee.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace cimaise::independent {

namespace {

using Json = nlohmann::json;
using Coins = std::map<std::string, int>;

const std::vector<std::string> allSuits{"moons", "suns", "waves", "leaves", "wyrms", "knots"};

/// The page's table of cards, biggest first: rank, name, suits.
constexpr auto allCards = R"(13 the-consul moons waves knots
13 the-rite moons leaves wyrms
13 the-island suns waves wyrms
13 the-window suns leaves knots
12 the-harvest moons suns leaves
12 the-watchman moons wyrms knots
12 the-light-keeper suns waves knots
12 the-borderland waves leaves wyrms
10 the-huntress moons
10 the-bard suns
10 the-sea waves
10 the-end leaves
10 the-calamity wyrms
10 the-windfall knots
9 the-pact moons suns
9 the-darkness waves wyrms
9 the-merchant leaves knots
8 the-diplomat moons suns
8 the-mill waves leaves
8 the-betrayal wyrms knots
7 the-chance-meeting moons leaves
7 the-castle suns knots
7 the-cave waves wyrms
6 the-lunatic moons waves
6 the-penitent suns wyrms
6 the-market leaves knots
5 the-forest moons leaves
5 the-discovery suns waves
5 the-soldier wyrms knots
4 the-mountain moons suns
4 the-sailor waves leaves
4 the-battle wyrms knots
3 the-journey moons waves
3 the-painter suns knots
3 the-savage leaves wyrms
2 the-author moons knots
2 the-desert suns wyrms
2 the-origin waves leaves
1 ace-of-moons moons
1 ace-of-suns suns
1 ace-of-waves waves
1 ace-of-leaves leaves
1 ace-of-wyrms wyrms
1 ace-of-knots knots)";

struct Decktet {
    std::vector<std::string> order; // biggest first
    std::map<std::string, int> rank;
    std::map<std::string, std::vector<std::string>> suits;
    std::set<std::string> extended;

    Decktet() {
        std::istringstream lines{allCards};
        for (std::string line; std::getline(lines, line);) {
            std::istringstream words{line};
            int number = 0;
            std::string name;
            words >> number >> name;
            order.push_back(name);
            rank[name] = std::min(number, 10);
            if (number > 10) {
                extended.insert(name);
            }
            for (std::string suit; words >> suit;) {
                suits[name].push_back(suit);
            }
        }
    }

    [[nodiscard]] int size(const std::string& card) const {
        return static_cast<int>(order.end() - std::find(order.begin(), order.end(), card));
    }
};

const Decktet& decktet() {
    static const Decktet deck;
    return deck;
}

struct Player {
    std::string name;
    std::vector<std::string> studio;
    std::vector<std::string> palace;
    Coins coins;

    [[nodiscard]] int wealth() const {
        int sum = 0;
        for (const auto& [suit, count] : coins) {
            sum += count;
        }
        return sum;
    }
};

struct Position {
    int growth = 0;
    Coins economy;
    std::vector<Player> players;
};

struct File {
    Json document;
    bool playable = false;
    bool extended = false;
    bool keeps = false;
    bool nextDraw = false;
    Position position;
};

Coins coinsIn(const Json& object, const std::string& key) {
    Coins coins;
    for (const std::string& suit : allSuits) {
        coins[suit] = object.value(key, Json::object()).value(suit, 0);
    }
    return coins;
}

File read(std::string_view text) {
    File file;
    file.document = Json::parse(text);
    const Json& document = file.document;
    const Json readings = document.value("readings", Json::object());
    file.keeps = readings.value("muse.paint.short", "discard") == "keep";
    file.nextDraw = readings.value("muse.growth.when", "at-once") == "next-draw";
    file.extended = document.value("deck", "basic") == "extended";
    const std::size_t count = document["players"].size();
    file.playable = count == 3 || count == 4;
    file.position.growth = document.value("growth", 0);
    file.position.economy = coinsIn(document, "economy");
    for (std::size_t i = 0; i < document["artists"].size(); ++i) {
        const Json& artist = document["artists"][i];
        Player player;
        player.name = i < count ? document["players"][i].get<std::string>() : "";
        player.studio = artist.value("studio", std::vector<std::string>{});
        player.palace = artist.value("palace", std::vector<std::string>{});
        player.coins = coinsIn(artist, "coins");
        file.position.players.push_back(player);
    }
    return file;
}

Player& playerOf(Position& position, const std::string& name) {
    return *std::find_if(position.players.begin(), position.players.end(),
                         [&](const Player& player) { return player.name == name; });
}

Json positionJson(const Position& position) {
    Json json{
        {"growth", position.growth}, {"economy", position.economy}, {"artists", Json::array()}};
    for (const Player& player : position.players) {
        json["artists"].push_back(
            {{"studio", player.studio}, {"palace", player.palace}, {"coins", player.coins}});
    }
    return json;
}

// --- the patron ----------------------------------------------------------------------------

Json visit(Position& position) {
    Json steps = Json::array();
    for (const std::string& card : decktet().order) {
        for (Player& owner : position.players) {
            for (auto copies = std::count(owner.studio.begin(), owner.studio.end(), card);
                 copies > 0; --copies) {
                const auto& suits = decktet().suits.at(card);
                const int price = decktet().rank.at(card) + static_cast<int>(suits.size());
                for (const std::string& suit : suits) {
                    const int held = position.economy[suit];
                    steps.push_back({{"card", card},
                                     {"player", owner.name},
                                     {"price", price},
                                     {"suit", suit},
                                     {"held", held},
                                     {"pays", held >= price}});
                    if (held >= price) {
                        owner.coins[suit] += price;
                        position.economy[suit] -= price;
                        owner.studio.erase(
                            std::find(owner.studio.begin(), owner.studio.end(), card));
                        return {{"steps", steps},
                                {"sale",
                                 {{"card", card},
                                  {"player", owner.name},
                                  {"suit", suit},
                                  {"price", price}}}};
                    }
                }
            }
        }
    }
    return {{"steps", steps}, {"sale", nullptr}};
}

// --- the round -----------------------------------------------------------------------------

Json palace(Position& position) {
    for (const std::string& card : decktet().order) {
        for (Player& owner : position.players) {
            const auto found = std::find(owner.studio.begin(), owner.studio.end(), card);
            if (found != owner.studio.end()) {
                owner.studio.erase(found);
                owner.palace.push_back(card);
                return {{"card", card}, {"player", owner.name}};
            }
        }
    }
    return nullptr;
}

void paint(const File& file, Position& position, const Json& turn, Json& event) {
    Player& painter = playerOf(position, turn["player"]);
    const std::string card = turn["card"];
    const int cost = decktet().rank.at(card);
    Coins payment = coinsIn(turn, "pay");
    int paid = 0;
    bool held = true;
    for (const std::string& suit : allSuits) {
        paid += payment[suit];
        held = held && payment[suit] <= painter.coins[suit];
    }
    if (painter.wealth() < cost) {
        event["failed"] = file.keeps ? "keep" : "discard";
    } else if (paid != cost || !held) {
        event["failed"] = "pay";
    } else {
        event["paid"] = Json::object();
        for (const std::string& suit : allSuits) {
            painter.coins[suit] -= payment[suit];
            position.economy[suit] += payment[suit];
            if (payment[suit] > 0) {
                event["paid"][suit] = payment[suit];
            }
        }
        painter.studio.push_back(card);
    }
}

void sketch(Position& position, const Json& turn, Json& event) {
    event["gains"] = Json::object();
    for (const std::string& suit : decktet().suits.at(turn["card"])) {
        if (position.economy[suit] > 0) {
            position.economy[suit] -= 1;
            playerOf(position, turn["player"]).coins[suit] += 1;
            event["gains"][suit] = 1;
        }
    }
}

bool grow(Position& position) {
    if (position.growth >= 4) {
        return false;
    }
    position.growth += 1;
    for (const std::string& suit : allSuits) {
        position.economy[suit] += 1;
    }
    return true;
}

std::vector<Json> actionsInOrder(const File& file) {
    std::vector<Json> actions;
    for (const Json& turn : file.document.value("round", Json::array())) {
        actions.push_back(turn);
        if (turn.contains("discard")) {
            actions.push_back(
                {{"player", turn["player"]}, {"action", "discard"}, {"card", turn["discard"]}});
        }
    }
    std::stable_sort(actions.begin(), actions.end(), [](const Json& one, const Json& other) {
        return decktet().size(one["card"]) > decktet().size(other["card"]);
    });
    return actions;
}

Json playRound(const File& file, Position position, std::vector<std::string>& wrongPayments) {
    Json events = Json::array();
    std::set<int> drawPileEmptied;
    if (file.document.contains("growAfter")) {
        const Json& after = file.document["growAfter"];
        drawPileEmptied =
            after.is_array() ? after.get<std::set<int>>() : std::set{after.get<int>()};
    }
    bool due = false;
    for (const Json& turn : file.playable ? actionsInOrder(file) : std::vector<Json>{}) {
        const std::string action = turn["action"];
        const int number = static_cast<int>(events.size()) + 1;
        Json event{{"event", number},
                   {"player", turn["player"]},
                   {"action", action},
                   {"card", turn["card"]}};
        if (action == "sketch") {
            sketch(position, turn, event);
        } else if (action == "paint") {
            paint(file, position, turn, event);
        } else if (action == "patron") {
            event.update(visit(position));
        } else if (action == "palace") {
            event["moved"] = palace(position);
        }
        event["growth"] = false;
        if (event.value("failed", "") != "keep") { // a card is drawn
            if (file.nextDraw && due) {
                event["growth"] = grow(position);
            }
            due = drawPileEmptied.contains(number);
            if (due && !file.nextDraw) {
                event["growth"] = grow(position);
            }
        }
        if (event.value("failed", "") == "pay") {
            wrongPayments.push_back(turn["player"]);
        }
        events.push_back(event);
    }
    return {{"round", {{"events", events}}}, {"after", positionJson(position)}};
}

// --- findings ------------------------------------------------------------------------------

struct Seen {
    std::string card;
    std::string player;
    std::string place;
};

std::vector<Seen> seenCards(const File& file) {
    std::vector<Seen> seen;
    for (const Player& player : file.position.players) {
        for (const std::string& card : player.studio) {
            seen.push_back({card, player.name, "studio:" + card});
        }
        for (const std::string& card : player.palace) {
            seen.push_back({card, player.name, "palace:" + card});
        }
    }
    for (const Json& turn : file.document.value("round", Json::array())) {
        for (const std::string key : {"card", "discard"}) {
            if (turn.contains(key)) {
                const std::string card = turn[key];
                seen.push_back({card, turn["player"], "round:" + card});
            }
        }
    }
    return seen;
}

void findCards(const File& file, std::vector<std::string>& findings) {
    const std::vector<Seen> seen = seenCards(file);
    for (const std::string& card : decktet().order) {
        std::string places;
        std::set<std::string> owners;
        int count = 0;
        for (const Seen& one : seen) {
            if (one.card == card) {
                ++count;
                owners.insert(one.player);
                places += (places.empty() ? "" : ", ") + one.place;
                if (!file.extended && decktet().extended.contains(card)) {
                    findings.push_back("muse.deck; " + one.player + "; " + one.place);
                }
            }
        }
        if (count > 1) {
            findings.push_back("muse.unique; " + (owners.size() == 1 ? *owners.begin() : "") +
                               "; " + places);
        }
    }
}

void findCoins(const File& file, std::vector<std::string>& findings) {
    if (file.position.growth > 4) {
        findings.emplace_back("muse.growth; ; ");
    }
    const int all = (file.position.players.size() == 3 ? 7 : 8) + file.position.growth;
    for (const std::string& suit : allSuits) {
        int count = file.position.economy.at(suit);
        std::string places = "economy:" + suit;
        for (const Player& player : file.position.players) {
            count += player.coins.at(suit);
            places += player.coins.at(suit) > 0 ? ", coins:" + suit : "";
        }
        if (count != all) {
            findings.push_back("muse.coins; ; " + places);
        }
    }
}

std::vector<int> standing(const Player& player) {
    return {static_cast<int>(player.palace.size()), static_cast<int>(player.studio.size()),
            player.wealth()};
}

void findEnd(const File& file, std::vector<std::string>& findings) {
    std::size_t above = 0;
    std::string abovePlaces;
    std::string fullPlaces;
    std::vector<std::string> full;
    for (const Player& player : file.position.players) {
        for (std::size_t i = 0; i < player.palace.size(); ++i) {
            if (i >= 3) {
                ++above;
                abovePlaces += (abovePlaces.empty() ? "palace:" : ", palace:") + player.palace[i];
            }
            if (player.palace.size() >= 4) {
                fullPlaces += (fullPlaces.empty() ? "palace:" : ", palace:") + player.palace[i];
            }
        }
        if (player.palace.size() >= 4) {
            full.push_back(player.name);
        }
    }
    if (above > file.position.players.size()) {
        findings.push_back("muse.palace; ; " + abovePlaces);
    }
    if (full.empty()) {
        return;
    }
    findings.push_back("muse.end; " + (full.size() == 1 ? full.front() : "") + "; " + fullPlaces);
    std::map<std::vector<int>, int> level;
    for (const Player& player : file.position.players) {
        if (++level[standing(player)] == 2) {
            findings.emplace_back("muse.tie; ; ");
        }
    }
}

// --- ranking -------------------------------------------------------------------------------

std::string partedBy(const Player& one, const Player& other) {
    const std::vector<std::string> names{"points", "studio", "coins"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (standing(one)[i] != standing(other)[i]) {
            return names[i];
        }
    }
    return "shared";
}

std::vector<std::string> rankingOf(const std::vector<Player>& players) {
    std::map<std::vector<int>, std::vector<Player>, std::greater<>> places;
    for (const Player& player : players) {
        places[standing(player)].push_back(player);
    }
    std::vector<std::string> ranking;
    int place = 1;
    for (auto entry = places.begin(); entry != places.end(); ++entry) {
        const std::vector<Player>& here = entry->second;
        std::string decided = "points";
        if (here.size() > 1) {
            decided = "shared";
        } else if (std::next(entry) != places.end()) {
            decided = partedBy(here[0], std::next(entry)->second[0]);
        } else if (entry != places.begin()) {
            decided = partedBy(here[0], std::prev(entry)->second[0]);
        }
        std::string line = std::to_string(place) + " ";
        for (const Player& player : here) {
            line += player.name + ", ";
        }
        ranking.push_back(line + decided);
        place += static_cast<int>(here.size());
    }
    return ranking;
}

} // namespace

MuseCount countMuse(std::string_view text) {
    const File file = read(text);
    MuseCount count;
    std::vector<std::string> wrongPayments;
    count.round = playRound(file, file.position, wrongPayments);
    Position position = file.position;
    const Json bought =
        file.playable ? visit(position) : Json{{"steps", Json::array()}, {"sale", nullptr}};
    count.patron = {{"patron", bought}, {"after", positionJson(position)}};
    if (!file.playable) {
        count.findings = {"muse.players; ; "};
        return count;
    }
    findCards(file, count.findings);
    for (const std::string& player : wrongPayments) {
        count.findings.push_back("muse.pay; " + player);
    }
    findCoins(file, count.findings);
    findEnd(file, count.findings);
    std::ranges::sort(count.findings);
    for (const Player& player : file.position.players) {
        count.scores[player.name] = static_cast<int>(player.palace.size());
    }
    count.ranking = rankingOf(file.position.players);
    return count;
}

} // namespace cimaise::independent
