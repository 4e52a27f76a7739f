// Numbers that can be entered for a museum: the list, the current values, and the edits by tap.
// Each is 0 to highestFigure.
#pragma once

#include "app/input/museum/museum_input_state.h"

#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::museum {

enum class FigureKind : std::uint8_t { track, prestige, press, discard, opinion, patron, bonus };

/// One of them; the index counts Continents, levels of a Patron card, or Bonuses.
struct Figure {
    FigureKind kind = FigureKind::track;
    std::size_t index = 0;

    bool operator==(const Figure&) const = default;
};

/// The figures are numbered, so that a screen can name one; nothing for a number that none has.
int numberOf(const Figure& figure);
std::optional<Figure> figureNumbered(int number);

/// Those of a kind that there are: none without a museum, of the patron those of the card played.
std::vector<Figure> figuresOf(const InputContext& context, FigureKind kind);

/// What is entered; nothing: unknown. The scene has a museum.
CopyFact enteredAt(const InputContext& context, const Figure& figure);
/// What holds while nothing is entered, where something does.
CopyFact standsFor(const InputContext& context, const Figure& figure);

/// A whole number, or nothing for an empty text: unknown. The error says what was expected.
tl::expected<CopyFact, Message> readFigure(std::string_view text);

/// What is wrong with the text is refused.
InputResult enterFigure(const InputContext& context, const Figure& figure, std::string_view text);
/// Result of a key typed into the field of a figure: the text it now holds. All keys of one figure
/// make one edit.
InputResult typeFigure(const InputContext& context, const Figure& figure, std::string_view text);
/// So much more than is entered, or than holds while nothing is.
InputResult stepFigure(const InputContext& context, const Figure& figure, int by);

/// So much more, as far as a figure may go.
int moreBy(CopyFact figure, int by);

} // namespace cimaise::museum
