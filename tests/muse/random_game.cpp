// Deals, chooses, draws and shuffles; the actions are resolved by the code under test.
#include "tests/muse/random_game.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

constexpr int handSize = 4;

} // namespace

RandomGame::RandomGame(int players, Deck deck, Rulings rulings, std::uint32_t seed)
    : m_rulings(rulings), m_hands(static_cast<std::size_t>(players)), m_random(seed) {
    m_table.economy.coins.fill(coinsAtStart(players));
    m_table.artists.resize(static_cast<std::size_t>(players));
    for (std::size_t i = 0; i < cardCount; ++i) {
        if (isIn(deck, static_cast<Card>(i))) {
            m_discards.push_back(static_cast<Card>(i));
        }
    }
    reshuffle();
    for (Cards& hand : m_hands) {
        for (int i = 0; i < handSize; ++i) {
            hand.push_back(m_pile.back());
            m_pile.pop_back();
        }
    }
}

bool RandomGame::isOver() const {
    return std::ranges::all_of(m_hands, [](const Cards& hand) { return hand.empty(); }) ||
           std::ranges::any_of(m_table.artists, [](const Artist& artist) {
               return artist.palace.size() >= endingPalace;
           });
}

void RandomGame::playRound() {
    chooseTurns();
    m_events.clear();
    m_emptied.clear();
    for (Act act : sortedBySize(m_turns)) {
        if (act.action == Action::paint) {
            act.pay = choosePayment(act);
            std::ranges::find(m_turns, act.player, &Turn::player)->pay = act.pay;
        }
        auto [event, after] = resolveAct(std::move(m_table), act, m_rulings);
        m_table = std::move(after);
        putAway(event);
        event.grew = event.draws() && draw(act.player);
        event.drawPileEmptied =
            std::ranges::count(m_emptied, static_cast<int>(m_events.size()) + 1) > 0;
        if (event.grew) {
            m_table = grown(std::move(m_table));
        }
        m_events.push_back(std::move(event));
    }
}

Cards RandomGame::allCards() const {
    Cards all;
    const auto add = [&](const Cards& some) { all.insert(all.end(), some.begin(), some.end()); };
    add(m_pile);
    add(m_discards);
    for (const Cards& hand : m_hands) {
        add(hand);
    }
    for (const Artist& artist : m_table.artists) {
        add(artist.studio);
        add(artist.palace);
    }
    std::ranges::sort(all);
    return all;
}

int RandomGame::pick(std::size_t count) { return static_cast<int>(m_random() % count); }

Card RandomGame::takeFrom(Cards& some) {
    const auto chosen = some.begin() + pick(some.size());
    const Card card = *chosen;
    some.erase(chosen);
    return card;
}

void RandomGame::chooseTurns() {
    m_turns.clear();
    for (int player = 0; Cards & hand : m_hands) {
        if (!hand.empty()) {
            Turn turn{.player = player, .action = static_cast<Action>(pick(4))};
            turn.card = takeFrom(hand);
            if (!hand.empty() && pick(3) == 0) {
                turn.discard = takeFrom(hand);
            }
            m_turns.push_back(turn);
        }
        ++player;
    }
}

/// Any coins of the player that make up the cost, as many as there are.
Purse RandomGame::choosePayment(const Act& act) {
    Purse held = m_table.artists.at(static_cast<std::size_t>(act.player)).coins;
    Purse payment;
    const int cost = std::min(infoOf(act.card).cost(), held.total());
    for (int paid = 0; paid < cost;) {
        const Suit suit = suits.at(static_cast<std::size_t>(pick(suitCount)));
        if (held.of(suit) > 0) {
            --held.of(suit);
            ++payment.of(suit);
            ++paid;
        }
    }
    return payment;
}

/// The idea card to the discards, the studio (where it lies already) or back to the hand; a
/// painting that was bought to the discards.
void RandomGame::putAway(const Event& event) {
    const Act& act = event.act;
    if (event.unpainted == Unpainted::keep) {
        m_hands.at(static_cast<std::size_t>(act.player)).push_back(act.card);
    } else if (act.action != Action::paint || event.unpainted) {
        m_discards.push_back(act.card);
    }
    if (event.patron.sale) {
        m_discards.push_back(event.patron.sale->painting.card);
    }
}

/// Draws a card if there is one; whether the economy grows.
bool RandomGame::draw(int player) {
    bool grows = m_growthDue && canGrow(m_table);
    m_growthDue = false;
    if (m_pile.empty()) {
        reshuffle();
    }
    if (m_pile.empty()) {
        return grows;
    }
    m_hands.at(static_cast<std::size_t>(player)).push_back(m_pile.back());
    m_pile.pop_back();
    if (m_pile.empty()) {
        m_emptied.push_back(static_cast<int>(m_events.size()) + 1);
        m_growthDue = m_rulings.growsAtNextDraw;
        grows = m_rulings.growsAtNextDraw ? grows : canGrow(m_table);
    }
    return grows;
}

void RandomGame::reshuffle() {
    m_pile.swap(m_discards);
    for (std::size_t i = m_pile.size(); i > 1; --i) {
        std::swap(m_pile[i - 1], m_pile[static_cast<std::size_t>(pick(i))]);
    }
}

} // namespace cimaise::muse
