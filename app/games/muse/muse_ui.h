// Parts of the entry of Muse that have their own files.
#pragma once

#include "app/game/game_ui.h"

namespace cimaise::muse {

extern const std::span<const Sample> samples;

PrintedBoard printed(const Layout& layout, const BoardToPrint& board);
QStringList legendOf(const Layout& layout, const Translator& words);

} // namespace cimaise::muse
