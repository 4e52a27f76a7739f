// Derives facts from a position of Museum that need no rules.
#include "positions/museum/museum_layout.h"

#include "positions/museum/museum_catalogue.h"

#include <algorithm>

namespace cimaise::museum {

Layout::Layout() = default;
Layout::Layout(const Layout& other) = default;
Layout::Layout(Layout&& other) noexcept = default;
Layout& Layout::operator=(const Layout& other) = default;
Layout& Layout::operator=(Layout&& other) noexcept = default;
Layout::~Layout() = default;
bool Layout::operator==(const Layout& other) const = default;

const Board* findBoard(const Layout& layout, std::string_view name) {
    const auto found = std::ranges::find(*layout.boards, name, &NamedBoard::name);
    if (found != layout.boards->end()) {
        return &found->board;
    }
    return name == standardBoard ? &standardBoardPlan : nullptr;
}

const Board& boardOf(const Layout& layout, const Museum& museum) {
    const Board* const found =
        findBoard(layout, museum.board ? std::string_view{*museum.board} : standardBoard);
    return found == nullptr ? standardBoardPlan : *found;
}

char cellCharacterAt(const Board& board, const Cell& cell) {
    const auto row = static_cast<std::size_t>(cell.row - 1);
    const auto column = static_cast<std::size_t>(cell.column - 1);
    const bool inside = row < board.plan.size() && column < board.plan[row].size();
    return inside ? board.plan[row][column] : noSlotMark;
}

bool isSlot(const Board& board, const Cell& cell) {
    return slotMarks.find(cellCharacterAt(board, cell)) != std::string_view::npos;
}

int columnsOf(const Board& board) { return static_cast<int>(board.plan.front().size()); }

int rowsOf(const Board& board) { return static_cast<int>(board.plan.size()); }

int sideCount(const Layout& layout) { return layout.header.playerCount(); }

int sideOf(const Layout& /*layout*/, int player) { return player; }

std::string sideName(const Layout& layout, int side) {
    const bool plays = side >= 0 && side < layout.header.playerCount();
    return plays ? layout.header.players[static_cast<std::size_t>(side)] : std::string{};
}

bool isNamed(const Patron& patron) {
    switch (patron.kind) {
    case PatronKind::quadruple:
        return patron.collections.size() == collectionsOfQuadruple;
    case PatronKind::continent:
        return patron.continent.has_value();
    case PatronKind::legacy:
        return patron.civilisation.has_value();
    default:
        return true;
    }
}

Place slotPlace(const Cell& cell) { return {.column = cell.column, .row = cell.row}; }

Place discardPlace(Continent continent) {
    return {.area = discardArea, .item = info(continent).id};
}

Layout newLayout(GameHeader header) {
    Layout layout;
    layout.header = std::move(header);
    layout.museums.resize(layout.header.players.size());
    return layout;
}

std::optional<AtMost> overfull(const Layout& layout) {
    const auto holds = [](AtMost most, const auto& list) { return list.size() <= most.entries; };
    const auto isDrawable = [&](const NamedBoard& named) {
        return holds(otherLists, *named.board.walls);
    };
    const auto isLaid = [&](const Museum& museum) {
        return holds(objectsOnABoard, *museum.objects);
    };
    if (!std::ranges::all_of(layout.museums, isLaid)) {
        return objectsOnABoard;
    }
    const bool fits =
        holds(otherLists, *layout.boards) && std::ranges::all_of(*layout.boards, isDrawable);
    return fits ? std::nullopt : std::optional{otherLists};
}

} // namespace cimaise::museum
