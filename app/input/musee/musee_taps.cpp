// Turns keys, digits and taps on the board into paintings. An edit that breaks a rule causes one
// objection, and is applied when repeated.
#include "app/input/musee/musee_taps.h"

#include "app/input/musee/musee_hints.h"
#include "app/input/musee/musee_objections.h"
#include "positions/musee/musee_catalogue.h"
#include "rulings/musee/musee_placements.h"
#include "scoring/musee/musee_score.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace cimaise::musee {

namespace {

//% "Painting {exhibit} hung"
constexpr TextId hungEdit = CIMAISE_TEXT("musee.edit.hung");
//% "Painting {exhibit} hung in place of {other}"
constexpr TextId replacedEdit = CIMAISE_TEXT("musee.edit.replaced");
//% "{exhibit} now hangs in place of {other}."
constexpr TextId replacedHint = CIMAISE_TEXT("musee.hint.replaced");
//% "Tap {exhibit} again to hang it anyway."
constexpr TextId hangAgain = CIMAISE_TEXT("musee.hint.again.hang");
//% "Tap {exhibit} again to replace it."
constexpr TextId replaceAgain = CIMAISE_TEXT("musee.hint.again.replace");
//% "Tap {exhibit} again to add it to the hand anyway."
constexpr TextId holdAgain = CIMAISE_TEXT("musee.hint.again.hold");
//% "{gallery} is full. The first player to fill it takes its bonus: tap the rosette."
constexpr TextId galleryFull = CIMAISE_TEXT("musee.hint.gallery-full");
//% "{gallery} is full, as it is for {owner}. Who filled it first? Tap that player’s rosette."
constexpr TextId galleryFullToo = CIMAISE_TEXT("musee.hint.gallery-full.too");
//% "The box has no painting {exhibit}: its numbers go up to {highest}."
constexpr TextId notInBox = CIMAISE_TEXT("musee.hint.not-in-box");
//% "There is no painting to move here: select one first."
constexpr TextId nothingToMove = CIMAISE_TEXT("musee.hint.nothing-to-move");
//% "{exhibit} was not hung."
constexpr TextId notHung = CIMAISE_TEXT("musee.hint.not-hung");
//% "{owner}’s hand changed"
constexpr TextId handEdit = CIMAISE_TEXT("musee.edit.hand");

/// Sentence about a gallery that a side has just filled, and whose bonus nobody has.
Message filledText(const Layout& layout, int filler, Gallery gallery) {
    for (int other = 0; const Musee& musee : layout.musees) {
        if (other != filler && isFull(layout, musee, gallery)) {
            return {galleryFullToo, {{"gallery", galleryPlace(gallery)}, {"owner", side(other)}}};
        }
        ++other;
    }
    return {galleryFull, {{"gallery", galleryPlace(gallery)}}};
}

/// State without the effects of the last tap.
InputState withoutLastTouch(InputState state) {
    state.last = {};
    return state;
}

/// State while a number is typed; a selected space and an objection stay recorded.
InputState withTypedText(InputState state, std::string typed) {
    const LastTap last = std::exchange(state.last, {.typed = std::move(typed)});
    state.last.choseSpace = last.choseSpace;
    state.last.objectedBefore = last.typed.empty() ? last.objectedTo : last.objectedBefore;
    return state;
}

InputState inMode(InputState state, Mode mode) {
    state = withoutLastTouch(std::move(state));
    state.mode = mode;
    state.from = -1;
    state.asked = noExhibit;
    return state;
}

InputState withoutOutlook(InputState state) {
    state.outlook = false;
    state.example = false;
    return state;
}

InputResult select(const InputContext& context, InputState state, int row) {
    state = withoutLastTouch(std::move(state));
    state.selected = row;
    state.last.choseSpace = true;
    const bool asks = state.mode == Mode::where && state.asked != noExhibit;
    if (asks) {
        const InputContext now{context.layout, context.side, state};
        const auto objection = objectionAsItIs(context.layout, context.space(row), state.asked);
        state.last.feedback = {objection ? objection->says : placementHint(now, row)};
        state.last.forbidding = objection ? objection->spots() : Spots{};
        state.last.offersSpace = !objection;
    }
    return {.state = std::move(state)};
}

/// True if Mode::where has counted the bonus of the gallery with this space.
bool isBonusPromised(const InputContext& context, int row, Exhibit exhibit) {
    if (context.state.mode != Mode::where) {
        return false;
    }
    const Placements all = placements(context.layout, context.side, exhibit);
    return std::ranges::count(all.at(static_cast<std::size_t>(row)).lines, galleryBonusesLine,
                              &LineChange::id) > 0;
}

InputResult hang(const InputContext& context, int row, Exhibit exhibit) {
    const Space here = context.space(row);
    Layout next = hang(context.layout, here, exhibit);
    if (isBonusPromised(context, row, exhibit)) {
        next = musee::toggleBonus(std::move(next), context.side, here.gallery);
    }
    const auto isFilled = [&](const Layout& layout) {
        return isFull(layout, layout.musees[static_cast<std::size_t>(context.side)], here.gallery);
    };
    const bool fills = isFilled(next) && !isFilled(context.layout);
    InputResult result{.state = inMode(context.state, Mode::enter)};
    Message what{hungEdit, {{"exhibit", exhibit}}};
    const Exhibit other = hangingAt(context.layout, here);
    if (other != noExhibit && other != exhibit) {
        what = {replacedEdit, {{"exhibit", exhibit}, {"other", other}}};
        result.state.last.feedback = {{replacedHint, what.arguments}};
    }
    if (fills && !isClaimed(next, here.gallery)) {
        result.state.last.feedback = {filledText(next, context.side, here.gallery)};
    }
    const std::optional<Space> following = nextEmpty(next, here);
    result.state.selected = rowOf(next, following.value_or(here));
    result.edit = {.next = std::move(next),
                   .what = std::move(what),
                   .sound = fills ? InputSound::filled : InputSound::putDown,
                   .at = spotOf(here)};
    return withTrackedCards(context, std::move(result));
}

/// Result with an objection and what a repeated press does; nullopt if the key is applied.
std::optional<InputResult> objecting(const InputContext& context, Exhibit exhibit) {
    auto objection = objectionToKey(context, exhibit);
    TextId again = context.state.mode == Mode::hand ? holdAgain : hangAgain;
    if (!objection) {
        objection = objectionToReplacing(context, exhibit);
        again = replaceAgain;
    }
    const LastTap& last = context.state.last;
    if (!objection || last.objectedTo == exhibit || last.objectedBefore == exhibit) {
        return std::nullopt;
    }
    InputResult result{.state = context.state};
    result.state.last.typed.clear();
    result.state.last.objectedBefore = noExhibit;
    result.state.last.objectedTo = exhibit;
    result.state.last.feedback = {objection->says, {again, {{"exhibit", exhibit}}}};
    result.state.last.forbidding = objection->spots();
    return result;
}

InputResult toggleCard(const InputContext& context, Exhibit exhibit) {
    const int holder = context.state.handPlayer;
    return {.state = withoutLastTouch(context.state),
            .edit = Edit{.next = musee::toggleCard(context.layout, holder, exhibit),
                         .what = {handEdit, {{"owner", player(holder)}}}}};
}

/// Applies the digits typed for the selected space, then `input`; the reason why they were refused
/// stays in view.
template <class Input> InputResult afterTyped(const InputContext& context, Input input) {
    const InputResult typed = leaveSpace(context);
    const Layout& layout = typed.edit ? std::get<Layout>(typed.edit->next) : context.layout;
    InputResult result = input(InputContext{layout, context.side, typed.state});
    if (!typed.edit && !typed.state.last.feedback.empty()) {
        result.state.last.feedback = typed.state.last.feedback;
    }
    result.edit = result.edit ? result.edit : typed.edit;
    return result;
}

} // namespace

