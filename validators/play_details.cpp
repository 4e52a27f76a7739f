// Compares copies without the details.
#include "validators/play_details.h"

namespace cimaise {

void clearPlayDetails(GameHeader& header) {
    header.played.reset();
    header.place.reset();
    header.minutes.reset();
    header.starter.reset();
    header.note.reset();
}

bool differInPlayDetailsOnly(const AnyCase& one, const AnyCase& other) {
    if (one == other) {
        return false;
    }
    AnyCase bare = one;
    AnyCase otherBare = other;
    clearPlayDetails(headerOf(bare));
    clearPlayDetails(headerOf(otherBare));
    return bare == otherBare;
}

} // namespace cimaise
