// Shows the piles and the deck, and passes on edits of cards.
#include "app/tables/muse/muse_piles_part.h"

#include "app/entry/muse/muse_card_touches.h"
#include "app/entry/muse/muse_last_round.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

using muse::Scene;

namespace {

muse::ArtistPile pileOf(int player, bool palace) {
    return {.player = player, .pile = palace ? muse::Pile::palace : muse::Pile::studio};
}

/// A painting is known again by its card; a round takes one away here and hangs one there.
std::unique_ptr<TypedRows<muse::PaintingRow>> makePile() {
    auto pile = std::make_unique<TypedRows<muse::PaintingRow>>(muse::paintingRoles(), 1);
    pile->keepSpares();
    QJSEngine::setObjectOwnership(pile.get(), QJSEngine::CppOwnership);
    return pile;
}

bool showsDeck(const muse::Pointing& pointing) {
    return pointing.mode == muse::Mode::paintings ||
           (pointing.mode == muse::Mode::round && !pointing.resolved);
}

} // namespace

MusePilesPart::MusePilesPart(MuseTable& table)
    : MusePart(table), m_artists(muse::artistRoles()), m_deck(muse::deckRoles()) {}

void MusePilesPart::show(const muse::View& view) {
    showPiles(view);
    m_artists.show(artistRows(view));
    if (showsDeck(view.scene.pointing)) {
        m_deck.show(deckRows(view)); // else it shows what it showed last when it is back
    }
    become(m_shown, shownOf(view));
}

MusePilesPart::Shown MusePilesPart::shownOf(const muse::View& view) {
    const Scene& scene = view.scene;
    const std::optional<Message> end = scene.alone ? std::nullopt : muse::endOf(scene);
    return {.deckLines = muse::deckLines(scene.layout.deck),
            .extended = scene.layout.deck == muse::Deck::extended,
            .side = scene.side,
            .toPalace = scene.pointing.pile == muse::Pile::palace,
            .selected = scene.pointing.selected ? static_cast<int>(*scene.pointing.selected) : -1,
            .endText = end ? view.say(*end) : QString{},
            .studioText = toQt(cardsText(cardsIn(scene.layout, pileOf(scene.side, false)))),
            .palaceText = toQt(cardsText(cardsIn(scene.layout, pileOf(scene.side, true))))};
}

void MusePilesPart::makePiles(std::size_t artists) {
    while (m_piles.size() < artists) {
        m_piles.push_back({.studio = makePile(), .palace = makePile()});
    }
}

void MusePilesPart::showPiles(const muse::View& view) {
    const std::vector<int> artists = artistsShown(view.scene);
    makePiles(artists.size());
    for (std::size_t row = 0; row < artists.size(); ++row) {
        m_piles[row].studio->show(paintingRows(view, pileOf(artists[row], false)));
        m_piles[row].palace->show(paintingRows(view, pileOf(artists[row], true)));
    }
}

RowsModel* MusePilesPart::studioOf(int artist) const {
    const auto row = static_cast<std::size_t>(artist);
    return row < m_piles.size() ? m_piles[row].studio.get() : nullptr;
}

RowsModel* MusePilesPart::palaceOf(int artist) const {
    const auto row = static_cast<std::size_t>(artist);
    return row < m_piles.size() ? m_piles[row].palace.get() : nullptr;
}

void MusePilesPart::setExtended(bool extended) {
    take([&](const Scene& scene) {
        return playWith(scene, extended ? muse::Deck::extended : muse::Deck::basic);
    });
}

void MusePilesPart::choosePile(int player, bool palace) {
    take([&](const Scene& scene) { return muse::choosePile(scene, pileOf(player, palace)); });
}

void MusePilesPart::touch(int player, bool palace, int card) {
    take([&](const Scene& scene) {
        const auto touched = static_cast<muse::Card>(card);
        const muse::ArtistPile pile = pileOf(player, palace);
        return touching(muse::touch(scene, pile, touched), spotOf(pile, touched));
    });
}

void MusePilesPart::step(int paintings) {
    take([&](const Scene& scene) { return muse::step(scene, paintings); });
}

void MusePilesPart::press(int card) {
    take([&](const Scene& scene) { return muse::press(scene, static_cast<muse::Card>(card)); });
}

void MusePilesPart::takeAway() {
    take([](const Scene& scene) { return muse::takeAway(scene); });
}

void MusePilesPart::moveOver() { take(muse::moveOver); }

void MusePilesPart::carry(int card, int player, bool palace) {
    take([&](const Scene& scene) {
        return muse::carry(scene, static_cast<muse::Card>(card), pileOf(player, palace));
    });
}

void MusePilesPart::carryOff(int card) {
    take([&](const Scene& scene) { return muse::carryOff(scene, static_cast<muse::Card>(card)); });
}

QString MusePilesPart::enterText(bool palace, const QString& text) {
    return take([&](const Scene& scene) {
        return enterCards(scene, palace ? muse::Pile::palace : muse::Pile::studio,
                          text.toStdString(), muse::suitWords(words()));
    });
}

} // namespace cimaise
