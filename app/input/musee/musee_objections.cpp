// Finds the reason against a painting: it already hangs, it is not in the deck, or the numbers
// would not rise.
#include "app/input/musee/musee_objections.h"

#include "positions/musee/musee_catalogue.h"
#include "validators/musee/musee_fit.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

//% "{exhibit} already hangs in {owner}’s Musée: {place}."
constexpr TextId hangsAlready = CIMAISE_TEXT("musee.objection.hangs");
//% "{exhibit} is not in this game’s deck, which ends at {highest}."
constexpr TextId notInDeck = CIMAISE_TEXT("musee.objection.deck");
//% "{exhibit} is in {owner}’s hand."
constexpr TextId inOtherHand = CIMAISE_TEXT("musee.objection.hand");
//% "{other} hangs to the left and is not lower than {exhibit}."
constexpr TextId leftIsHigher = CIMAISE_TEXT("musee.objection.left");
//% "{other} hangs to the right and is not higher than {exhibit}."
constexpr TextId rightIsLower = CIMAISE_TEXT("musee.objection.right");
//% "{other} hangs here."
constexpr TextId occupied = CIMAISE_TEXT("musee.objection.occupied");
//% "{exhibit} fits nowhere in {owner}’s Musée."
constexpr TextId fitsNowhere = CIMAISE_TEXT("musee.objection.nowhere");
//% "{gallery} is not full: a bonus needs a full gallery."
constexpr TextId galleryNotFull = CIMAISE_TEXT("musee.objection.bonus.not-full");
//% "This bonus is already taken by {holder}."
constexpr TextId bonusHeld = CIMAISE_TEXT("musee.objection.bonus.held");

/// Player known to hold the card; −1 if there is none.
int holderOf(const Layout& layout, Exhibit exhibit) {
    for (int player = 0; player < layout.header.playerCount(); ++player) {
        if (std::ranges::count(handOf(layout, player), exhibit) > 0) {
            return player;
        }
    }
    return -1;
}

std::optional<Objection> objectionToHeld(const Layout& layout, Exhibit exhibit) {
    const int holder = holderOf(layout, exhibit);
    if (holder < 0) {
        return std::nullopt;
    }
    return Objection{
        .says = {inOtherHand, {{"exhibit", exhibit}, {"owner", cimaise::player(holder)}}},
        .by = std::nullopt};
}

TextId relation(int forbidding, int column) {
    if (forbidding == column) {
        return occupied;
    }
    return forbidding < column ? leftIsHigher : rightIsLower;
}

/// Objection to the painting in a gallery with these `spaces`.
std::optional<Objection> objectionAmong(const Spaces& spaces, const Layout& layout,
                                        const Space& space, Exhibit exhibit) {
    if (std::optional<Objection> objection = objectionToPlaying(layout, exhibit)) {
        return objection;
    }
    const int forbidding = forbiddingColumn(spaces, columns(layout), space.column, exhibit);
    if (forbidding == 0) {
        return std::nullopt;
    }
    const Space by{.side = space.side, .gallery = space.gallery, .column = forbidding};
    return Objection{.says = {relation(forbidding, space.column),
                              {{"exhibit", exhibit},
                               {"other", spaces.at(static_cast<std::size_t>(forbidding - 1))}}},
                     .by = by};
}

} // namespace

Spots Objection::spots() const { return by ? Spots{spotOf(*by)} : Spots{}; }

std::optional<Objection> objectionToPlaying(const Layout& layout, Exhibit exhibit) {
    if (exhibit > highestInDeck(layout)) {
        return Objection{
            .says = {notInDeck, {{"exhibit", exhibit}, {"highest", highestInDeck(layout)}}},
            .by = std::nullopt};
    }
    if (const std::optional<Space> hanging = spaceOfExhibit(layout, exhibit)) {
        return Objection{.says = {hangsAlready,
                                  {{"exhibit", exhibit},
                                   {"place", spaceOf(hanging->gallery, hanging->column)},
                                   {"owner", cimaise::side(hanging->side)}}},
                         .by = hanging};
    }
    return std::nullopt;
}

