// Chooses a sentence about the selection and the effect of the next tap.
#include "app/input/musee/musee_hints.h"

#include "app/input/musee/musee_objections.h"
#include "positions/messages/points_text.h"
#include "positions/musee/musee_catalogue.h"
#include "rulings/musee/musee_placements.h"
#include "rulings/musee/musee_runs.h"
#include "scoring/scores.h"
#include "validators/musee/musee_fit.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace cimaise::musee {

namespace {

//% "{typed}…: type the second digit, or press Enter."
constexpr TextId typedHint = CIMAISE_TEXT("musee.hint.typed");
//% "Nobody can play any more: the game is over."
constexpr TextId playedOut = CIMAISE_TEXT("musee.hint.played-out");
//% "{space}: {exhibit} hangs here."
constexpr TextId hangsHint = CIMAISE_TEXT("musee.hint.hangs");
//% "{space}: {fits} may hang here."
constexpr TextId fitsHint = CIMAISE_TEXT("musee.hint.fits");
//% "{space}: only {exhibit} may hang here."
constexpr TextId onlyHint = CIMAISE_TEXT("musee.hint.only");
//% "{space}: none of the remaining paintings may hang here."
constexpr TextId nothingFitsHint = CIMAISE_TEXT("musee.hint.nothing-fits");
//% "Which painting? Tap its number to see where it can go."
constexpr TextId whereHint = CIMAISE_TEXT("musee.hint.where");
//% "{exhibit} can go in %n spaces. Tap one to see what it scores there."
constexpr TextId spacesHint = CIMAISE_TEXT_N("musee.hint.spaces");
//% "The number on a space: paintings that still fit after filling it."
constexpr TextId roomHint = CIMAISE_TEXT("musee.hint.room");
//% "{space}: {exhibit} scores {points} right away. Tap the space again to hang it."
constexpr TextId gainHint = CIMAISE_TEXT("musee.hint.gain");
//% "{space}: {exhibit} scores {points} right away ({lines}). Tap the space again to hang it."
constexpr TextId gainLinesHint = CIMAISE_TEXT("musee.hint.gain.lines");
//% "{line} {points}"
constexpr TextId linePoints = CIMAISE_TEXT("musee.hint.gain.line");
//% "Tap the numbers in {owner}’s hand."
constexpr TextId handText = CIMAISE_TEXT("musee.hint.hand");
//% "Tap the new space for {exhibit}. A painting already there swaps places with it."
constexpr TextId moveHint = CIMAISE_TEXT("musee.hint.move");
//% "This game has no Musée for {owner}."
constexpr TextId noMuseeHint = CIMAISE_TEXT("musee.hint.no-musee");
//% "Staircases: top row {top}; bottom row {bottom}. Tap a token on the board to flip it."
constexpr TextId patternText = CIMAISE_TEXT("musee.pattern.counted");

constexpr std::size_t wholeHand = 5; ///< “Setup”: each player is dealt five paintings

std::string columnsInWords(const std::vector<int>& columns) {
    return columns.empty() ? "–" : fmt::format("{}", fmt::join(columns, ", "));
}

/// Finding at the selected space, otherwise its painting, otherwise the numbers that may hang
/// there.
Message spaceHint(const InputContext& context, const Findings& findings) {
    const Space here = context.selected();
    const Spot spot = spotOf(here);
    if (const Finding* const finding = firstAt(findings, spot)) {
        return finding->says;
    }
    const Argument where{"space", spot.place};
    if (const Exhibit exhibit = hangingAt(context.layout, here); exhibit != noExhibit) {
        return {hangsHint, {where, {"exhibit", exhibit}}};
    }
    const std::vector<Exhibit> numbers =
        numbersFor(context.layout, here.side, here.gallery, here.column);
    if (numbers.size() > 1) {
        return {fitsHint, {where, {"fits", inRuns(numbers)}}};
    }
    return numbers.empty() ? Message{nothingFitsHint, {where}}
                           : Message{onlyHint, {where, {"exhibit", numbers.front()}}};
}

/// True while a hand is entered that has fewer cards than were dealt.
bool isEnteringHand(const InputContext& context) {
    const auto player = static_cast<std::size_t>(context.state.handPlayer);
    const auto& hands = context.layout.hands;
    const bool isWhole = hands && player < hands->size() && hands->at(player) &&
                         hands->at(player)->size() >= wholeHand;
    return context.state.mode == Mode::hand && !isWhole;
}

/// Finding about the hand, otherwise the way to enter one. Of a hand that is not whole yet, only a
/// problem is stated.
Message handHint(const InputContext& context, const Findings& findings) {
    const Spot hand{player(context.state.handPlayer), {.area = handArea}};
    const Finding* const finding = firstAt(findings, hand);
    if (finding != nullptr && (isProblem(finding->severity) || !isEnteringHand(context))) {
        return finding->says;
    }
    return {handText, {{"owner", hand.owner}}};
}

/// True if the end of the game is the news: it waits for a whole hand, and leaves room for what a
/// tap asks for.
bool saysEnd(const InputContext& context, const Findings& findings) {
    const InputState& state = context.state;
    const bool enters = state.mode == Mode::enter && !state.last.choseSpace;
    const bool hasHand = state.mode == Mode::hand && !isEnteringHand(context);
    return (enters || hasHand) && context.layout.header.playerCount() > 1 && isLegal(findings) &&
           isPlayedOut(context.layout);
}

/// Number of spaces where the requested painting may hang.
Message askedHint(const InputContext& context) {
    const Exhibit asked = context.state.asked;
    if (const auto objection = objectionTo(context.layout, context.side, asked)) {
        return objection->says;
    }
    const auto legal =
        std::ranges::count_if(placements(context.layout, context.side, asked), &Placement::legal);
    return {spacesHint, {{"exhibit", asked}, {"n", static_cast<int>(legal)}}};
}

/// Change of each score line: “Paintings +1 point, Neighbours +2 points”.
Listing linesInWords(const Placement& placement) {
    Listing lines;
    for (const LineChange& change : placement.lines) {
        lines.parts.emplace_back(Message{linePoints,
                                         {{"line", titleOf(gameId, change.id)},
                                          {"points", Listing{{changeText(change.points)}}}}});
    }
    return lines;
}

/// True if a space with room for fewer paintings shows how many.
bool showsRoom(const InputContext& context) {
    if (context.state.mode != Mode::where || context.state.asked == noExhibit ||
        !context.hasMusee()) {
        return false;
    }
    return std::ranges::any_of(placements(context.layout, context.side, context.state.asked),
                               [&](const Placement& placement) {
                                   return fewerAfterwards(context, placement).has_value();
                               });
}

/// Hint about the effect of the next tap.
Message standingHint(const InputContext& context, const Findings& findings) {
    const InputState& state = context.state;
    if (!context.hasMusee()) {
        return {noMuseeHint, {{"owner", side(context.side)}}};
    }
    if (!state.last.typed.empty()) {
        return {typedHint, {{"typed", state.last.typed}}};
    }
    if (saysEnd(context, findings)) {
        return {playedOut, {}};
    }
    switch (state.mode) {
    case Mode::where:
        return state.asked == noExhibit ? Message{whereHint} : askedHint(context);
    case Mode::hand:
        return handHint(context, findings);
    case Mode::move:
        return {moveHint, {{"exhibit", hangingAt(context.layout, context.space(state.from))}}};
    case Mode::enter:
        break;
    }
    return spaceHint(context, findings);
}

} // namespace

