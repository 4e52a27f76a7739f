// Keeps the list of objects on offer, which belongs to no player and to no position.
#include "app/input/museum/museum_offer.h"

#include "scoring/search/museum_worth.h"

namespace cimaise::museum {

namespace {

//% "At most {most} objects can be on offer: remove one first."
constexpr TextId offerFull = CIMAISE_TEXT("museum.offer.full");
//% "{object}: added to the list below the keys."
constexpr TextId offeredText = CIMAISE_TEXT("museum.offer.added");

} // namespace

InputResult offerTrait(const InputContext& context, const Trait& trait) {
    InputState state = withoutLastTouch(context.state);
    state.shownOffer.reset();
    state.brush.set(trait);
    return state.brush.objectAt({}) ? offerObject(context.with(state), state.brush)
                                    : pointed(std::move(state));
}

InputResult offerObject(const InputContext& context, const Traits& traits) {
    InputState state = withoutLastTouch(context.state);
    state.shownOffer.reset();
    state.brush = traits;
    state.brush.value.reset();
    if (state.offer.size() >= mostOnOffer) {
        return answered(std::move(state), {offerFull, {{"most", static_cast<int>(mostOnOffer)}}});
    }
    state.offer.push_back(traits);
    InputResult result = answered(std::move(state), {offeredText, {{"object", nameOf(traits)}}});
    result.sound = InputSound::putDown;
    return result;
}

InputResult showOffered(const InputContext& context, std::size_t number) {
    InputState state = withoutLastTouch(context.state);
    const bool isShown = state.shownOffer == number;
    state.shownOffer =
        isShown || number >= state.offer.size() ? std::nullopt : std::optional{number};
    return pointed(std::move(state));
}

InputResult withdraw(const InputContext& context, std::size_t number) {
    InputState state = withoutLastTouch(context.state);
    state.shownOffer.reset();
    if (number < state.offer.size()) {
        state.offer.erase(state.offer.begin() + static_cast<std::ptrdiff_t>(number));
    }
    return pointed(std::move(state));
}

InputResult withdrawShown(const InputContext& context, bool last) {
    const InputState& state = context.state;
    if (state.shownOffer) {
        return withdraw(context, *state.shownOffer);
    }
    return last && !state.offer.empty() ? withdraw(context, state.offer.size() - 1)
                                        : pointed(withoutLastTouch(state));
}

InputResult withdrawAll(const InputContext& context) {
    InputState state = withoutLastTouch(context.state);
    state.offer.clear();
    state.shownOffer.reset();
    return pointed(std::move(state));
}

const Traits* offeredShown(const InputContext& context) {
    const InputState& state = context.state;
    const bool isShown =
        state.mode == Mode::offer && state.shownOffer && *state.shownOffer < state.offer.size();
    return isShown ? &state.offer[*state.shownOffer] : nullptr;
}

} // namespace cimaise::museum
