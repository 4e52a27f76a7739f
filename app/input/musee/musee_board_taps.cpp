// Turns taps on the board, bonuses and tokens, drags and lines of text into edits.
#include "app/input/musee/musee_objections.h"
#include "app/input/musee/musee_taps.h"
#include "positions/messages/points_text.h"
#include "positions/musee/musee_catalogue.h"
#include "positions/musee/musee_gallery_text.h"
#include "scoring/musee/musee_score.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

//% "Painting {exhibit} removed"
constexpr TextId clearedEdit = CIMAISE_TEXT("musee.edit.cleared");
//% "{gallery} cleared"
constexpr TextId galleryClearedEdit = CIMAISE_TEXT("musee.edit.gallery-cleared");
//% "Painting {exhibit} moved"
constexpr TextId movedEdit = CIMAISE_TEXT("musee.edit.moved");
//% "Paintings {first} and {second} swapped"
constexpr TextId swappedEdit = CIMAISE_TEXT("musee.edit.swapped");
//% "{gallery} entered as text"
constexpr TextId galleryEdit = CIMAISE_TEXT("musee.edit.gallery");
//% "Bonus for {gallery} given to {holder}"
constexpr TextId bonusGivenEdit = CIMAISE_TEXT("musee.edit.bonus-given");
//% "Bonus for {gallery} returned"
constexpr TextId bonusBackEdit = CIMAISE_TEXT("musee.edit.bonus-returned");
//% "{gallery}: the bonus moved. {holder}: {won}; {loser}: {lost}."
constexpr TextId bonusMoved = CIMAISE_TEXT("musee.hint.bonus-moved");
//% "{gallery}: bonus to {holder}. {won}."
constexpr TextId bonusTaken = CIMAISE_TEXT("musee.hint.bonus-taken");
//% "{gallery}: bonus returned by {loser}. {lost}."
constexpr TextId bonusReturned = CIMAISE_TEXT("musee.hint.bonus-returned");
//% "Token flipped in {row}"
constexpr TextId tokenEdit = CIMAISE_TEXT("musee.edit.token");
//% "{why} Enter the line again to hang it anyway."
constexpr TextId lineAgain = CIMAISE_TEXT("musee.typed.again");
//% "Tap the bonus again to take it anyway."
constexpr TextId claimAgain = CIMAISE_TEXT("musee.hint.again.claim");
//% "{token}: Staircase. To flip it, open More and go to Staircases."
constexpr TextId staircaseHint = CIMAISE_TEXT("musee.hint.token.staircase");
//% "{token}: Chandelier. To flip it, open More and go to Staircases."
constexpr TextId chandelierHint = CIMAISE_TEXT("musee.hint.token.chandelier");

/// Result with an edit, without the effects of the last tap.
InputResult withEdit(const InputContext& context, Layout next, Message what) {
    InputResult result{.state = context.state,
                       .edit = Edit{.next = std::move(next), .what = std::move(what)}};
    result.state.last = {};
    return withTrackedCards(context, std::move(result));
}

std::optional<int> holderOf(const Layout& layout, Gallery gallery) {
    const auto holder = std::ranges::find_if(layout.musees, [gallery](const Musee& musee) {
        return std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end();
    });
    return holder == layout.musees.end()
               ? std::nullopt
               : std::optional{static_cast<int>(holder - layout.musees.begin())};
}

/// Holder of a bonus after a tap, and the points that the new holder gains and the previous one
/// loses.
std::vector<Message> moveInWords(const Layout& before, const Layout& after, Gallery gallery) {
    const std::optional<int> loser = holderOf(before, gallery);
    const std::optional<int> holder = holderOf(after, gallery);
    if (loser == holder) {
        return {};
    }
    const auto change = [&](int side) { return Listing{{changeText(gain(before, after, side))}}; };
    std::vector<Argument> who{{"gallery", galleryPlace(gallery)}};
    if (holder) {
        who.insert(who.end(), {{"holder", cimaise::side(*holder)}, {"won", change(*holder)}});
    }
    if (loser) {
        who.insert(who.end(), {{"loser", cimaise::side(*loser)}, {"lost", change(*loser)}});
    }
    return {{holder && loser ? bonusMoved : holder ? bonusTaken : bonusReturned, std::move(who)}};
}

} // namespace

