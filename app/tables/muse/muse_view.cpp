// Looks up what the rows of Muse's models have in common.
#include "app/tables/muse/muse_view.h"

#include "app/lists/findings_model.h"
#include "app/texts/qt_texts.h"

#include <QStringList>
#include <algorithm>

namespace cimaise::muse {

namespace {

bool shows(const Finding& finding, const Spot& spot) {
    return std::ranges::find(finding.where, spot) != finding.where.end();
}

} // namespace

bool View::hasArtist() const {
    return side >= 0 && side < static_cast<int>(layout.table.artists.size());
}

const Artist& View::artist() const {
    return layout.table.artists.at(static_cast<std::size_t>(side));
}

QString View::text(TextId id) const { return toQt(words.text(id)); }

QString View::say(const Message& message) const { return toQt(words.say(message)); }

QString View::name(Card card) const { return text(infoOf(card).name); }

QString View::name(Suit suit) const { return text(nameOf(suit)); }

QString View::owner(int player) const { return toQt(words.party(cimaise::side(player))); }

bool View::isLit(const Spot& spot) const { return std::ranges::find(lit, spot) != lit.end(); }

QString View::severityAt(const Spot& spot) const {
    const Finding* gravest = nullptr;
    for (const Finding& finding : findings) {
        const bool wrong = finding.severity != Severity::note && shows(finding, spot);
        if (wrong && (gravest == nullptr || finding.severity < gravest->severity)) {
            gravest = &finding;
        }
    }
    return gravest == nullptr ? QString{} : toQt(severityId(gravest->severity));
}

QString View::findingsAt(const Spot& spot) const {
    QStringList said;
    for (const Finding& finding : findings) {
        if (shows(finding, spot)) {
            said << findingInWords(finding, words);
        }
    }
    return said.join(u' ');
}

Spot spotOf(const Hanging& hanging, Card card) {
    return {cimaise::side(hanging.player),
            hanging.pile == Pile::studio ? studioPlace(card) : palacePlace(card)};
}

const TextId& nameOf(Suit suit) { return suitNames.at(static_cast<std::size_t>(suit)).name; }

SuitWords suitWords(const Words& words) {
    SuitWords all;
    std::ranges::transform(suits, all.begin(), [&](Suit suit) { return words.text(nameOf(suit)); });
    return all;
}

} // namespace cimaise::muse
