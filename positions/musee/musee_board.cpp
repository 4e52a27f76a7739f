// Boards of Musée: all boards of a game have the same staircases; hands belong to players, not to
// teams.
#include "positions/boards/add_board.h"
#include "positions/musee/musee_module.h"

#include <algorithm>
#include <array>

namespace cimaise::musee {

namespace {

constexpr std::array<std::string_view, 4> sharedKeys{"cimaise", "game", "readings", "staircases"};
constexpr BoardKeys boardKeys{.boards = "musees",
                              .own = "hands",
                              .plans = {},
                              .standardPlan = {},
                              .shared = sharedKeys,
                              .partner = 2,
                              .partnersFrom = 4};

//% "Staircases above the middle gallery"
constexpr TextId topStaircases = CIMAISE_TEXT("board.fact.staircases.top");
//% "Staircases below the middle gallery"
constexpr TextId bottomStaircases = CIMAISE_TEXT("board.fact.staircases.bottom");
//% "none"
constexpr TextId noStaircase = CIMAISE_TEXT("board.fact.staircases.none");

std::vector<int> inOrder(std::vector<int> columns) {
    std::ranges::sort(columns);
    return columns;
}

Value valueOf(const std::vector<int>& columns) {
    Listing listing;
    for (const int column : columns) {
        listing.parts.emplace_back(column);
    }
    return columns.empty() ? Value{noStaircase} : Value{listing};
}

void compareTokens(TextId fact, const std::vector<int>& table, const std::vector<int>& board,
                   std::vector<Message>& facts) {
    const std::vector<int> here = inOrder(table);
    const std::vector<int> there = inOrder(board);
    if (here != there) {
        facts.push_back(otherwise(fact, valueOf(there), valueOf(here)));
    }
}

std::vector<int> playersOf(const Layout& layout, int side) {
    std::vector<int> players;
    for (int player = 0; player < layout.header.playerCount(); ++player) {
        if (sideOf(layout, player) == side) {
            players.push_back(player);
        }
    }
    return players;
}

const std::string& nameOf(const Layout& layout, int player) {
    return layout.header.players.at(static_cast<std::size_t>(player));
}

std::optional<Hand> handIn(const Layout& layout, int player) {
    return layout.hands ? layout.hands->at(static_cast<std::size_t>(player)) : std::nullopt;
}

/// Hand for a player, found on the board by the player's name or, if no owner has that name, by
/// seat: partners may be in reverse order on the board.
std::optional<Hand> handFor(const Layout& table, int player, std::size_t seat,
                            const Layout& board) {
    const std::vector<int> owners = playersOf(board, 0);
    const auto same = std::ranges::find_if(
        owners, [&](int owner) { return nameOf(board, owner) == nameOf(table, player); });
    return handIn(board, same == owners.end() ? owners.at(seat) : *same);
}

void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts) {
    compareTokens(topStaircases, table.staircases.top, board.staircases.top, facts);
    compareTokens(bottomStaircases, table.staircases.bottom, board.staircases.bottom, facts);
}

bool wouldOverwrite(const Layout& table, int side, const Layout& /*board*/) {
    const auto index = static_cast<std::size_t>(side);
    const bool hung = index < table.musees.size() && table.musees[index] != Musee{};
    return hung || std::ranges::any_of(playersOf(table, side), [&](int player) {
               return handIn(table, player).has_value();
           });
}

void insertBoard(Layout& table, int side, const Layout& board) {
    const auto index = static_cast<std::size_t>(side);
    table.musees.resize(std::max(table.musees.size(), index + 1));
    table.musees[index] = board.musees.front();
    if (board.hands && !table.hands) {
        table.hands.emplace(table.header.players.size());
    }
    const std::vector<int> players = playersOf(table, side);
    for (std::size_t seat = 0; table.hands && seat < players.size(); ++seat) {
        table.hands->at(static_cast<std::size_t>(players[seat])) =
            handFor(table, players[seat], seat, board);
    }
}

bool isSetUpAlike(const Layout& /*table*/, const Layout& /*board*/) {
    return false; // all that boards of Musée share is chosen before the game
}

} // namespace

constinit const BoardFunctions<Layout> Module::boards{.keys = boardKeys,
                                                      .compareShared = compareShared,
                                                      .wouldOverwrite = wouldOverwrite,
                                                      .insertBoard = insertBoard,
                                                      .isSetUpAlike = isSetUpAlike};

} // namespace cimaise::musee
