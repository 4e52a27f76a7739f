// Adjusts the input state to the current position.
#include "app/input/muse/muse_input_state.h"

#include "positions/file/json_text.h"
#include "positions/file/list_limits.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "No more than {most} coins of a suit can be entered in one place."
constexpr TextId tooManyCoins = CIMAISE_TEXT("muse.hint.too-many-coins");

bool isTooMuch(const Purse& purse) {
    return std::ranges::any_of(purse.coins, [](int coins) { return coins > mostCoins; });
}

bool holdsTooMuch(const Table& table) {
    return isTooMuch(table.economy) ||
           std::ranges::any_of(table.artists, isTooMuch, &Artist::coins);
}

/// True if the position has not changed since the round was played.
bool isAfter(const Resolution& played, const Layout& layout) {
    return !layout.round && played.table == layout.table;
}

} // namespace

bool InputContext::hasArtist() const {
    return side >= 0 && side < static_cast<int>(layout.table.artists.size());
}

const Artist& InputContext::artist() const {
    return layout.table.artists.at(static_cast<std::size_t>(side));
}

PartialTurn InputContext::said() const {
    if (const std::optional<Turn> whole = turn()) {
        return {.player = side,
                .action = whole->action,
                .card = whole->card,
                .pay = whole->pay,
                .discard = whole->discard};
    }
    const auto half = std::ranges::find(state.partialTurns, side, &PartialTurn::player);
    return half == state.partialTurns.end() ? PartialTurn{.player = side} : *half;
}

InputState withoutLastTouch(InputState state) {
    state.last = {};
    state.selected.reset();
    state.tried.reset();
    return state;
}

InputState afterSideChange(InputState state) {
    state = withoutLastTouch(std::move(state));
    state.asked = TurnField::next;
    return state;
}

InputState settled(InputState state, const Layout& layout) {
    state.watch.record(layout);
    if (state.selected && !whereIs(layout, *state.selected)) {
        state.selected.reset();
    }
    if (state.tried && !whereIs(layout, *state.tried)) {
        state.tried.reset();
    }
    std::erase_if(state.partialTurns, [&](const PartialTurn& half) {
        return half.player >= std::ssize(layout.table.artists) || turnOf(layout, half.player);
    });
    if (state.played && !isAfter(state.played->round, layout)) {
        state.played.reset();
    }
    state.resolved = state.resolved && (state.played || canResolve(layout));
    return state;
}

InputResult answering(const InputContext& context, Message message) {
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.last.said = std::move(message);
    return result;
}

InputResult making(const InputContext& context, InputState state, Edit edit) {
    if (holdsTooMuch(std::get<Layout>(edit.next).table)) {
        return answering(context, {tooManyCoins, {{"most", mostCoins}}});
    }
    if (isOverfull(std::get<Layout>(edit.next).table)) {
        return answering(context, tooManyEntries(cardsInPile.entries));
    }
    return {.state = std::move(state), .edit = std::move(edit)};
}

} // namespace cimaise::muse
