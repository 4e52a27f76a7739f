// Computes the rows of the board: the object on each cell, the borders of collections, the steps of
// an arrangement.
#include "app/texts/qt_texts.h"
#include "app/viewmodels/museum/museum_rows.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "{slot}: {content}"
constexpr TextId slotName = CIMAISE_TEXT("museum.cell.name");
//% "empty"
constexpr TextId bareSlot = CIMAISE_TEXT("museum.cell.empty");
//% "empty, Main Gallery"
constexpr TextId bareMain = CIMAISE_TEXT("museum.cell.empty-main");
//% "blocked"
constexpr TextId blockedSlot = CIMAISE_TEXT("museum.cell.blocked");
//% "no slot"
constexpr TextId noSlot = CIMAISE_TEXT("museum.cell.none");
//% "incomplete: {traits}"
constexpr TextId halfEntered = CIMAISE_TEXT("museum.cell.partial");

struct Kind {
    char mark = 0;
    const char* id = "";
    TextId text; ///< text of an empty cell
};

constexpr std::array kinds{
    Kind{freeMark, "slot", bareSlot},
    Kind{mainMark, "main", bareMain},
    Kind{blockedMark, "blocked", blockedSlot},
    Kind{noSlotMark, "none", noSlot},
};

const Kind& kindOf(const Board& board, const Cell& cell) {
    const auto found = std::ranges::find(kinds, cellCharacterAt(board, cell), &Kind::mark);
    return found == kinds.end() ? kinds.back() : *found;
}

/// Sides of a slot at the border of its group.
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
    const std::optional<Step>& step = view.context.state.step;
    if (step && step->from == cell) {
        row.mark = QStringLiteral("from");
    } else if (step && step->to == cell) {
        row.mark = QStringLiteral("to");
    }
}

/// Shows the object or draft on a cell; returns its text for screen readers.
QString showContent(const View& view, const Cell& cell, SlotRow& row) {
    if (const Object* const object = view.context.objectOn(cell)) {
        show(view, traitsOf(*object), row);
        return view.name(traitsOf(*object));
    }
    if (const Traits* const draft = view.context.draftOn(cell)) {
        row.partial = true;
        show(view, *draft, row);
        return view.format({halfEntered, {{"traits", nameOf(*draft)}}});
    }
    return view.text(kindOf(view.context.board(), cell).text);
}

SlotRow slotRow(const View& view, const Cell& cell) {
    const Board& board = view.context.board();
    const Spot spot = spotOf(view.context.side, cell);
    SlotRow row{.column = cell.column,
                .row = cell.row,
                .kind = QLatin1String(kindOf(board, cell).id),
                .selected = cell == view.context.selected(),
                .highlighted = view.isHighlighted(spot),
                .notCounting = view.isNotCounting(spot),
                .groupTag = view.groupTag(spot),
                .dragged = cell == view.context.state.from,
                .severity = view.severityAt(spot),
                .wallRight = hasWall(board, cell, {cell.column + 1, cell.row}),
                .wallBelow = hasWall(board, cell, {cell.column, cell.row + 1})};
    const std::string content = showContent(view, cell, row).toStdString();
    showStep(view, cell, row);
    row.accessibleName = view.format({slotName, {{"slot", spot.place}, {"content", content}}});
    row.accessibleDescription = view.spokenTextAt(spot);
    return row;
}

void showCollections(const View& view, const CollectionResults& counted, SlotRow& row) {
    const Cell cell{row.column, row.row};
    const Object* const object = view.context.objectOn(cell);
    if (object == nullptr) {
        return;
    }
    const Collection& own = counted.tally.of(object->civilisation);
    const Collection& domain = counted.tally.of(object->domain);
    if (own.size() >= fewestInCollection) {
        row.civilisationEdges = edgesOf(counted.slots, cell, own.group);
    }
    if (domain.size() >= fewestInCollection) {
        const bool joined = answersOf(view.context.layout.header).duplicatesJoin;
        row.domainEdges = edgesOf(counted.slots, cell, joined ? domain.group : domain.counted);
    }
}

} // namespace

std::vector<SlotRow> slotRows(const View& view) {
    std::vector<SlotRow> rows;
    for (int index = 0; isRow(view.context.board(), index); ++index) {
        rows.push_back(slotRow(view, cellOfRow(view.context.board(), index)));
        if (view.counted) {
            showCollections(view, *view.counted, rows.back());
        }
    }
    return rows;
}

namespace {

//% "{object}: from {from} to {to}"
constexpr TextId moveStep = CIMAISE_TEXT("museum.arrange.step");
//% "{object}: from {from} to {to}, swapped with {other}"
constexpr TextId swapStep = CIMAISE_TEXT("museum.arrange.swap");

} // namespace

std::vector<StepRow> stepRows(const View& view, const std::vector<Step>& steps) {
    const auto object = [&](std::size_t number) {
        return nameOf(traitsOf(view.context.museum().objects->at(number)));
    };
    std::vector<StepRow> rows;
    for (const Step& step : steps) {
        Message says{step.inExchange ? swapStep : moveStep,
                     {{"object", object(step.object)},
                      {"from", slotPlace(step.from)},
                      {"to", slotPlace(step.to)}}};
        if (step.inExchange) {
            says.arguments.push_back({"other", object(*step.inExchange)});
        }
        rows.push_back({.stepText = view.format(says), .shown = view.context.state.step == step});
    }
    return rows;
}

} // namespace cimaise::museum
