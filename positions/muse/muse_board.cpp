// Boards of Muse: all players share the deck, the growth and the economy; of a round, a board
// includes its owner's turn.
#include "positions/boards/shared_facts.h"
#include "positions/muse/muse_module.h"

#include <algorithm>
#include <array>

namespace cimaise::muse {

namespace {

constexpr std::array<std::string_view, 6> sharedKeys{"cimaise", "game",   "readings",
                                                     "deck",    "growth", "economy"};
constexpr BoardKeys boardKeys{
    .boards = "artists", .own = "round", .plans = {}, .standardPlan = {}, .shared = sharedKeys};

//% "Deck"
constexpr TextId deckFact = CIMAISE_TEXT("board.fact.deck");
//% "Basic Decktet"
constexpr TextId basicDeck = CIMAISE_TEXT("board.fact.deck.basic");
//% "Extended Decktet"
constexpr TextId extendedDeck = CIMAISE_TEXT("board.fact.deck.extended");
//% "Growth of the economy"
constexpr TextId growthFact = CIMAISE_TEXT("board.fact.growth");
//% "Coins in the economy"
constexpr TextId economyFact = CIMAISE_TEXT("board.fact.economy");

TextId nameOf(Deck deck) { return deck == Deck::basic ? basicDeck : extendedDeck; }

const Turn* turnOf(const Layout& layout, int player) {
    if (!layout.round) {
        return nullptr;
    }
    const auto found = std::ranges::find(*layout.round, player, &Turn::player);
    return found == layout.round->end() ? nullptr : &*found;
}

/// Replaces the player's turn by the board's; in seating order if the other turns are.
void layTurn(Layout& table, int player, const Layout& board) {
    if (board.round && !table.round) {
        table.round.emplace();
    }
    if (!table.round) {
        return;
    }
    std::erase_if(*table.round, [&](const Turn& turn) { return turn.player == player; });
    if (const Turn* const found = turnOf(board, 0)) {
        Turn turn = *found;
        turn.player = player;
        const auto next = std::ranges::find_if(
            *table.round, [&](const Turn& other) { return other.player > player; });
        table.round->insert(next, std::move(turn));
    }
}

void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts) {
    if (table.deck != board.deck) {
        facts.push_back(otherwise(deckFact, nameOf(board.deck), nameOf(table.deck)));
    }
    if (table.table.growth != board.table.growth) {
        facts.push_back(otherwise(growthFact, board.table.growth, table.table.growth));
    }
    for (const Suit suit : suits) {
        const int here = table.table.economy.of(suit);
        const int there = board.table.economy.of(suit);
        if (here != there) {
            facts.push_back(otherwise(Listing{{economyFact, muse::nameOf(suit)}}, there, here));
        }
    }
}

bool wouldOverwrite(const Layout& table, int side, const Layout& /*board*/) {
    const auto index = static_cast<std::size_t>(side);
    if (turnOf(table, side) != nullptr) {
        return true;
    }
    if (index >= table.table.artists.size()) {
        return false;
    }
    const Artist& artist = table.table.artists[index];
    return !artist.studio.empty() || !artist.palace.empty() || artist.coins.total() > 0;
}

void insertBoard(Layout& table, int side, const Layout& board) {
    const auto index = static_cast<std::size_t>(side);
    std::vector<Artist>& artists = table.table.artists;
    artists.resize(std::max(artists.size(), index + 1));
    artists[index] = board.table.artists.front();
    layTurn(table, side, board);
}

bool isSetUpAlike(const Layout& table, const Layout& board) { return table.deck == board.deck; }

} // namespace

constinit const BoardFunctions<Layout> Module::boards{.keys = boardKeys,
                                                      .compareShared = compareShared,
                                                      .wouldOverwrite = wouldOverwrite,
                                                      .insertBoard = insertBoard,
                                                      .isSetUpAlike = isSetUpAlike};

} // namespace cimaise::muse
