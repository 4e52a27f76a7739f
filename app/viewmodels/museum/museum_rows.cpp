// Provides the texts and lookups common to the rows of a museum's lists.
#include "app/viewmodels/museum/museum_rows.h"

#include "app/texts/qt_score_text.h"

#include <algorithm>

namespace cimaise::museum {

CollectionResults::CollectionResults(const InputContext& context)
    : slots(slotsOf(context.board())),
      tally(tallyOf(context.layout, context.museum(),
                    SlottedObjects{slots, context.board(), context.museum()},
                    answersOf(context.layout.header))) {}

QString View::name(const Traits& traits) const { return toQt(words.listing(nameOf(traits))); }

const ScoreSheet* View::sheet() const {
    const bool hasSheet = context.side >= 0 && context.side < std::ssize(score.sheets);
    return hasSheet ? &score.sheets[static_cast<std::size_t>(context.side)] : nullptr;
}

QString View::worth(std::string_view line) const {
    if (sheet() == nullptr) {
        return {};
    }
    const std::vector<ScoreLine>& lines = sheet()->lines;
    const auto found = std::ranges::find(lines, line, &ScoreLine::id);
    return found == lines.end() ? QString{} : pointsInWords(found->points, words);
}

} // namespace cimaise::museum
