// Looks up what is found at a spot.
#include "app/lists/spot_words.h"

#include "app/lists/findings_model.h"
#include "app/texts/qt_texts.h"

#include <QStringList>
#include <ranges>

namespace cimaise {

namespace {

/// Read out in one breath: no spot of a game that can be played shows as many.
constexpr std::size_t most = 8;

//% "And %n more findings."
constexpr TextId moreText = CIMAISE_TEXT_N("findings.spot.more");

} // namespace

QString SpotWords::text(TextId id) const { return toQt(words.text(id)); }

QString SpotWords::say(const Message& message) const { return cimaise::say(words, message); }

const SpotIndex& SpotWords::at() const { return index ? *index : index.emplace(findings, lit); }

QString SpotWords::severityAt(const Spot& spot) const {
    const Finding* const gravest = at().gravestAt(spot);
    return gravest == nullptr ? QString{} : toQt(severityId(gravest->severity));
}

QString SpotWords::findingsAt(const Spot& spot) const {
    const std::vector<const Finding*>& here = at().findingsAt(spot);
    QStringList said;
    for (const Finding* finding : here | std::views::take(most)) {
        said << findingAtItsPlace(*finding, words);
    }
    if (here.size() > most) {
        said << cimaise::say(words, moreText, {{"n", static_cast<int>(here.size() - most)}});
    }
    return said.join(u' ');
}

} // namespace cimaise
