// Reads a figure.
#include "app/tables/museum/museum_figure_text.h"

namespace cimaise::museum {

namespace {

//% "A whole number from 0 to {most} was expected."
constexpr TextId wrongFigure = CIMAISE_TEXT("museum.figure.wrong");

} // namespace

tl::expected<CopyFact, Message> readFigure(const QString& text) {
    const QString plain = text.trimmed();
    if (plain.isEmpty()) {
        return CopyFact{};
    }
    bool good = true;
    const int value = plain.toInt(&good);
    if (!good || value < 0 || value > highestFigure) {
        return tl::unexpected(Message{wrongFigure, {{"most", highestFigure}}});
    }
    return CopyFact{value};
}

} // namespace cimaise::museum
