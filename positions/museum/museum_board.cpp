// Boards of Museum: all boards of a game share the edition and Public Opinion; a museum includes
// its plan.
#include "positions/boards/add_board.h"
#include "positions/museum/museum_module.h"

#include <array>

namespace cimaise::museum {

namespace {

constexpr std::array<std::string_view, 5> sharedKeys{"cimaise", "game", "readings", "edition",
                                                     "opinion"};
constexpr BoardKeys boardKeys{.boards = "museums",
                              .own = {},
                              .plans = "boards",
                              .standardPlan = standardBoard,
                              .shared = sharedKeys};

//% "Edition"
constexpr TextId editionFact = CIMAISE_TEXT("board.fact.edition");
//% "Public Opinion tokens"
constexpr TextId opinionFact = CIMAISE_TEXT("board.fact.opinion");
//% "Main Gallery bonus on “{name}”"
constexpr TextId mainFact = CIMAISE_TEXT("board.fact.bonus.main");
//% "Full museum bonus on “{name}”"
constexpr TextId fullFact = CIMAISE_TEXT("board.fact.bonus.full");
//% "Bonus for both galleries on “{name}”"
constexpr TextId bothFact = CIMAISE_TEXT("board.fact.bonus.both");
//% "unknown"
constexpr TextId unknownBonus = CIMAISE_TEXT("board.fact.bonus.unknown");
//% "The plan of “{name}” on the board differs from the plan in this game."
constexpr TextId otherPlan = CIMAISE_TEXT("board.differs.plan");

std::string_view planName(const Museum& museum) {
    return museum.board ? std::string_view{*museum.board} : standardBoard;
}

Value valueOf(const CopyFact& fact) { return fact ? Value{*fact} : Value{unknownBonus}; }

void compareBonus(const std::string& name, const GalleryBonus& table, const GalleryBonus& board,
                  std::vector<Message>& facts) {
    struct Row {
        TextId fact;
        const CopyFact& here;
        const CopyFact& there;
    };
    const std::array rows{Row{mainFact, *table.main, *board.main},
                          Row{fullFact, *table.full, *board.full},
                          Row{bothFact, *table.both, *board.both}};
    for (const Row& row : rows) {
        if (row.here != row.there) {
            const Message fact{.text = row.fact, .arguments = {{"name", name}}};
            facts.push_back(otherwise(Listing{{fact}}, valueOf(row.there), valueOf(row.here)));
        }
    }
}

/// Compares the plans; a plan that the game does not have is added and is not a difference.
void comparePlans(const Layout& table, const Layout& board, std::vector<Message>& facts) {
    const std::string name{planName(board.museums.front())};
    const Board* const here = findBoard(table, name);
    const Board& there = boardOf(board, board.museums.front());
    if (here == nullptr) {
        return;
    }
    if (here->plan != there.plan || *here->walls != *there.walls) {
        facts.push_back({.text = otherPlan, .arguments = {{"name", name}}});
    }
    compareBonus(name, *here->bonus, *there.bonus, facts);
}

/// True if any number other than 0 is entered.
bool anyOf(const ByContinent& figures) {
    for (const std::optional<int>& figure : figures) {
        if (figure.value_or(0) != 0) {
            return true;
        }
    }
    return false;
}

void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts) {
    if (*table.edition != *board.edition) {
        facts.push_back(
            otherwise(editionFact, info(*board.edition).name, info(*table.edition).name));
    }
    for (std::size_t i = 0; i < continentCount; ++i) {
        const int here = table.opinion->at(i).value_or(0);
        const int there = board.opinion->at(i).value_or(0);
        if (here != there) {
            facts.push_back(otherwise(Listing{{opinionFact, continents.at(i).name}}, there, here));
        }
    }
    comparePlans(table, board, facts);
}

bool wouldOverwrite(const Layout& table, int side, const Layout& board) {
    const Museum& museum = table.museums.at(static_cast<std::size_t>(side));
    const std::string_view plan = planName(museum);
    return *museum.track || *museum.prestige != 0 || *museum.press != 0 ||
           !museum.objects->empty() || !museum.experts->empty() || *museum.patron ||
           anyOf(*museum.discard) ||
           (plan != standardBoard && plan != planName(board.museums.front()));
}

void insertBoard(Layout& table, int side, const Layout& board) {
    const Museum& museum = board.museums.front();
    const std::string_view plan = planName(museum);
    if (const Board* const drawn = findBoard(board, plan);
        drawn != &standardBoardPlan && findBoard(table, plan) == nullptr) {
        table.boards.edit().push_back({.name = std::string{plan}, .board = *drawn});
    }
    table.museums.at(static_cast<std::size_t>(side)) = museum;
}

bool isSetUpAlike(const Layout& table, const Layout& board) {
    return *table.edition == *board.edition;
}

} // namespace

constinit const BoardFunctions<Layout> Module::boards{.keys = boardKeys,
                                                      .compareShared = compareShared,
                                                      .wouldOverwrite = wouldOverwrite,
                                                      .insertBoard = insertBoard,
                                                      .isSetUpAlike = isSetUpAlike};

} // namespace cimaise::museum
