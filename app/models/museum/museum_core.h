// The museum's headers of the core, which use a word that Qt's keywords take for themselves.
#pragma once

#pragma push_macro("slots")
#undef slots
#include "validators/museum/museum_board_edits.h"
#include "validators/museum/museum_collections.h"
#include "validators/museum/museum_edits.h"
#include "validators/museum/museum_tally.h"
#pragma pop_macro("slots")
