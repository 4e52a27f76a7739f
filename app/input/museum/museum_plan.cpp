// Turns input about the board itself into edits of the game and of the player's own copy.
#include "app/input/museum/museum_plan.h"

#include "positions/text/name_text.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "Board drawn"
constexpr TextId drawEdit = CIMAISE_TEXT("museum.edit.draw");
//% "Passage changed"
constexpr TextId wallEdit = CIMAISE_TEXT("museum.edit.wall");
//% "Board chosen ({owner})"
constexpr TextId useEdit = CIMAISE_TEXT("museum.edit.board");
//% "Board added"
constexpr TextId newEdit = CIMAISE_TEXT("museum.edit.board-new");
//% "Board renamed"
constexpr TextId renameEdit = CIMAISE_TEXT("museum.edit.board-name");
//% "Board removed"
constexpr TextId dropEdit = CIMAISE_TEXT("museum.edit.board-removed");
//% "Board size changed"
constexpr TextId sizeEdit = CIMAISE_TEXT("museum.edit.board-size");
//% "Board {number}"
constexpr TextId numberedText = CIMAISE_TEXT("museum.board.numbered");
//% "Another board already has this name."
constexpr TextId takenName = CIMAISE_TEXT("museum.board.taken");
//% "Enter a board name of 1 to 200 visible characters."
constexpr TextId wrongName = CIMAISE_TEXT("museum.board.nameless");

//% "“{board}” is removed from this game. It stays in your copy of Museum."
constexpr TextId droppedText = CIMAISE_TEXT("museum.hint.plan.dropped");
//% "The change applies to everyone using this board."
constexpr TextId sharedText = CIMAISE_TEXT("museum.hint.plan.shared");

/// Marks of the plan by tool; a passage has no mark.
constexpr std::array toolMarks{freeMark, mainMark, blockedMark, noSlotMark};

/// Result with a changed board, in the game and in the player's own copy.
InputResult withBoardEdit(const InputContext& context, InputState state, const Board& board,
                          TextId what) {
    if (board == context.board()) {
        return withState(std::move(state));
    }
    const std::string_view name = boardName(context.layout, context.side);
    InputResult result =
        withEdit(std::move(state), storeBoard(context.layout, name, board), {what, {}});
    result.copy = withBoard(context.copy, name, board);
    if (!sharersOf(context).empty()) {
        result.state.last.feedback = Message{sharedText, {}};
    }
    return result;
}

/// Remembers the first of two adjacent slots, and toggles the passage to the second.
InputResult drawWall(const InputContext& context, InputState state, const Cell& cell) {
    const std::optional<Cell> from = state.from;
    if (!from || !cimaise::touch(*from, cell)) {
        state.from = cell;
        return withState(std::move(state));
    }
    state.from.reset();
    return withBoardEdit(context, std::move(state), toggledWall(context.board(), *from, cell),
                         wallEdit);
}

std::optional<Message> faultOf(const InputContext& context, std::string_view name) {
    if (nameFault(name) != NameFault::none) {
        return Message{wrongName, {}};
    }
    const std::vector<std::string> known = boardNames(context.layout, context.copy);
    return std::ranges::count(known, name) > 0 ? std::optional{Message{takenName, {}}}
                                               : std::nullopt;
}

} // namespace

std::vector<std::string> boardNames(const Layout& layout, const Copy& copy) {
    std::vector<std::string> names{std::string{standardBoard}};
    for (const auto* const boards : {&*layout.boards, &copy.boards}) {
        for (const NamedBoard& named : *boards) {
            if (std::ranges::find(names, named.name) == names.end()) {
                names.push_back(named.name);
            }
        }
    }
    return names;
}

int boardRow(const InputContext& context) {
    const std::vector<std::string> names = boardNames(context.layout, context.copy);
    return static_cast<int>(std::ranges::find(names, boardName(context.layout, context.side)) -
                            names.begin());
}