std::vector<Message> hint(const InputContext& context, const Findings& findings) {
    if (const std::vector<Message>& messages = context.state.last.feedback; !messages.empty()) {
        return messages;
    }
    std::vector hints{standingHint(context, findings)};
    if (showsRoom(context)) {
        hints.push_back({roomHint, {}});
    }
    return hints;
}

Message countedPattern(const Layout& layout) {
    return {patternText,
            {{"top", columnsInWords(layout.staircases.top)},
             {"bottom", columnsInWords(layout.staircases.bottom)}}};
}

Message placementHint(const InputContext& context, int row) {
    const Exhibit asked = context.state.asked;
    const Placement placement =
        placements(context.layout, context.side, asked).at(static_cast<std::size_t>(row));
    Message hint{
        gainHint,
        {{"exhibit", asked}, {"space", placement.place}, {"points", pointsText(placement.points)}}};
    if (placement.lines.size() > 1) {
        hint.text = gainLinesHint;
        hint.arguments.push_back({"lines", linesInWords(placement)});
    }
    return hint;
}

std::optional<int> fewerAfterwards(const InputContext& context, const Placement& placement) {
    if (context.state.mode != Mode::where || !placement.paintings) {
        return std::nullopt;
    }
    const int width = columns(context.layout);
    const NumberSet unplayed = unplayedNumbers(context.layout);
    const int hanging = paintingsOn(context.musee(), width);
    const int now = hanging + mostInRuns(runsOf(context.musee(), width, unplayed), unplayed);
    return *placement.paintings < now ? std::optional{*placement.paintings - hanging - 1}
                                      : std::nullopt;
}

} // namespace cimaise::musee
