// Numbers that can be entered for a museum: the list of numbers, their current values, and edits by
// tap. The range of each number is 0 to highestFigure.
#pragma once

#include "app/input/museum/museum_input_state.h"

#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::museum {

enum class FigureKind : std::uint8_t { track, prestige, press, discard, opinion, patron, bonus };

/// Figure that can be entered. `index` counts the Continents, the levels of a Patron card, or the
/// Bonuses.
struct Figure {
    FigureKind kind = FigureKind::track;
    std::size_t index = 0;

    bool operator==(const Figure&) const = default;
};

/// Conversion between figures and numbers, for the UI; nullopt for an unknown number.
int numberOf(const Figure& figure);
std::optional<Figure> figureNumbered(int number);

/// Existing figures of a kind; empty without a museum. For a patron: the figures of the card
/// played.
std::vector<Figure> figuresOf(const InputContext& context, FigureKind kind);

/// Entered value; nullopt if unknown. The context has a museum.
CopyFact enteredValue(const InputContext& context, const Figure& figure);
/// Default value used while no value is entered; nullopt if there is none.
CopyFact defaultValue(const InputContext& context, const Figure& figure);

/// Parses a whole number or a sum (`20+3`); an empty text is an unknown value. The error is an
/// “Expected …” message.
tl::expected<CopyFact, Message> readFigure(std::string_view text);

/// Enters a figure; refuses invalid text.
InputResult enterFigure(const InputContext& context, const Figure& figure, std::string_view text);
/// Result of typing into the field of a figure; `text` is its new content. All keys of one figure
/// make one edit.
InputResult typeFigure(const InputContext& context, const Figure& figure, std::string_view text);
/// Changes the entered or the default value by `by`.
InputResult stepFigure(const InputContext& context, const Figure& figure, int by);

/// Returns the figure changed by `by`, limited to the range of figures.
int changedBy(CopyFact figure, int by);

} // namespace cimaise::museum
