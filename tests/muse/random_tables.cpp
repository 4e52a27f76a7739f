// Generates random positions step by step, so that RapidCheck can shrink each choice.
#include "tests/muse/random_tables.h"
#include "tests/random/random_positions.h"

#include "positions/cases.h"
#include "positions/muse/muse_round.h"

#include <algorithm>
#include <ostream>

namespace cimaise::muse {

namespace {

/// Any whole number from `low` to `high`, however far a test has come; shrinks towards `low`.
int pick(int low, int high) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high + 1));
}

bool oneIn(int times) { return pick(1, times) == times; }

Card pickCard() {
    // now and then a Pawn or Court, which stand first
    return static_cast<Card>(oneIn(6) ? pick(0, 7) : pick(8, static_cast<int>(cardCount) - 1));
}

GameHeader pickHeader(int players) {
    static const std::vector<std::string> names{"Ana", "Bo", "Cy", "Di", "Eve"};
    GameHeader header;
    header.players = {names.begin(), names.begin() + players};
    if (oneIn(3)) {
        const Reading& reading = readings[static_cast<std::size_t>(pick(0, 1))];
        header.readings =
            ReadingChoices{{reading.id, reading.options[static_cast<std::size_t>(pick(0, 1))].id}};
    }
    return header;
}

Purse pickPurse(int most) {
    Purse purse;
    for (const Suit suit : suits) {
        if (oneIn(2)) {
            purse.of(suit) = pick(0, most);
            purse.named[static_cast<std::size_t>(suit)] = oneIn(2) || purse.of(suit) == 0;
        }
    }
    return purse;
}

Cards pickCards(int most) {
    Cards all;
    for (int i = pick(0, most); i > 0; --i) {
        all.push_back(pickCard());
    }
    return all;
}

Artist pickArtist() {
    Artist artist{.studio = pickCards(4), .palace = pickCards(5), .coins = pickPurse(6)};
    artist.leftOut.studio = artist.studio.empty() && oneIn(2);
    artist.leftOut.palace = artist.palace.empty() && oneIn(2);
    artist.leftOut.coins = artist.coins == Purse{} && oneIn(2);
    return artist;
}

Turn pickTurn(int player) {
    Turn turn{.player = player, .action = static_cast<Action>(pick(0, 3)), .card = pickCard()};
    if (turn.action == Action::paint || oneIn(5)) {
        turn.pay = pickPurse(3);
    }
    if (oneIn(3)) {
        turn.discard = pickCard();
    }
    return turn;
}

void pickRound(Layout& layout) {
    layout.round.emplace();
    int events = 0;
    for (int player = 0; player < layout.header.playerCount(); ++player) {
        if (!oneIn(4)) {
            const Turn turn = pickTurn(player);
            events += turn.discard ? 2 : 1;
            layout.round->push_back(turn);
        }
    }
    if (oneIn(2)) {
        GrowAfter grow{.events = {}, .asList = oneIn(2)};
        for (int event = 1; event <= std::min(events, mostEvents); ++event) {
            if (oneIn(4) && (grow.asList || grow.events.empty())) {
                grow.events.push_back(event);
            }
        }
        if (grow.asList || !grow.events.empty()) {
            layout.growAfter = grow;
        }
    }
}

/// Puts into the economy what the equation wants, as far as it can.
void balance(Layout& layout) {
    for (const Suit suit : suits) {
        int rest = coinsAtStart(layout.header.playerCount()) + layout.table.growth;
        for (const Artist& artist : layout.table.artists) {
            rest -= artist.coins.of(suit);
        }
        layout.table.economy.of(suit) = std::max(0, rest);
    }
}

Layout pickTable(int players) {
    Layout layout;
    layout.header = pickHeader(players);
    layout.deck = oneIn(3) ? Deck::extended : Deck::basic;
    layout.table.growth = pick(0, 5);
    layout.table.economy = pickPurse(12);
    for (int player = 0; player < players; ++player) {
        layout.table.artists.push_back(pickArtist());
    }
    if (oneIn(2)) {
        balance(layout);
    }
    if (oneIn(2)) {
        pickRound(layout);
    }
    layout.leftOut = {.deck = layout.deck == Deck::basic && oneIn(2),
                      .growth = layout.table.growth == 0 && oneIn(2),
                      .economy = layout.table.economy == Purse{}};
    return layout;
}

Layout playLegally() {
    const int players = pick(3, 4);
    Layout layout = newLayout(pickHeader(players));
    layout.deck = oneIn(2) ? Deck::extended : Deck::basic;
    RandomGame game{players, layout.deck, rulingsOf(layout),
                    static_cast<std::uint32_t>(pick(1, 1'000'000))};
    layout.table = game.table();
    for (int round = pick(1, 40); round > 0 && !game.isOver(); --round) {
        layout.table = game.table();
        game.playRound();
        layout.round = game.turns();
        layout.growAfter = GrowAfter{.events = game.drawPileEmptied(), .asList = true};
    }
    if (oneIn(3)) {
        layout.table = game.table();
        layout.round.reset();
        layout.growAfter.reset();
    }
    return layout;
}

Layout disturbed(Layout layout) {
    for (int i = pick(1, 3); i > 0; --i) {
        const auto player =
            static_cast<std::size_t>(pick(0, static_cast<int>(layout.table.artists.size()) - 1));
        Artist& artist = layout.table.artists.at(player);
        const Suit suit = suits.at(static_cast<std::size_t>(pick(0, 5)));
        switch (pick(0, 3)) {
        case 0:
            artist.coins.of(suit) = pick(0, 8);
            break;
        case 1:
            artist.studio.push_back(pickCard());
            break;
        case 2:
            artist.palace.push_back(pickCard());
            break;
        default:
            layout.table.economy.of(suit) = pick(0, 13);
        }
    }
    return layout;
}

} // namespace

rc::Gen<Layout> anyTable() {
    return rc::gen::exec([] {
        Layout layout = pickTable(oneIn(5) ? pick(0, 5) : pick(3, 4));
        const int players = layout.header.playerCount();
        if (players != 3 && players != 4 && oneIn(2)) {
            layout.table.artists.resize(static_cast<std::size_t>(pick(0, 5)));
        }
        return layout;
    });
}

rc::Gen<Layout> playedTable() {
    return rc::gen::exec([] { return playLegally(); });
}

rc::Gen<Layout> mixedTable() {
    return rc::gen::exec([] {
        switch (pick(0, 2)) {
        case 0:
            return playLegally();
        case 1:
            return disturbed(playLegally());
        default:
            return *anyTable();
        }
    });
}

void showValue(const Layout& layout, std::ostream& out) { out << writeCase(layout); }

} // namespace cimaise::muse

namespace cimaise {

template <> RandomPositions positionsOf<muse::Layout>() {
    return {.any = rc::gen::cast<AnyCase>(muse::anyTable()),
            .mixed = rc::gen::cast<AnyCase>(muse::mixedTable()),
            .pieces = {"studio", "palace"},
            .word = "the-sea",
            .use = [](const AnyCase& position) {
                const auto& layout = std::get<muse::Layout>(position);
                (void)resolve(layout);
                (void)visitOf(layout);
            }};
}

} // namespace cimaise