InputResult clear(const InputContext& context) {
    if (!context.hasMusee()) {
        return {.state = context.state};
    }
    const Exhibit exhibit = hangingAt(context.layout, context.selected());
    return withEdit(context, clear(context.layout, context.selected()),
                    {clearedEdit, {{"exhibit", exhibit}}});
}

InputResult clearGallery(const InputContext& context) {
    if (!context.hasMusee()) {
        return {.state = context.state};
    }
    const Gallery gallery = context.selected().gallery;
    return withEdit(context, clearGallery(context.layout, context.side, gallery),
                    {galleryClearedEdit, {{"gallery", galleryPlace(gallery)}}});
}

InputResult drag(const InputContext& context, int from, int to) {
    if (!context.hasMusee() || !context.isRow(from) || !context.isRow(to)) {
        return {.state = context.state};
    }
    InputResult result = enterMode(context, Mode::enter);
    result.state.selected = to;
    const Exhibit moved = hangingAt(context.layout, context.space(from));
    const Exhibit other = hangingAt(context.layout, context.space(to));
    if (from == to || moved == noExhibit) {
        result.state.last.choseSpace = from == to;
        return result;
    }
    result.edit = Edit{.next = exchange(context.layout, context.space(from), context.space(to)),
                       .what = other == noExhibit
                                   ? Message{movedEdit, {{"exhibit", moved}}}
                                   : Message{swappedEdit, {{"first", moved}, {"second", other}}},
                       .sound = InputSound::putDown,
                       .at = spotOf(context.space(to)),
                       .isConfirmed = other != noExhibit}; // it may have moved unnoticed
    return result;
}

InputResult toggleBonus(const InputContext& context, int side, Gallery gallery) {
    if (side >= std::ssize(context.layout.musees)) {
        return {.state = context.state};
    }
    std::vector<Message> objections = objectionsToClaim(context.layout, side, gallery);
    if (!objections.empty() && context.state.last.objectedBonus != gallery) {
        objections.push_back({claimAgain});
        InputResult result{.state = context.state};
        result.state.last = {.feedback = std::move(objections), .objectedBonus = gallery};
        return result;
    }
    const Place place = galleryPlace(gallery);
    Layout next = toggleBonus(context.layout, side, gallery);
    const Message what =
        isClaimed(next, gallery)
            ? Message{bonusGivenEdit, {{"gallery", place}, {"holder", cimaise::side(side)}}}
            : Message{bonusBackEdit, {{"gallery", place}}};
    std::vector<Message> messages = moveInWords(context.layout, next, gallery);
    InputResult result = withEdit(context, std::move(next), what);
    result.state.last.feedback = std::move(messages);
    return result;
}

InputResult toggleToken(const InputContext& context, std::string_view row, int column) {
    return withEdit(context, toggleToken(context.layout, row, column),
                    {tokenEdit, {{"row", Place{.area = row}}}});
}

InputResult tapToken(const InputContext& context, std::string_view row, int column, bool turns) {
    if (turns) {
        return toggleToken(context, row, column);
    }
    const Staircases& pattern = context.layout.staircases;
    const std::vector<int>& staircases = row == topTokens ? pattern.top : pattern.bottom;
    const bool staircase = std::ranges::count(staircases, column) > 0;
    InputResult result{.state = context.state};
    result.state.last = {.feedback = {{staircase ? staircaseHint : chandelierHint,
                                       {{"token", tokenSpot(row, column).place}}}}};
    return result;
}

InputResult enterText(const InputContext& context, Gallery gallery, std::string_view text) {
    if (!context.hasMusee()) {
        return {.state = context.state};
    }
    const auto spaces = readGallery(text, columns(context.layout));
    if (!spaces) {
        return {.state = context.state, .refused = spaces.error()};
    }
    if (context.state.last.objectedLine != text) {
        if (const auto objection = objectionToLine(context, gallery, *spaces)) {
            InputResult result{.state = context.state,
                               .refused =
                                   Message{lineAgain, {{"why", Listing{{objection->says}}}}}};
            result.state.last = {.forbidding = objection->spots(),
                                 .objectedLine = std::string{text}};
            return result;
        }
    }
    InputResult result =
        withEdit(context, fillGallery(context.layout, context.side, gallery, *spaces),
                 {galleryEdit, {{"gallery", galleryPlace(gallery)}}});
    result.edit->sound = InputSound::putDown;
    return result;
}

} // namespace cimaise::musee
