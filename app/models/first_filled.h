// Side that filled a gallery of Musée first, as far as the game's history shows it, and the result
// of each answer.
#pragma once

#include "app/game/history.h"
#include "app/texts/translator.h"

#include <QStringList>
#include <vector>

namespace cimaise {

/// When a side's gallery was full, and stayed so to this day.
struct Filling {
    int side = 0;
    std::size_t step = 0; ///< of the history; 0: it was full when the history began
    qint64 made = 0;      ///< as that of a step

    bool operator==(const Filling&) const = default;
};

/// A gallery that several sides have filled.
struct Contested {
    musee::Gallery gallery{};
    std::vector<Filling> fillings; ///< in the order in which they were entered

    bool operator==(const Contested&) const = default;
};

/// The galleries that several sides have filled, from top to bottom; none of another game.
std::vector<Contested> contestedGalleries(const History& history);

/// A gallery in a few lines: when each was full, who was first, what each holder of the bonus
/// comes to. Nothing of points where they are hidden.
QStringList firstFilledInWords(const History& history, const Translator& words);

} // namespace cimaise
