// Printed boards of each game; printed_board.h chooses among them.
#pragma once

#include "app/print/printed_board.h"

#include <QStringList>

namespace cimaise {

// Each function returns an empty board if the side does not exist.
PrintedBoard printed(const musee::Layout& layout, const BoardToPrint& board);
PrintedBoard printed(const muse::Layout& layout, const BoardToPrint& board);
PrintedBoard printed(const museum::Layout& layout, const BoardToPrint& board);
PrintedBoard printed(const artsociety::Layout& layout, const BoardToPrint& board);

QStringList legendOf(const musee::Layout& layout, const Translator& words);
QStringList legendOf(const muse::Layout& layout, const Translator& words);
QStringList legendOf(const museum::Layout& layout, const Translator& words);
QStringList legendOf(const artsociety::Layout& layout, const Translator& words);

QStringList besideOf(const musee::Layout& layout, std::size_t side, const Translator& words);
QStringList besideOf(const muse::Layout& layout, std::size_t side, const Translator& words);
QStringList besideOf(const museum::Layout& layout, std::size_t side, const Translator& words);
QStringList besideOf(const artsociety::Layout& layout, std::size_t side, const Translator& words);

} // namespace cimaise
