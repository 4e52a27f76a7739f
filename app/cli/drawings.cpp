// Maps each game to its drawing.
#include "app/cli/drawings.h"

#include "app/cli/art_society_drawing.h"
#include "app/cli/muse_drawing.h"
#include "app/cli/musee_drawing.h"
#include "app/cli/museum_drawing.h"

namespace cimaise::cli {

std::string drawing(const AnyCase& anyCase, int side, const Translator& words) {
    return std::visit([&](const auto& layout) { return drawing(layout, side, words); }, anyCase);
}

std::string legend(const AnyCase& anyCase, const Translator& words) {
    return std::visit([&](const auto& layout) { return legend(layout, words); }, anyCase);
}

} // namespace cimaise::cli
