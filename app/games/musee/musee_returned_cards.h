// Cards of Musée that return to the hand that they were hung from.
#pragma once

#include "app/game/history.h"

namespace cimaise::musee {

/// Position with every painting that `next` takes down returned to the hand that it left when it
/// was hung, as the history shows it.
AnyCase withCardsReturned(const History& history, AnyCase next);

} // namespace cimaise::musee