std::optional<Objection> objectionToHolding(const Layout& layout, int player, Exhibit exhibit) {
    if (std::ranges::count(handOf(layout, player), exhibit) > 0) {
        return std::nullopt; // the key takes the card out of the hand
    }
    if (std::optional<Objection> objection = objectionToPlaying(layout, exhibit)) {
        return objection;
    }
    return objectionToHeld(layout, exhibit);
}

std::optional<Objection> objectionAsItIs(const Layout& layout, const Space& space,
                                         Exhibit exhibit) {
    const Musee& musee = layout.musees.at(static_cast<std::size_t>(space.side));
    return objectionAmong(musee.of(space.gallery), layout, space, exhibit);
}

std::optional<Objection> objectionTo(const Layout& layout, const Space& space, Exhibit exhibit) {
    Spaces spaces = layout.musees.at(static_cast<std::size_t>(space.side)).of(space.gallery);
    Exhibit& here = spaces.at(static_cast<std::size_t>(space.column - 1));
    if (here == exhibit) {
        return std::nullopt; // the painting already hangs in this space
    }
    here = noExhibit;
    if (isInOtherHand(layout, space.side, exhibit)) {
        return objectionToHeld(layout, exhibit);
    }
    return objectionAmong(spaces, layout, space, exhibit);
}

std::optional<Objection> objectionTo(const Layout& layout, int side, Exhibit exhibit) {
    if (std::optional<Objection> anywhere = objectionToPlaying(layout, exhibit)) {
        return anywhere;
    }
    if (fitsMusee(layout.musees.at(static_cast<std::size_t>(side)), columns(layout), exhibit)) {
        return std::nullopt;
    }
    return Objection{.says = {fitsNowhere, {{"exhibit", exhibit}, {"owner", cimaise::side(side)}}},
                     .by = std::nullopt};
}

std::vector<Message> objectionsToClaim(const Layout& layout, int side, Gallery gallery) {
    const auto holds = [gallery](const Musee& musee) {
        return std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end();
    };
    const Musee& claiming = layout.musees.at(static_cast<std::size_t>(side));
    if (holds(claiming)) {
        return {};
    }
    std::vector<Message> objections;
    if (!isFull(layout, claiming, gallery)) {
        objections.push_back({galleryNotFull, {{"gallery", galleryPlace(gallery)}}});
    }
    if (const auto holder = std::ranges::find_if(layout.musees, holds);
        holder != layout.musees.end()) {
        const auto index = static_cast<int>(holder - layout.musees.begin());
        objections.push_back({bonusHeld, {{"holder", cimaise::side(index)}}});
    }
    return objections;
}

std::optional<Objection> objectionToKey(const InputContext& context, Exhibit exhibit) {
    if (!context.hasMusee()) {
        return std::nullopt;
    }
    switch (context.state.mode) {
    case Mode::hand:
        return objectionToHolding(context.layout, context.state.handPlayer, exhibit);
    case Mode::where:
        return objectionTo(context.layout, context.side, exhibit);
    case Mode::enter:
    case Mode::move:
        break;
    }
    return objectionTo(context.layout, context.selected(), exhibit);
}

std::optional<Objection> objectionToLine(const InputContext& context, Gallery gallery,
                                         const Spaces& spaces) {
    for (const Exhibit exhibit : spaces) {
        const std::optional<Space> hanging =
            exhibit == noExhibit ? std::nullopt : spaceOfExhibit(context.layout, exhibit);
        if (hanging && (hanging->side != context.side || hanging->gallery != gallery)) {
            return objectionToPlaying(context.layout, exhibit);
        }
    }
    return std::nullopt;
}

std::optional<Objection> objectionToReplacing(const InputContext& context, Exhibit exhibit) {
    const InputState& state = context.state;
    const bool hangs = state.mode == Mode::enter || state.mode == Mode::move;
    if (!hangs || !context.hasMusee() || state.last.choseSpace) {
        return std::nullopt;
    }
    const Exhibit here = hangingAt(context.layout, context.selected());
    if (here == noExhibit || here == exhibit) {
        return std::nullopt;
    }
    return Objection{.says = {occupied, {{"exhibit", exhibit}, {"other", here}}},
                     .by = context.selected()};
}

} // namespace cimaise::musee
