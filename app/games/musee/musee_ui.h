// Parts of the entry of Musée that have their own files.
#pragma once

#include "app/game/game_ui.h"

namespace cimaise::musee {

extern const std::span<const Sample> samples;

PrintedBoard printed(const Layout& layout, const BoardToPrint& board);
QStringList legendOf(const Layout& layout, const Translator& words);

} // namespace cimaise::musee
