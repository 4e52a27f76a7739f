// Numbers the cells of a board as rows of a list; keeps the order of the recently used keys.
#include "app/input/museum/museum_input_state.h"

#include "positions/file/json_text.h"

#include <algorithm>
#include <ranges>

namespace cimaise::museum {

namespace {

constexpr std::size_t latestShown = 4;
constexpr std::size_t latestLookedAt = 25;

/// Most recent distinct civilisations with their domains, the latest first.
std::vector<Traits> lastLaid(const InputContext& context) {
    std::vector<Traits> all;
    for (const Object& object : latest(context.layout, context.side, latestLookedAt)) {
        const Traits traits{.civilisation = object.civilisation, .domain = object.domain};
        if (all.size() < latestShown && std::ranges::find(all, traits) == all.end()) {
            all.push_back(traits);
        }
    }
    return all;
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

InputState settled(const InputContext& context) {
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

InputResult pointed(InputState state) { return {{.state = std::move(state)}}; }

InputResult answered(InputState state, Message says) {
    state.last.said = std::move(says);
    return pointed(std::move(state));
}

InputResult edited(InputState state, Layout next, Message what, InputSound sound) {
    if (const std::optional<AtMost> most = overfull(next)) {
        return answered(withoutLastTouch(std::move(state)), tooManyEntries(most->entries));
    }
    state.last.said.reset();
    InputResult result = pointed(std::move(state));
    result.edit = Edit{.next = std::move(next), .what = std::move(what), .sound = sound};
    return result;
}

} // namespace cimaise::museum
