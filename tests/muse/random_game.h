// Random legal games of Muse, hands and draw pile included.
#pragma once

#include "validators/muse/muse_round.h"

#include <cstdint>
#include <random>
#include <vector>

namespace cimaise::muse {

/// A game under way.
class RandomGame {
public:
    RandomGame(int players, Deck deck, Rulings rulings, std::uint32_t seed);

    /// Whether a palace has reached four paintings, or nobody has a card left to play.
    [[nodiscard]] bool isOver() const;

    /// Chooses for every player an action and an idea card, now and then a discard, and plays the
    /// round event by event, drawing and reshuffling as the rules say.
    void playRound();

    [[nodiscard]] const Table& table() const { return m_table; }
    /// What the players chose for the last round, with what they paid.
    [[nodiscard]] const std::vector<Turn>& turns() const { return m_turns; }
    [[nodiscard]] const std::vector<Event>& events() const { return m_events; }
    /// The events of the last round, from 1, after whose draw the pile was empty.
    [[nodiscard]] const std::vector<int>& emptied() const { return m_emptied; }
    /// Whether the next draw will make the economy grow.
    [[nodiscard]] bool growthDue() const { return m_growthDue; }
    /// Every card of the deck, wherever it is now: hands, pile, discards, studios, palaces.
    [[nodiscard]] Cards allCards() const;

private:
    int pick(std::size_t count);
    Card takeFrom(Cards& some);
    void chooseTurns();
    Purse choosePayment(const Act& act);
    void putAway(const Event& event);
    bool draw(int player);
    void reshuffle();

    Table m_table;
    Rulings m_rulings;
    std::vector<Cards> m_hands; ///< by player
    Cards m_pile;
    Cards m_discards;
    std::vector<Turn> m_turns;
    std::vector<Event> m_events;
    std::vector<int> m_emptied;
    bool m_growthDue = false;
    std::minstd_rand m_random;
};

} // namespace cimaise::muse
