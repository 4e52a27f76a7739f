// Looks up what is found at a spot.
#include "app/lists/spot_words.h"

#include "app/lists/findings_model.h"
#include "app/texts/qt_texts.h"

#include <QStringList>

namespace cimaise {

QString SpotWords::text(TextId id) const { return toQt(words.text(id)); }

QString SpotWords::say(const Message& message) const { return cimaise::say(words, message); }

QString SpotWords::severityAt(const Spot& spot) const {
    const Finding* const gravest = gravestAt(findings, spot);
    return gravest == nullptr ? QString{} : toQt(severityId(gravest->severity));
}

QString SpotWords::findingsAt(const Spot& spot) const {
    QStringList said;
    for (const Finding& finding : findings) {
        if (contains(finding.where, spot)) {
            said << findingInWords(finding, words);
        }
    }
    return said.join(u' ');
}

} // namespace cimaise
