// Random legal games of Muse, hands and draw pile included.
#pragma once

#include "positions/muse/muse_round.h"

#include <cstdint>
#include <random>
#include <vector>

namespace cimaise::muse {

/// Game in progress.
class RandomGame {
public:
    RandomGame(int players, Deck deck, Rulings rulings, std::uint32_t seed);

    /// True if a palace has four paintings, or no player has a card left to play.
    [[nodiscard]] bool isOver() const;

    /// Chooses an action, an idea card and sometimes a discard for every player, then plays the
    /// round event by event, drawing and reshuffling by the rules.
    void playRound();

    [[nodiscard]] const Table& table() const { return m_table; }
    /// Choices of the last round, with the payments.
    [[nodiscard]] const std::vector<Turn>& turns() const { return m_turns; }
    [[nodiscard]] const std::vector<Event>& events() const { return m_events; }
    /// Events of the last round, from 1, that emptied the draw pile.
    [[nodiscard]] const std::vector<int>& drawPileEmptied() const { return m_emptied; }
    /// True if the next draw makes the economy grow.
    [[nodiscard]] bool growthDue() const { return m_growthDue; }
    /// Every card of the deck: hands, pile, discards, studios, palaces.
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
