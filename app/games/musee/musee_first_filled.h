// Galleries of Musée that several sides have filled: when that was entered, and the result for each
// possible holder of the bonus. The order of entries does not show who was first in the game.
#pragma once

#include "app/game/history.h"
#include "app/models/ruling_view.h"
#include "app/texts/translator.h"
#include "rulings/results/results.h"

#include <QStringList>
#include <vector>

namespace cimaise {

/// Step since which a side's gallery has been full.
struct Filling {
    int side = 0;
    std::size_t step = 0; ///< step of the history; 0: full when the history began
    qint64 madeAt = 0;    ///< time as in HistoryStep

    bool operator==(const Filling&) const = default;
};

/// Gallery filled by several sides.
struct Contested {
    musee::Gallery gallery{};
    std::vector<Filling> fillings; ///< in the order of entry
    int holder = -1;               ///< side that the players gave the bonus; −1: nobody yet

    bool operator==(const Contested&) const = default;
};

/// Galleries filled by several sides, from top to bottom.
std::vector<Contested> contestedGalleries(const History& history);

/// Text lines about each such gallery: times of entry, first side if the players named it, result
/// for each holder of the bonus. Leaves out points while they are hidden.
QStringList firstFilledInWords(const History& history, const PublishContext& context);

/// Ruling on the question who was first, for each such gallery.
RulingText rulingOnFirst(const PublishContext& context, const History& history);

/// Adds the answer to a ruling on a finding about a bonus that nobody has.
void addFirst(RulingText& text, std::string_view rule, const PublishContext& context,
              const History& history);

} // namespace cimaise
