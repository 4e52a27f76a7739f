// Boards of Art Society: all walls of a game are the same, and all players share the museum's board
// and the names of the frames.
#include "positions/artsociety/art_society_module.h"
#include "positions/boards/add_board.h"

#include <array>

namespace cimaise::artsociety {

namespace {

constexpr std::array<std::string_view, 7> sharedKeys{"cimaise",  "game",   "readings", "wall",
                                                     "prestige", "museum", "frames"};
constexpr BoardKeys boardKeys{
    .boards = "walls", .own = "auction", .plans = {}, .standardPlan = {}, .shared = sharedKeys};

//% "Columns and rows of the wall"
constexpr TextId sizeFact = CIMAISE_TEXT("board.fact.wall.size");
//% "Stars on the wall"
constexpr TextId starsFact = CIMAISE_TEXT("board.fact.wall.stars");
//% "Rows of the eyeline"
constexpr TextId eyelineFact = CIMAISE_TEXT("board.fact.wall.eyeline");
//% "Printed wall"
constexpr TextId countedFact = CIMAISE_TEXT("board.fact.wall.counted");
//% "confirmed"
constexpr TextId isCounted = CIMAISE_TEXT("board.fact.wall.counted.yes");
//% "not confirmed"
constexpr TextId isNotCounted = CIMAISE_TEXT("board.fact.wall.counted.no");
//% "Prestige"
constexpr TextId prestigeFact = CIMAISE_TEXT("board.fact.prestige");
//% "entered as markers"
constexpr TextId asMarkers = CIMAISE_TEXT("board.fact.prestige.markers");
//% "entered as unsold paintings"
constexpr TextId asUnsold = CIMAISE_TEXT("board.fact.prestige.unsold");
//% "no marker"
constexpr TextId noMarker = CIMAISE_TEXT("board.fact.prestige.none");
//% "Unsold painting"
constexpr TextId unsoldFact = CIMAISE_TEXT("board.fact.unsold");
//% "none"
constexpr TextId noUnsold = CIMAISE_TEXT("board.fact.unsold.none");
//% "Name of frame {frame}"
constexpr TextId frameFact = CIMAISE_TEXT("board.fact.frame");
//% "“{name}”"
constexpr TextId quotedFrame = CIMAISE_TEXT("board.fact.frame.name");
//% "none"
constexpr TextId noFrameName = CIMAISE_TEXT("board.fact.frame.none");
//% "{column}, {row}"
constexpr TextId squareText = CIMAISE_TEXT("board.fact.square");
//% "{columns} × {rows}"
constexpr TextId extentText = CIMAISE_TEXT("board.fact.extent");
//% "{first} to {last}"
constexpr TextId rowsText = CIMAISE_TEXT("board.fact.rows");

Value valueOf(Extent size) {
    return Listing{{Message{.text = extentText,
                            .arguments = {{"columns", size.columns}, {"rows", size.rows}}}}};
}

Message square(Square at) {
    return {.text = squareText, .arguments = {{"column", at.column}, {"row", at.row}}};
}

Value starsValue(const WallPlan& wall) {
    return Listing{{square(wall.stars[0]), square(wall.stars[1])}};
}

Value eyelineValue(const WallPlan& wall) {
    return Listing{
        {Message{.text = rowsText,
                 .arguments = {{"first", wall.firstEyelineRow}, {"last", wall.lastEyelineRow}}}}};
}

/// Compares the two stars in any order.
bool sameStars(const WallPlan& one, const WallPlan& other) {
    return one.stars == other.stars ||
           (one.stars[0] == other.stars[1] && one.stars[1] == other.stars[0]);
}

void compareWalls(const WallPlan& table, const WallPlan& board, std::vector<Message>& facts) {
    if (table.size != board.size) {
        facts.push_back(otherwise(sizeFact, valueOf(board.size), valueOf(table.size)));
    }
    if (!sameStars(table, board)) {
        facts.push_back(otherwise(starsFact, starsValue(board), starsValue(table)));
    }
    if (table.firstEyelineRow != board.firstEyelineRow ||
        table.lastEyelineRow != board.lastEyelineRow) {
        facts.push_back(otherwise(eyelineFact, eyelineValue(board), eyelineValue(table)));
    }
    if (table.verified != board.verified) {
        facts.push_back(otherwise(countedFact, board.verified ? isCounted : isNotCounted,
                                  table.verified ? isCounted : isNotCounted));
    }
}

void compareMarkers(const Markers& table, const Markers& board, std::vector<Message>& facts) {
    const auto valueOf = [](const std::optional<int>& marker) {
        return marker ? Value{*marker} : Value{noMarker};
    };
    for (const Type type : types) {
        if (of(table, type) != of(board, type)) {
            facts.push_back(otherwise(Listing{{prestigeFact, infoOf(type).name}},
                                      valueOf(of(board, type)), valueOf(of(table, type))));
        }
    }
}

Value paintingAt(const UnsoldList& list, std::size_t index) {
    return index < list.size() ? Value{Listing{{infoOf(list[index].type).name, list[index].value}}}
                               : Value{noUnsold};
}

/// Reports the first unsold painting in which the lists differ.
void compareUnsold(const UnsoldList& table, const UnsoldList& board, std::vector<Message>& facts) {
    for (std::size_t i = 0; i < std::max(table.size(), board.size()); ++i) {
        if (i >= table.size() || i >= board.size() || table[i] != board[i]) {
            facts.push_back(otherwise(Listing{{unsoldFact, static_cast<int>(i) + 1}},
                                      paintingAt(board, i), paintingAt(table, i)));
            return;
        }
    }
}

void compareMuseums(const Layout& table, const Layout& board, std::vector<Message>& facts) {
    const auto* const here = std::get_if<Markers>(&table.museum);
    const auto* const there = std::get_if<Markers>(&board.museum);
    if ((here == nullptr) != (there == nullptr)) {
        facts.push_back(otherwise(prestigeFact, there != nullptr ? asMarkers : asUnsold,
                                  here != nullptr ? asMarkers : asUnsold));
    } else if (here != nullptr) {
        compareMarkers(*here, *there, facts);
    } else {
        compareUnsold(std::get<UnsoldList>(table.museum), std::get<UnsoldList>(board.museum),
                      facts);
    }
}

Value frameValue(const std::optional<std::string>& name) {
    return name ? Value{Listing{{Message{.text = quotedFrame, .arguments = {{"name", *name}}}}}}
                : Value{noFrameName};
}

void compareFrames(const Layout& table, const Layout& board, std::vector<Message>& facts) {
    const auto here = table.frameNames.value_or(ByFrame<std::optional<std::string>>{});
    const auto there = board.frameNames.value_or(ByFrame<std::optional<std::string>>{});
    for (std::size_t i = 0; i < frameCount; ++i) {
        if (here.at(i) != there.at(i)) {
            const std::string letter(1, static_cast<char>('A' + i));
            const Message fact{.text = frameFact, .arguments = {{"frame", letter}}};
            facts.push_back(
                otherwise(Listing{{fact}}, frameValue(there.at(i)), frameValue(here.at(i))));
        }
    }
}

void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts) {
    compareWalls(table.wall, board.wall, facts);
    compareMuseums(table, board, facts);
    compareFrames(table, board, facts);
}

bool wouldOverwrite(const Layout& table, int side, const Layout& /*board*/) {
    const auto index = static_cast<std::size_t>(side);
    const Gallery& gallery = table.galleries.at(index);
    return !gallery.tiles.empty() || gallery.assistant || gallery.excess > 0 || gallery.hand ||
           (table.auction && table.auction->at(index));
}

void insertBoard(Layout& table, int side, const Layout& board) {
    const auto index = static_cast<std::size_t>(side);
    table.galleries.at(index) = board.galleries.front();
    if (board.auction && !table.auction) {
        table.auction.emplace(table.header.players.size());
    }
    if (table.auction) {
        table.auction->at(index) = board.auction ? board.auction->front() : std::nullopt;
    }
}

bool isSetUpAlike(const Layout& table, const Layout& board) {
    return table.wall == board.wall || !table.wall.verified; // nobody has counted it here
}

} // namespace

constinit const BoardFunctions<Layout> Module::boards{.keys = boardKeys,
                                                      .compareShared = compareShared,
                                                      .wouldOverwrite = wouldOverwrite,
                                                      .insertBoard = insertBoard,
                                                      .isSetUpAlike = isSetUpAlike};

} // namespace cimaise::artsociety
