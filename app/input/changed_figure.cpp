// Writes figures and hands with their values before and after.
#include "app/input/changed_figure.h"

#include "app/input/game_input.h"

#include <algorithm>
#include <string>

namespace cimaise {

namespace {

//% "{what}: {from} → {to}"
constexpr TextId figureText = CIMAISE_TEXT("history.edit.figure");
//% "{what} ({of})"
constexpr TextId partText = CIMAISE_TEXT("history.edit.part");
//% "Hand"
constexpr TextId handLabel = CIMAISE_TEXT("history.edit.hand");
//% "Cards in hand"
constexpr TextId cardsLabel = CIMAISE_TEXT("history.edit.cards");

/// Longest hand written card by card; of a longer one, the cards are counted.
constexpr std::size_t longestHand = 8;

Value cardsInFigures(const Figures& hand) {
    std::string cards;
    for (const int card : hand.value_or(std::vector<int>{})) {
        cards += (cards.empty() ? "" : ", ") + std::to_string(card);
    }
    return cards.empty() ? Value{std::string{"–"}} : Value{cards};
}

std::optional<int> countOf(const Figures& hand) {
    return hand ? std::optional{static_cast<int>(hand->size())} : std::nullopt;
}

} // namespace

Value inFigures(std::optional<int> figure) {
    return figure ? Value{*figure} : Value{std::string{"–"}};
}

Message figureChange(Value what, Value from, Value to) {
    return {figureText,
            {{"what", std::move(what)}, {"from", std::move(from)}, {"to", std::move(to)}}};
}

Value figurePart(TextId what, TextId of) {
    return Listing{.parts = {Message{partText, {{"what", what}, {"of", of}}}}};
}

Message handChange(const Figures& before, const Figures& after) {
    const std::size_t longest = std::max(before ? before->size() : 0, after ? after->size() : 0);
    return longest > longestHand
               ? figureChange(cardsLabel, inFigures(countOf(before)), inFigures(countOf(after)))
               : figureChange(handLabel, cardsInFigures(before), cardsInFigures(after));
}

std::optional<Message> changedFigure(const AnyCase& before, const AnyCase& after, TextId what) {
    const bool areComparable = before.index() == after.index() && haveSameSeats(before, after);
    return areComparable ? inputOf(before).changedFigure(before, after, what) : std::nullopt;
}

} // namespace cimaise