bool isBoardStored(const InputContext& context) {
    return context.hasMuseum() &&
           std::ranges::count(*context.layout.boards, boardName(context.layout, context.side),
                              &NamedBoard::name) > 0;
}

bool canDropBoard(const InputContext& context) {
    return isBoardStored(context) && boardName(context.layout, context.side) != standardBoard;
}

std::vector<int> sharersOf(const InputContext& context) {
    std::vector<int> sharers;
    for (int other = 0; context.hasMuseum() && other < std::ssize(context.layout.museums);
         ++other) {
        if (other != context.side &&
            boardName(context.layout, other) == boardName(context.layout, context.side)) {
            sharers.push_back(other);
        }
    }
    return sharers;
}

InputResult chooseBoard(const InputContext& context, int row) {
    const std::vector<std::string> names = boardNames(context.layout, context.copy);
    if (!context.hasMuseum() || row < 0 || row >= std::ssize(names)) {
        return withState(context.state);
    }
    const std::string& name = names[static_cast<std::size_t>(row)];
    Layout next = context.layout;
    if (const Board* const own = boardIn(context.copy, name);
        own != nullptr && findBoard(next, name) == nullptr) {
        next = storeBoard(std::move(next), name, *own);
    }
    return withEdit(context.state, useBoard(std::move(next), context.side, name),
                    {useEdit, {{"owner", side(context.side)}}});
}

InputResult newBoard(const InputContext& context) {
    if (!context.hasMuseum()) {
        return withState(context.state);
    }
    const std::vector<std::string> names = boardNames(context.layout, context.copy);
    std::string name;
    for (int number = 2; name.empty() || std::ranges::find(names, name) != names.end(); ++number) {
        name = context.translate({numberedText, {{"number", number}}});
    }
    Layout next = storeBoard(context.layout, name, context.board());
    return withEdit(context.state, useBoard(std::move(next), context.side, name), {newEdit, {}});
}

InputResult renameBoard(const InputContext& context, std::string_view name) {
    if (!isBoardStored(context) || name == boardName(context.layout, context.side)) {
        return withState(context.state);
    }
    if (std::optional<Message> fault = faultOf(context, name)) {
        InputResult result = withState(context.state);
        result.refused = std::move(fault);
        return result;
    }
    const std::string before{boardName(context.layout, context.side)};
    InputResult result =
        withEdit(context.state, renameBoard(context.layout, before, name), {renameEdit, {}});
    Copy copy = context.copy;
    std::erase_if(copy.boards, [&](const NamedBoard& named) { return named.name == before; });
    result.copy = withBoard(std::move(copy), name, context.board());
    return result;
}

InputResult dropBoard(const InputContext& context) {
    if (!canDropBoard(context)) {
        return withState(context.state);
    }
    const std::string_view name = boardName(context.layout, context.side);
    InputResult result = withEdit(context.state, dropBoard(context.layout, name), {dropEdit, {}});
    if (boardIn(context.copy, name) != nullptr) {
        result.state.last.feedback = Message{droppedText, {{"board", std::string{name}}}};
    }
    return result;
}

InputResult growBoard(const InputContext& context, int columns, int rows) {
    if (!context.hasMuseum()) {
        return withState(context.state);
    }
    const Board& board = context.board();
    return withBoardEdit(context, context.state,
                         resized(board, std::clamp(columnsOf(board) + columns, 1, mostBoardSide),
                                 std::clamp(rowsOf(board) + rows, 1, mostBoardSide)),
                         sizeEdit);
}

InputResult selectTool(const InputContext& context, PlanTool tool) {
    InputState state = withoutLastTouch(context.state);
    state.from.reset();
    state.tool = tool;
    return withState(std::move(state));
}

InputResult draw(const InputContext& context, InputState state, const Cell& cell) {
    if (state.tool == PlanTool::wall) {
        return drawWall(context, std::move(state), cell);
    }
    const char mark = toolMarks.at(static_cast<std::size_t>(state.tool));
    return withBoardEdit(context, std::move(state), marked(context.board(), cell, mark), drawEdit);
}

} // namespace cimaise::museum
