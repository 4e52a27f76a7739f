// Ignores hands: a painting may have been hung since they were entered.
#include "app/reading/musee_context.h"

namespace cimaise::reading {

MuseeContext contextOf(const musee::Layout& layout, int side) {
    MuseeContext context{.columns = musee::columns(layout),
                         .highest = musee::highestInDeck(layout)};
    for (std::size_t i = 0; i < layout.musees.size(); ++i) {
        if (static_cast<int>(i) == side) {
            continue;
        }
        for (const musee::Spaces& gallery : layout.musees[i].spaces) {
            for (const musee::Exhibit exhibit : gallery) {
                if (exhibit != musee::bare) {
                    context.taken.push_back(exhibit);
                }
            }
        }
    }
    return context;
}

} // namespace cimaise::reading
