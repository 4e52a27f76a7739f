// Edits the cards of the player's own copy one by one.
#include "app/input/museum/museum_cards.h"

#include "scoring/museum/museum_tally.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

bool isCard(const InputContext& context, int row) {
    return row >= 0 && row < std::ssize(context.copy.patrons);
}

InputResult withCopy(InputState state, Copy copy) {
    InputResult result = withState(std::move(state));
    result.copy = std::move(copy);
    return result;
}

InputResult correctFigure(const InputContext& context, const Figure& figure, CopyFact value) {
    const std::optional<int> chosen = context.state.copyCards.chosen;
    if (!chosen || !isCard(context, *chosen) || figure.kind != FigureKind::patron) {
        return withState(context.state);
    }
    Copy copy = context.copy;
    Patron& card = copy.patrons[static_cast<std::size_t>(*chosen)];
    card = withFigure(std::move(card), figure.index, value);
    return withCopy(context.state, std::move(copy));
}

} // namespace

const Patron* chosenCard(const InputContext& context) {
    const std::optional<int> chosen = context.state.copyCards.chosen;
    return chosen && isCard(context, *chosen)
               ? &context.copy.patrons[static_cast<std::size_t>(*chosen)]
               : nullptr;
}

InputResult chooseCard(const InputContext& context, int row) {
    InputState state = context.state;
    const bool shows = isCard(context, row) && state.copyCards.chosen != row;
    state.copyCards.chosen = shows ? std::optional{row} : std::nullopt;
    return withState(std::move(state));
}

InputResult dropCard(const InputContext& context, int row) {
    if (!isCard(context, row)) {
        return withState(context.state);
    }
    Copy copy = context.copy;
    InputState state = context.state;
    state.copyCards = {.dropped = CopyCardsState::Dropped{
                           .card = copy.patrons[static_cast<std::size_t>(row)], .row = row}};
    copy.patrons.erase(copy.patrons.begin() + row);
    return withCopy(std::move(state), std::move(copy));
}

InputResult undoDrop(const InputContext& context) {
    const std::optional<CopyCardsState::Dropped>& dropped = context.state.copyCards.dropped;
    if (!dropped) {
        return withState(context.state);
    }
    Copy copy = context.copy;
    if (patronIn(copy, dropped->card) == nullptr) {
        const auto row = std::min<std::ptrdiff_t>(dropped->row, std::ssize(copy.patrons));
        copy.patrons.insert(copy.patrons.begin() + row, dropped->card);
    }
    InputState state = context.state;
    state.copyCards.dropped.reset();
    return withCopy(std::move(state), std::move(copy));
}

InputResult enterCardFigure(const InputContext& context, const Figure& figure,
                            std::string_view text) {
    const auto value = readFigure(text);
    if (!value) {
        InputResult result = withState(context.state);
        result.refused = value.error();
        return result;
    }
    return correctFigure(context, figure, *value);
}

InputResult stepCardFigure(const InputContext& context, const Figure& figure, int by) {
    const Patron* const card = chosenCard(context);
    return card == nullptr
               ? withState(context.state)
               : correctFigure(context, figure, changedBy(patronFigure(*card, figure.index), by));
}

} // namespace cimaise::museum
