// Finds the findings at a spot.
#include "app/models/spot_text.h"

#include "app/models/findings_model.h"
#include "app/texts/qt_texts.h"

#include <QStringList>
#include <ranges>

namespace cimaise {

namespace {

/// Limit of findings read aloud for a spot; no spot of a playable game has as many.
constexpr std::size_t most = 8;

//% "And %n more findings."
constexpr TextId moreText = CIMAISE_TEXT_N("findings.spot.more");

//% "It counts."
constexpr TextId countsText = CIMAISE_TEXT("spot.light.counts");
//% "It counts: {groups}."
constexpr TextId countsInText = CIMAISE_TEXT("spot.light.counts.in");
//% "It does not count."
constexpr TextId idleText = CIMAISE_TEXT("spot.light.idle");

Message lightText(const SpotHighlight& light) {
    if (light.kind == SpotHighlight::Kind::notCounting) {
        return {idleText, {}};
    }
    return light.tag.empty() ? Message{countsText, {}}
                             : Message{countsInText, {{"groups", light.tag}}};
}

} // namespace

QString SpotWords::text(TextId id) const { return toQt(words.text(id)); }

QString SpotWords::format(const Message& message) const { return cimaise::format(words, message); }

const SpotIndex& SpotWords::at() const {
    return index ? *index : index.emplace(findings, spotHighlights);
}

const QString& SpotWords::tell(const Finding& finding) const {
    const auto known = findingTexts.find(&finding);
    return known != findingTexts.end()
               ? known->second
               : findingTexts.emplace(&finding, findingAtItsPlace(finding, words)).first->second;
}

QString SpotWords::severityAt(const Spot& spot) const {
    const Finding* const gravest = at().worstAt(spot);
    return gravest == nullptr ? QString{} : toQt(severityId(gravest->severity));
}

QString SpotWords::findingsAt(const Spot& spot) const {
    const std::vector<const Finding*>& here = at().findingsAt(spot);
    QStringList said;
    for (const Finding* finding : here | std::views::take(most)) {
        said << tell(*finding);
    }
    if (here.size() > most) {
        said << cimaise::format(words, moreText, {{"n", static_cast<int>(here.size() - most)}});
    }
    return said.join(u' ');
}

QString SpotWords::spokenTextAt(const Spot& spot) const {
    const SpotHighlight* const light = at().highlightAt(spot);
    QStringList said{findingsAt(spot)};
    if (light != nullptr && light->kind != SpotHighlight::Kind::named) {
        said << format(lightText(*light));
    }
    said.removeAll(QString{});
    return said.join(u' ');
}

bool SpotWords::isNotCounting(const Spot& spot) const {
    const SpotHighlight* const light = at().highlightAt(spot);
    return light != nullptr && light->kind == SpotHighlight::Kind::notCounting;
}

QString SpotWords::groupTag(const Spot& spot) const {
    const SpotHighlight* const light = at().highlightAt(spot);
    return light == nullptr ? QString{} : toQt(light->tag);
}

} // namespace cimaise
