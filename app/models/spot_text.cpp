// Finds the findings at a spot.
#include "app/models/spot_text.h"

#include "app/models/findings_model.h"
#include "app/texts/qt_texts.h"

#include <QStringList>
#include <algorithm>

namespace cimaise {

namespace {

/// Limit of findings read aloud for a spot; no spot of a playable game has as many.
constexpr qsizetype most = 8;

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

const SpotHighlight* SpotWords::lightAt(const Spot& spot) const {
    const auto light = std::ranges::find(spotHighlights, spot, &SpotHighlight::spot);
    return light == spotHighlights.end() ? nullptr : &*light;
}

const QString& SpotWords::describe(const Finding& finding) const {
    const auto known = findingTexts.find(&finding);
    return known != findingTexts.end()
               ? known->second
               : findingTexts.emplace(&finding, findingAtItsPlace(finding, words)).first->second;
}

QString SpotWords::severityAt(const Spot& spot) const {
    const Finding* const gravest = worstAt(findings, spot);
    return gravest == nullptr ? QString{} : toQt(severityId(gravest->severity));
}

QString SpotWords::findingsAt(const Spot& spot) const {
    QStringList texts;
    int more = 0;
    for (const Finding& finding : findings) {
        if (!contains(finding.where, spot)) {
            continue;
        }
        if (texts.size() < most) {
            texts << describe(finding);
        } else {
            ++more;
        }
    }
    if (more > 0) {
        texts << cimaise::format(words, moreText, {{"n", more}});
    }
    return texts.join(u' ');
}

QString SpotWords::spokenTextAt(const Spot& spot) const {
    const SpotHighlight* const light = lightAt(spot);
    QStringList texts{findingsAt(spot)};
    if (light != nullptr && light->kind != SpotHighlight::Kind::named) {
        texts << format(lightText(*light));
    }
    texts.removeAll(QString{});
    return texts.join(u' ');
}

bool SpotWords::isNotCounting(const Spot& spot) const {
    const SpotHighlight* const light = lightAt(spot);
    return light != nullptr && light->kind == SpotHighlight::Kind::notCounting;
}

QString SpotWords::groupTag(const Spot& spot) const {
    const SpotHighlight* const light = lightAt(spot);
    return light == nullptr ? QString{} : toQt(light->tag);
}

} // namespace cimaise
