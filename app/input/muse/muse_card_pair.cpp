// Adds a card to the pair, and clears it.
#include "app/input/muse/muse_card_pair.h"

namespace cimaise::muse {

CardPair tapped(const CardPair& pair, Card card) {
    if (pair.has(card)) {
        return {.one = pair.one == card ? pair.other : pair.one};
    }
    return pair.one && !pair.other ? CardPair{.one = pair.one, .other = card}
                                   : CardPair{.one = card};
}

} // namespace cimaise::muse
