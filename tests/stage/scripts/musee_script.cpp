// Enters a sample of Musée: paintings in the order of their numbers, then the bonuses.
#include "app/input/musee/musee_input_state.h"
#include "positions/musee/musee_edits.h"
#include "tests/stage/scripts/script.h"

namespace cimaise {

namespace {

musee::Layout bareMusees(musee::Layout whole) {
    whole.musees.assign(whole.musees.size(), {});
    return whole;
}

void enterMusee(Taps& taps, const musee::Layout& whole, int side) {
    for (musee::Exhibit exhibit = 1; exhibit <= musee::highestInBox; ++exhibit) {
        const auto space = spaceOfExhibit(whole, exhibit);
        if (space && space->side == side) {
            taps.select("MuseeSpace", rowOf(whole, *space));
            taps.tap("edit", taps.saying("KeypadKey", "number", exhibit));
        }
    }
    for (const musee::Gallery gallery : whole.musees.at(static_cast<std::size_t>(side)).bonuses) {
        taps.tap("bonus", taps.saying("MuseeBonus", "index", static_cast<int>(gallery)));
    }
}

} // namespace

template <> Script<musee::Layout> scriptOf() {
    return {.items = {"MuseeBoard", "MuseeSpace", "Keypad", "KeypadKey", {"MuseeSpace"}},
            .sample = "finished-2",
            .bare = bareMusees,
            .enter = enterMusee};
}

} // namespace cimaise
