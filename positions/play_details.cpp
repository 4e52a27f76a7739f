// Compares copies without the details.
#include "positions/play_details.h"

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
    AnyCase withoutDetails = one;
    AnyCase otherWithoutDetails = other;
    clearPlayDetails(headerOf(withoutDetails));
    clearPlayDetails(headerOf(otherWithoutDetails));
    return withoutDetails == otherWithoutDetails;
}

} // namespace cimaise