InputResult openBoard(const InputContext& context) {
    InputResult result{.state = inMode(context.state, context.state.mode == Mode::move
                                                          ? Mode::enter
                                                          : context.state.mode)};
    result.state.handPlayer = context.side;
    result.state.selected = 0;
    if (context.hasMusee()) {
        const Space last = context.space(spaceCount(context.layout) - 1);
        const Space first = nextEmpty(context.layout, last).value_or(context.space(0));
        result.state.selected = rowOf(context.layout, first);
    }
    return result;
}

InputResult leaveSpace(const InputContext& context) {
    InputResult result = confirm(context);
    if (!result.edit && result.state.last.asks()) { // no place to ask: the space is left
        const Exhibit exhibit = result.state.last.objectedTo;
        result.state.last.forgetQuestion();
        result.state.last.feedback = {{notHung, {{"exhibit", exhibit}}},
                                      result.state.last.feedback.front()};
    }
    return result;
}

InputResult touch(const InputContext& context, int row) {
    const InputState& state = context.state;
    if (!context.hasMusee() || !context.isRow(row)) {
        return {.state = state};
    }
    if (!state.last.typed.empty()) {
        return afterTyped(context, [row](const InputContext& now) { return touch(now, row); });
    }
    if (state.mode == Mode::move) {
        return drag(context, state.from, row);
    }
    // the first tap says what the painting scores there
    if (state.last.offersSpace && state.selected == row) {
        return hang(context, row, state.asked);
    }
    InputState next = state;
    next.mode = next.mode == Mode::hand ? Mode::enter : next.mode;
    return select(context, std::move(next), row);
}

InputResult step(const InputContext& context, int columns, int rows) {
    if (!context.hasMusee()) {
        return {.state = context.state};
    }
    const int all = spaceCount(context.layout);
    const int row = context.state.selected + columns + (rows * musee::columns(context.layout));
    const int stays = context.isRow(row) ? row : context.state.selected;
    const int next = rows == 0 ? (row + all) % all : stays;
    const auto go = [next](const InputContext& now) { return select(now, now.state, next); };
    return context.state.last.typed.empty() ? go(context) : afterTyped(context, go);
}

