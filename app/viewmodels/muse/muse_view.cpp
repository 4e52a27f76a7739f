// Provides the texts and lookups common to the rows of Muse's lists.
#include "app/viewmodels/muse/muse_view.h"

#include "app/texts/qt_texts.h"

namespace cimaise::muse {

QString View::name(Card card) const { return text(infoOf(card).name); }

QString View::name(Suit suit) const { return text(nameOf(suit)); }

QString View::owner(int player) const { return toQt(words.party(side(player))); }

QString View::faultAt(const Spot& spot) const {
    const Finding* const gravest = worstAt(findings, spot);
    const bool wrong = gravest != nullptr && gravest->severity != Severity::note;
    return wrong ? toQt(severityId(gravest->severity)) : QString{};
}

} // namespace cimaise::muse
