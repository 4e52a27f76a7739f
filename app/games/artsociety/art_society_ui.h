// Parts of the entry of Art Society that have their own files.
#pragma once

#include "app/game/game_ui.h"

namespace cimaise::artsociety {

extern const std::span<const Sample> samples;

PrintedBoard printed(const Layout& layout, const BoardToPrint& board);
QStringList legendOf(const Layout& layout, const Translator& words);
QStringList besideOf(const Layout& layout, int side, const Translator& words);

} // namespace cimaise::artsociety
