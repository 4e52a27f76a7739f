// Look of this device’s copies of the games, for printed boards.
#pragma once

#include "app/print/printed_board.h"

namespace cimaise {

class Preferences;

CopyLooks looksOf(const Preferences& preferences);

} // namespace cimaise
