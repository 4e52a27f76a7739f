// Provides the texts and lookups common to the rows of a museum's lists.
#include "app/tables/museum/museum_view.h"

#include "app/texts/qt_score_words.h"

#include <algorithm>

namespace cimaise::museum {

Counted::Counted(const Scene& scene)
    : slots(slotsOf(scene.board())),
      tally(tallyOf(scene.layout, scene.museum(),
                    SlottedObjects{slots, scene.board(), scene.museum()},
                    answersOf(scene.layout.header))) {}

QString View::name(const Traits& traits) const { return toQt(words.listing(nameOf(traits))); }

const ScoreSheet* View::sheet() const {
    const bool hasSheet = scene.side >= 0 && scene.side < std::ssize(score.sheets);
    return hasSheet ? &score.sheets[static_cast<std::size_t>(scene.side)] : nullptr;
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
