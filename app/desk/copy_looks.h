// How this device’s copies of the games look, for what is printed of them.
#pragma once

#include "app/paper/printed_board.h"

namespace cimaise {

class Preferences;

CopyLooks looksOf(const Preferences& preferences);

} // namespace cimaise
