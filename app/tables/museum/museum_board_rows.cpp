// Works out the rows of the board: what lies on each cell, and where collections end.
#include "app/tables/museum/museum_rows.h"
#include "app/texts/qt_score_words.h"
#include "validators/museum/museum_board_edits.h"
#include "validators/museum/museum_collections.h"
#include "validators/museum/museum_edits.h"
#include "validators/museum/museum_tally.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "{slot}: {content}"
constexpr TextId slotName = CIMAISE_TEXT("museum.cell.name");
//% "bare"
constexpr TextId bareSlot = CIMAISE_TEXT("museum.cell.bare");
//% "bare, Main Gallery"
constexpr TextId bareMain = CIMAISE_TEXT("museum.cell.bare-main");
//% "blocked"
constexpr TextId blockedSlot = CIMAISE_TEXT("museum.cell.blocked");
//% "no slot"
constexpr TextId noSlot = CIMAISE_TEXT("museum.cell.none");
//% "half entered: {traits}"
constexpr TextId halfEntered = CIMAISE_TEXT("museum.cell.partial");

struct Kind {
    char mark = 0;
    const char* id = "";
    TextId text; ///< of a bare cell
};

constexpr std::array kinds{
    Kind{freeMark, "slot", bareSlot},
    Kind{mainMark, "main", bareMain},
    Kind{blockedMark, "blocked", blockedSlot},
    Kind{noSlotMark, "none", noSlot},
};

const Kind& kindOf(const Board& board, const Cell& cell) {
    const auto found = std::ranges::find(kinds, markAt(board, cell), &Kind::mark);
    return found == kinds.end() ? kinds.back() : *found;
}

/// The sides of a slot beyond which the group does not go on.
int edgesOf(const SlotBoard& grid, const Cell& cell, const SlotSet& group) {
    const auto isIn = [&](int columns, int rows) {
        const int slot = grid.slotAt({cell.column + columns, cell.row + rows});
        return slot >= 0 && group.contains(slot);
    };
    if (!isIn(0, 0)) {
        return 0;
    }
    return (isIn(0, -1) ? 0 : top) | (isIn(1, 0) ? 0 : right) | (isIn(0, 1) ? 0 : bottom) |
           (isIn(-1, 0) ? 0 : left);
}

void show(const View& view, const Traits& traits, SlotRow& row) {
    if (traits.civilisation) {
        row.civilisation = toQt(info(*traits.civilisation).id);
        row.civilisationLetters = view.text(info(*traits.civilisation).letters);
    }
    if (traits.domain) {
        row.domain = toQt(info(*traits.domain).id);
    }
    row.value = traits.value.value_or(0);
}

void showStep(const View& view, const Cell& cell, SlotRow& row) {
    const std::optional<Step>& step = view.pointing.step;
    if (step && step->from == cell) {
        row.mark = QStringLiteral("from");
    } else if (step && step->to == cell) {
        row.mark = QStringLiteral("to");
    }
}

SlotRow slotRow(const View& view, const Cell& cell) {
    const Board& board = view.board();
    const Kind& kind = kindOf(board, cell);
    SlotRow row{.column = cell.column, .row = cell.row, .kind = QLatin1String(kind.id)};
    QString content = view.text(kind.text);
    const auto draft = view.pointing.drafts.find(cell);
    if (const Object* const object = view.objectOn(cell)) {
        show(view, traitsOf(*object), row);
        content = view.name(traitsOf(*object));
    } else if (draft != view.pointing.drafts.end()) {
        row.partial = true;
        show(view, draft->second, row);
        content = view.say({halfEntered, {{"traits", view.name(draft->second).toStdString()}}});
    }
    row.selected = cell == view.pointing.selected;
    row.carried = view.pointing.from == cell;
    row.lit = view.isLit(view.spot(cell));
    row.severity = view.severityAt(view.spot(cell));
    row.wallRight = hasWall(board, cell, {cell.column + 1, cell.row});
    row.wallBelow = hasWall(board, cell, {cell.column, cell.row + 1});
    showStep(view, cell, row);
    row.accessibleName =
        view.say({slotName, {{"slot", slotPlace(cell)}, {"content", content.toStdString()}}});
    row.accessibleDescription = view.findingsAt(view.spot(cell));
    return row;
}

void showCollections(const View& view, std::vector<SlotRow>& rows) {
    const SlotBoard grid = slotsOf(view.board());
    const Hanging hanging{grid, view.board(), view.museum()};
    const Tally tally = tallyOf(view.layout, view.museum(), hanging, answersOf(view.layout.header));
    for (SlotRow& row : rows) {
        const Cell cell{row.column, row.row};
        const Object* const object = view.objectOn(cell);
        if (object == nullptr) {
            continue;
        }
        const Collection& own = tally.of(object->civilisation);
        const Collection& domain = tally.of(object->domain);
        if (own.size() >= fewestInCollection) {
            row.civilisationEdges = edgesOf(grid, cell, own.group);
        }
        if (domain.size() >= fewestInCollection) {
            row.domainEdges = edgesOf(grid, cell, domain.group);
        }
    }
}

} // namespace

std::vector<SlotRow> slotRows(const View& view) {
    const int cells = columnsOf(view.board()) * rowsOf(view.board());
    std::vector<SlotRow> rows;
    rows.reserve(static_cast<std::size_t>(cells));
    for (int index = 0; index < cells; ++index) {
        rows.push_back(slotRow(view, cellOfRow(view.board(), index)));
    }
    if (view.hasMuseum()) {
        showCollections(view, rows);
    }
    return rows;
}

} // namespace cimaise::museum
