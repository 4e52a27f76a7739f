// Turns input about the board itself into edits of the game and of the player's own copy.
#include "app/entry/museum/museum_plan.h"

#include "validators/layout/name_text.h"

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
constexpr TextId dropEdit = CIMAISE_TEXT("museum.edit.board-drop");
//% "Board size changed"
constexpr TextId sizeEdit = CIMAISE_TEXT("museum.edit.board-size");
//% "Board {number}"
constexpr TextId numberedText = CIMAISE_TEXT("museum.board.numbered");
//% "Another board already has this name."
constexpr TextId takenName = CIMAISE_TEXT("museum.board.taken");
//% "Enter a board name of 1 to 200 visible characters."
constexpr TextId wrongName = CIMAISE_TEXT("museum.board.nameless");

//% "Changed for everyone using this board."
constexpr TextId sharedSaid = CIMAISE_TEXT("museum.hint.plan.shared");

/// By tool; a passage is no mark of the plan.
constexpr std::array toolMarks{freeMark, mainMark, blockedMark, noSlotMark};

/// The side's board becomes `board`, in the game and in one's own copy.
Outcome planning(const Scene& scene, Pointing pointing, const Board& board, TextId what) {
    if (board == scene.board()) {
        return pointed(std::move(pointing));
    }
    const std::string_view name = boardName(scene.layout, scene.side);
    Outcome outcome = edited(std::move(pointing), keepBoard(scene.layout, name, board), {what, {}});
    outcome.copy = withBoard(scene.copy, name, board);
    if (!sharersOf(scene).empty()) {
        outcome.pointing.last.said = Message{sharedSaid, {}};
    }
    return outcome;
}

/// The first of two slots beside each other is kept in mind; the passage to the second changes.
Outcome drawWall(const Scene& scene, Pointing pointing, const Cell& cell) {
    const std::optional<Cell> from = pointing.from;
    if (!from || !cimaise::touch(*from, cell)) {
        pointing.from = cell;
        return pointed(std::move(pointing));
    }
    pointing.from.reset();
    return planning(scene, std::move(pointing), toggledWall(scene.board(), *from, cell), wallEdit);
}

std::optional<Message> faultOf(const Scene& scene, std::string_view name) {
    if (nameFault(name) != NameFault::none) {
        return Message{wrongName, {}};
    }
    const std::vector<std::string> known = boardNames(scene.layout, scene.copy);
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

int boardRow(const Scene& scene) {
    const std::vector<std::string> names = boardNames(scene.layout, scene.copy);
    return static_cast<int>(std::ranges::find(names, boardName(scene.layout, scene.side)) -
                            names.begin());
}

bool hasOwnBoard(const Scene& scene) {
    return scene.hasMuseum() &&
           std::ranges::count(*scene.layout.boards, boardName(scene.layout, scene.side),
                              &NamedBoard::name) > 0;
}

std::vector<int> sharersOf(const Scene& scene) {
    std::vector<int> sharers;
    for (int other = 0; scene.hasMuseum() && other < std::ssize(scene.layout.museums); ++other) {
        if (other != scene.side &&
            boardName(scene.layout, other) == boardName(scene.layout, scene.side)) {
            sharers.push_back(other);
        }
    }
    return sharers;
}

Outcome chooseBoard(const Scene& scene, int row) {
    const std::vector<std::string> names = boardNames(scene.layout, scene.copy);
    if (!scene.hasMuseum() || row < 0 || row >= std::ssize(names)) {
        return pointed(scene.pointing);
    }
    const std::string& name = names[static_cast<std::size_t>(row)];
    Layout next = scene.layout;
    if (const Board* const own = boardIn(scene.copy, name);
        own != nullptr && findBoard(next, name) == nullptr) {
        next = keepBoard(std::move(next), name, *own);
    }
    return edited(scene.pointing, useBoard(std::move(next), scene.side, name),
                  {useEdit, {{"owner", side(scene.side)}}});
}

Outcome newBoard(const Scene& scene) {
    if (!scene.hasMuseum()) {
        return pointed(scene.pointing);
    }
    const std::vector<std::string> names = boardNames(scene.layout, scene.copy);
    std::string name;
    for (int number = 2; name.empty() || std::ranges::find(names, name) != names.end(); ++number) {
        name = scene.speak({numberedText, {{"number", number}}});
    }
    Layout next = keepBoard(scene.layout, name, scene.board());
    return edited(scene.pointing, useBoard(std::move(next), scene.side, name), {newEdit, {}});
}

Outcome renameBoard(const Scene& scene, std::string_view name) {
    if (!hasOwnBoard(scene) || name == boardName(scene.layout, scene.side)) {
        return pointed(scene.pointing);
    }
    if (std::optional<Message> fault = faultOf(scene, name)) {
        Outcome outcome = pointed(scene.pointing);
        outcome.refused = std::move(fault);
        return outcome;
    }
    const std::string before{boardName(scene.layout, scene.side)};
    Outcome outcome =
        edited(scene.pointing, renameBoard(scene.layout, before, name), {renameEdit, {}});
    Copy copy = scene.copy;
    std::erase_if(copy.boards, [&](const NamedBoard& named) { return named.name == before; });
    outcome.copy = withBoard(std::move(copy), name, scene.board());
    return outcome;
}

Outcome dropBoard(const Scene& scene) {
    if (!hasOwnBoard(scene)) {
        return pointed(scene.pointing);
    }
    const std::string_view name = boardName(scene.layout, scene.side);
    return edited(scene.pointing, dropBoard(scene.layout, name), {dropEdit, {}});
}

Outcome growBoard(const Scene& scene, int columns, int rows) {
    if (!scene.hasMuseum()) {
        return pointed(scene.pointing);
    }
    const Board& board = scene.board();
    return planning(scene, scene.pointing,
                    resized(board, std::clamp(columnsOf(board) + columns, 1, mostBoardSide),
                            std::clamp(rowsOf(board) + rows, 1, mostBoardSide)),
                    sizeEdit);
}

Outcome takeTool(const Scene& scene, PlanTool tool) {
    Pointing pointing = forgetting(scene.pointing);
    pointing.from.reset();
    pointing.tool = tool;
    return pointed(std::move(pointing));
}

Outcome draw(const Scene& scene, Pointing pointing, const Cell& cell) {
    if (pointing.tool == PlanTool::wall) {
        return drawWall(scene, std::move(pointing), cell);
    }
    const char mark = toolMarks.at(static_cast<std::size_t>(pointing.tool));
    return planning(scene, std::move(pointing), marked(scene.board(), cell, mark), drawEdit);
}

} // namespace cimaise::museum