InputResult press(const InputContext& context, Exhibit exhibit) {
    if (!context.hasMusee()) {
        return {.state = context.state};
    }
    if (context.state.mode == Mode::where) {
        return ask(context, exhibit);
    }
    if (auto objection = objecting(context, exhibit)) {
        return *std::move(objection);
    }
    return context.state.mode == Mode::hand ? toggleCard(context, exhibit)
                                            : hang(context, context.state.selected, exhibit);
}

InputResult typeDigit(const InputContext& context, int digit) {
    const std::string& typed = context.state.last.typed;
    if (!context.hasMusee() || (digit == 0 && typed == "0")) {
        return {.state = context.state};
    }
    InputState next =
        withTypedText(context.state, fmt::format("{}{}", typed.size() == 1 ? typed : "", digit));
    const bool complete = next.last.typed.size() == 2 || // “03” is 3
                          digit * 10 > highestInDeck(context.layout);
    return complete ? confirm({context.layout, context.side, next}) : InputResult{.state = next};
}

InputResult confirm(const InputContext& context) {
    const std::string& typed = context.state.last.typed;
    if (typed.empty()) {
        const Exhibit objectedTo = context.state.last.objectedTo;
        if (context.state.mode == Mode::hand && objectedTo == noExhibit) {
            return {.state = context.state}; // Enter after two digits leaves the hand open
        }
        return objectedTo == noExhibit ? touch(context, context.state.selected)
                                       : press(context, objectedTo);
    }
    const Exhibit exhibit = std::stoi(typed); // at most two digits
    if (exhibit == noExhibit) {               // a zero alone
        return {.state = withoutLastTouch(context.state)};
    }
    if (exhibit > highestInBox) {
        InputResult result{.state = withoutLastTouch(context.state)};
        result.state.last.feedback = {
            {notInBox, {{"exhibit", exhibit}, {"highest", highestInBox}}}};
        return result;
    }
    return press(context, exhibit);
}

InputResult erase(const InputContext& context) {
    if (context.state.last.objectedTo != noExhibit) {
        return {.state = withoutLastTouch(context.state)};
    }
    if (context.state.last.typed.empty()) {
        return clear(context);
    }
    const std::string& typed = context.state.last.typed;
    return {.state = withTypedText(context.state, typed.substr(0, typed.size() - 1))};
}

InputResult enterMode(const InputContext& context, Mode mode) {
    if (mode != Mode::move || !context.hasMusee()) {
        return {.state =
                    withoutOutlook(inMode(context.state, mode == Mode::move ? Mode::enter : mode))};
    }
    InputResult result{.state = withoutOutlook(withoutLastTouch(context.state))};
    result.state.asked = noExhibit;
    if (hangingAt(context.layout, context.selected()) == noExhibit) {
        result.state.last.feedback = {{nothingToMove}};
        return result;
    }
    result.state.mode = Mode::move;
    result.state.from = context.state.selected;
    return result;
}

InputResult switchMode(const InputContext& context, Mode mode) {
    return enterMode(context, mode == context.state.mode ? Mode::enter : mode);
}

InputResult switchOutlook(const InputContext& context) {
    InputResult result{.state = withoutOutlook(inMode(context.state, Mode::enter))};
    result.state.outlook = !context.state.outlook;
    return result;
}

InputResult switchExample(const InputContext& context) {
    InputResult result{.state = context.state};
    result.state.example = context.state.outlook && !context.state.example;
    return result;
}

InputResult selectHandPlayer(const InputContext& context, int player) {
    const bool isHere = player >= 0 && player < context.layout.header.playerCount() &&
                        sideOf(context.layout, player) == context.side;
    if (!isHere) {
        return {.state = context.state};
    }
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.handPlayer = player;
    return result;
}

std::optional<InputResult> cancelInput(const InputContext& context) {
    const InputState& state = context.state;
    if (!state.last.feedback.empty() || !state.last.typed.empty()) {
        return InputResult{.state = withoutLastTouch(state)};
    }
    if (state.mode != Mode::enter) {
        return InputResult{.state = inMode(state, Mode::enter), .clearsHighlight = true};
    }
    if (state.outlook) {
        return InputResult{.state = withoutOutlook(state)};
    }
    return std::nullopt;
}

InputResult ask(const InputContext& context, Exhibit exhibit) {
    InputResult result{.state = withoutOutlook(inMode(context.state, Mode::where))};
    result.state.asked = exhibit == context.state.asked ? noExhibit : exhibit;
    if (context.hasMusee() && result.state.asked != noExhibit) {
        const auto objection = objectionTo(context.layout, context.side, exhibit);
        result.state.last.forbidding = objection ? objection->spots() : Spots{};
    }
    return result;
}

} // namespace cimaise::musee
