// Numbers the spaces of a Musée as rows of a list; stores and restores the view.
#include "app/input/musee/musee_input_state.h"

#include "app/input/musee/musee_taps.h"
#include "app/input/view_state.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

/// Mode::move is stored as Mode::enter: nothing stays in hand.
constexpr std::array<std::string_view, 4> modeIds{"enter", "where", "hand", "enter"};

void viewFields(ViewFields view, const InputContext& context, int& side, InputState& state) {
    view.number("side", side, mostSides);
    view.choice("mode", state.mode, modeIds);
    view.number("selected", state.selected, spaceCount(context.layout) - 1);
    view.number("asked", state.asked, highestInBox);
    view.number("hand", state.handPlayer, mostSides);
    view.plain("outlook", state.outlook);
    view.plain("example", state.example);
    view.list("played", state.played, [&](ViewFields one, PlayedCard& card) {
        one.number("exhibit", card.exhibit, highestInBox);
        one.number("player", card.player, std::max(0, context.layout.header.playerCount() - 1));
    });
}

} // namespace

bool InputContext::hasMusee() const { return side >= 0 && side < std::ssize(layout.musees); }

const Musee& InputContext::musee() const {
    return layout.musees.at(static_cast<std::size_t>(side));
}

bool InputContext::isRow(int row) const { return row >= 0 && row < spaceCount(layout); }

Space InputContext::space(int row) const { return spaceOfRow(layout, side, row); }

int spaceCount(const Layout& layout) { return columns(layout) * static_cast<int>(galleryCount); }

Space spaceOfRow(const Layout& layout, int side, int row) {
    const int width = columns(layout);
    return {.side = side,
            .gallery = galleries.at(static_cast<std::size_t>(row / width)),
            .column = row % width + 1};
}

int rowOf(const Layout& layout, const Space& space) {
    return static_cast<int>(space.gallery) * columns(layout) + space.column - 1;
}

Spot spotOf(const Space& space) {
    return {cimaise::side(space.side), spaceOf(space.gallery, space.column)};
}

std::optional<Space> spaceOfSpot(const Layout& layout, const Spot& spot) {
    const bool exists = spot.owner.kind == Party::Kind::side && spot.owner.index >= 0 &&
                        spot.owner.index < std::ssize(layout.musees);
    for (int row = 0; exists && row < spaceCount(layout); ++row) {
        const Space space = spaceOfRow(layout, spot.owner.index, row);
        if (spotOf(space).place == spot.place) {
            return space;
        }
    }
    return std::nullopt;
}

Spot tokenSpot(std::string_view row, int column) {
    return {everyone(), {.area = row, .column = column}};
}

std::string writeViewState(const InputContext& context) { return writeView(context, viewFields); }

std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current) {
    InputState stored;
    if (readView(context, text, stored, viewFields) != context.side || !context.hasMusee()) {
        return std::nullopt;
    }
    InputState state = context.state;
    state.selected = current ? stored.selected : state.selected;
    state = enterMode({context.layout, context.side, state}, stored.mode).state;
    if (stored.mode == Mode::where && stored.asked != noExhibit) {
        state = ask({context.layout, context.side, state}, stored.asked).state;
    }
    state = selectHandPlayer({context.layout, context.side, state}, stored.handPlayer).state;
    state.outlook = state.mode == Mode::enter && stored.outlook;
    state.example = state.outlook && stored.example;
    state.played = stored.played.size() > highestInBox ? std::vector<PlayedCard>{} : stored.played;
    std::erase_if(state.played, [](const auto& card) { return card.exhibit == noExhibit; });
    state.last = {};
    return InputResult{.state = std::move(state)};
}

} // namespace cimaise::musee
