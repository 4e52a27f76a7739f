// Numbers the cells of a board as rows of a list; keeps the order of the recently used keys; stores
// and restores the view.
#include "app/input/museum/museum_input_state.h"

#include "app/input/museum/museum_taps.h"
#include "app/input/view_state.h"
#include "positions/file/json_text.h"
#include "positions/museum/museum_catalogue.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace cimaise::museum {

namespace {

constexpr std::size_t latestShown = 4;
constexpr std::size_t latestCompared = 25;

/// Most recent distinct civilisations with their domains, the latest first.
std::vector<Traits> lastLaid(const InputContext& context) {
    std::vector<Traits> all;
    for (const Object& object : latest(context.layout, context.side, latestCompared)) {
        const Traits traits{.civilisation = object.civilisation, .domain = object.domain};
        if (all.size() < latestShown && std::ranges::find(all, traits) == all.end()) {
            all.push_back(traits);
        }
    }
    return all;
}

/// Mode::move is stored as Mode::enter: nothing stays in hand.
constexpr std::array<std::string_view, 4> modeIds{"enter", "paint", "enter", "plan"};
constexpr std::array<std::string_view, planToolCount> toolIds{"slot", "main", "blocked", "none",
                                                              "wall"};
constexpr int mostCells = highestCoordinate * highestCoordinate;

InputContext onBoardOf(InputContext context, int side) {
    context.side = side;
    return context;
}

void cellField(ViewFields view, const std::string& key, const Board& board, Cell& cell) {
    int row = rowOfCell(board, cell);
    view.number(key, row, mostCells);
    cell = isRow(board, row) ? cellOfRow(board, row) : cell;
}

void traitFields(ViewFields view, Traits& traits) {
    view.choice("civilisation", traits.civilisation, civilisations, &CivilisationInfo::id);
    view.choice("domain", traits.domain, domains, &DomainInfo::id);
    view.number("value", traits.value, highestValue);
}

/// Incomplete objects on empty slots of the boards. Earlier versions name no side: it is the one in
/// view.
void draftsField(ViewFields view, const InputContext& context, Drafts& drafts) {
    using Draft = std::pair<std::pair<int, Cell>, Traits>;
    constexpr Cell unknown{.column = 0, .row = 1};
    std::vector<Draft> list{drafts.begin(), drafts.end()};
    const auto fields = [&](ViewFields one, Draft& draft) {
        traitFields(one, draft.second);
        one.number("side", draft.first.first, mostPlayers);
        cellField(one, "at", onBoardOf(context, draft.first.first).board(), draft.first.second);
    };
    view.list("drafts", list, fields, {{context.side, unknown}, {}});
    drafts = {list.begin(), list.end()};
    std::erase_if(drafts, [&](const auto& draft) {
        const auto& [place, traits] = draft;
        const InputContext there = onBoardOf(context, place.first);
        return !there.hasMuseum() || !isSlot(there.board(), place.second) ||
               there.objectOn(place.second) != nullptr || traits.empty();
    });
}

void viewFields(ViewFields view, const InputContext& context, int& side, InputState& state) {
    view.number("side", side, mostSides);
    view.choice("mode", state.mode, modeIds);
    state.selected = context.selected();
    cellField(view, "selected", context.board(), state.selected);
    view.object("brush", state.brush, traitFields);
    draftsField(view, context, state.drafts);
    view.choice("tool", state.tool, toolIds);
}

} // namespace

InputContext InputContext::with(const InputState& next) const {
    return {layout, side, next, copy, translate};
}

bool InputContext::hasMuseum() const { return side >= 0 && side < std::ssize(layout.museums); }

const Museum& InputContext::museum() const {
    return layout.museums.at(static_cast<std::size_t>(side));
}

const Board& InputContext::board() const {
    return hasMuseum() ? boardOf(layout, museum()) : standardBoardPlan;
}

Cell InputContext::selected() const {
    return {.column = std::min(state.selected.column, columnsOf(board())),
            .row = std::min(state.selected.row, rowsOf(board()))};
}

const Object* InputContext::objectOn(const Cell& cell) const {
    return hasMuseum() ? museum::objectOn(layout, side, cell) : nullptr;
}

const Traits* InputContext::draftOn(const Cell& cell) const {
    const auto draft = state.drafts.find({side, cell});
    return draft == state.drafts.end() ? nullptr : &draft->second;
}

const Patron* InputContext::patron() const {
    if (!hasMuseum()) {
        return nullptr;
    }
    const std::optional<Patron>& played = *museum().patron;
    return played ? &*played : nullptr;
}

bool isRow(const Board& board, int row) {
    return row >= 0 && row < columnsOf(board) * rowsOf(board);
}

Cell cellOfRow(const Board& board, int row) {
    const int columns = columnsOf(board);
    return {.column = row % columns + 1, .row = row / columns + 1};
}

int rowOfCell(const Board& board, const Cell& cell) {
    return (cell.row - 1) * columnsOf(board) + cell.column - 1;
}

Spot spotOf(int side, const Cell& cell) { return {cimaise::side(side), slotPlace(cell)}; }

InputState adaptedState(const InputContext& context) {
    InputState state = context.state;
    const std::vector<Traits> last =
        context.hasMuseum() ? lastLaid(context) : std::vector<Traits>{};
    const auto lacks = [](const std::vector<Traits>& all) {
        return [&all](const Traits& one) { return std::ranges::find(all, one) == all.end(); };
    };
    auto place = state.latest.begin();
    for (const Traits& traits : last | std::views::filter(lacks(context.state.latest))) {
        place = std::find_if(place, state.latest.end(), lacks(last));
        if (place == state.latest.end()) {
            state.latest.push_back(traits);
            place = state.latest.end();
        } else {
            *place++ = traits;
        }
    }
    return state;
}

InputState withoutLastTouch(InputState state) {
    state.last = {};
    return state;
}

InputResult withState(InputState state) { return {{.state = std::move(state)}}; }

InputResult withMessage(InputState state, Message says) {
    state.last.feedback = std::move(says);
    return withState(std::move(state));
}

InputResult withEdit(InputState state, Layout next, Message what, InputSound sound) {
    if (const std::optional<AtMost> most = overfull(next)) {
        return withMessage(withoutLastTouch(std::move(state)), tooManyEntries(most->entries));
    }
    state.last.feedback.reset();
    InputResult result = withState(std::move(state));
    result.edit = Edit{.next = std::move(next), .what = std::move(what), .sound = sound};
    return result;
}

std::string writeViewState(const InputContext& context) { return writeView(context, viewFields); }

std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current) {
    InputState stored;
    if (readView(context, text, stored, viewFields) != context.side || !context.hasMuseum()) {
        return std::nullopt;
    }
    InputState state = context.state;
    state.selected = current ? stored.selected : state.selected;
    state = enterMode(context.with(state), stored.mode).state;
    state.brush = current || stored.mode == Mode::paint ? stored.brush : state.brush;
    state.drafts = stored.drafts;
    state.tool = stored.tool;
    return withState(withoutLastTouch(std::move(state)));
}

} // namespace cimaise::museum
