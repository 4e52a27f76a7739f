// Keeps the chosen deck when the number of players changes.
#include "app/games/muse/muse_setup.h"

namespace cimaise {

MuseSetup::MuseSetup() : GameSetup(muse::gameId) {}

AnyCase MuseSetup::emptyPosition(GameHeader header) const {
    muse::Layout layout = muse::newLayout(std::move(header));
    layout.deck = m_draft.deck;
    return layout;
}

void MuseSetup::show(const AnyCase& draft, const Translator& /*words*/) {
    m_draft = std::get<muse::Layout>(draft);
    emit shown();
}

void MuseSetup::setExtended(bool extended) {
    muse::Layout next = m_draft;
    next.deck = extended ? muse::Deck::extended : muse::Deck::basic;
    emit chosen(next);
}

} // namespace cimaise
