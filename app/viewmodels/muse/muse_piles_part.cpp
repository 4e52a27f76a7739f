// Shows the piles and the deck, and passes on edits of cards.
#include "app/viewmodels/muse/muse_piles_part.h"

#include "app/input/muse/muse_card_taps.h"
#include "app/input/muse/muse_last_round.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

using muse::InputContext;

namespace {

muse::ArtistPile pileOf(int player, bool palace) {
    return {.player = player, .pile = palace ? muse::Pile::palace : muse::Pile::studio};
}

/// Model of a pile. Paintings are identified by their cards, because a round removes a painting
/// from one pile and adds it to another.
std::unique_ptr<TypedRows<muse::PaintingRow>> makePile() {
    auto pile = std::make_unique<TypedRows<muse::PaintingRow>>(muse::paintingRoles(), 1);
    pile->poolDelegates();
    QJSEngine::setObjectOwnership(pile.get(), QJSEngine::CppOwnership);
    return pile;
}

bool showsDeck(const muse::InputState& state) {
    return state.mode == muse::Mode::paintings ||
           (state.mode == muse::Mode::round && !state.resolved);
}

} // namespace

MusePilesPart::MusePilesPart(MuseTable& table)
    : MusePart(table), m_artists(muse::artistRoles()), m_deck(muse::deckRoles()) {}

void MusePilesPart::show(const muse::View& view) {
    showPiles(view);
    m_artists.show(artistRows(view));
    if (showsDeck(view.context.state)) {
        m_deck.show(deckRows(view)); // a hidden deck keeps its last content
    }
    become(m_shown, shownOf(view));
}

MusePilesPart::Shown MusePilesPart::shownOf(const muse::View& view) {
    const InputContext& context = view.context;
    const muse::CardNames names = muse::cardNames(view.words);
    const std::optional<Message> end = context.alone ? std::nullopt : muse::endOf(context);
    return {
        .deckLines = muse::deckLines(context.layout.deck),
        .extended = context.layout.deck == muse::Deck::extended,
        .side = context.side,
        .toPalace = context.state.pile == muse::Pile::palace,
        .selected = context.state.selected ? static_cast<int>(*context.state.selected) : -1,
        .endText = end ? view.format(*end) : QString{},
        .studioText = toQt(cardsText(cardsIn(context.layout, pileOf(context.side, false)), names)),
        .palaceText = toQt(cardsText(cardsIn(context.layout, pileOf(context.side, true)), names))};
}

void MusePilesPart::makePiles(std::size_t artists) {
    while (m_piles.size() < artists) {
        m_piles.push_back({.studio = makePile(), .palace = makePile()});
    }
}

void MusePilesPart::showPiles(const muse::View& view) {
    const std::vector<int> artists = artistsShown(view.context);
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
    take([&](const InputContext& context) {
        return playWith(context, extended ? muse::Deck::extended : muse::Deck::basic);
    });
}

void MusePilesPart::choosePile(int player, bool palace) {
    take([&](const InputContext& context) {
        return muse::choosePile(context, pileOf(player, palace));
    });
}

void MusePilesPart::touch(int player, bool palace, int card) {
    take([&](const InputContext& context) {
        const auto touched = static_cast<muse::Card>(card);
        const muse::ArtistPile pile = pileOf(player, palace);
        return touching(muse::touch(context, pile, touched), spotOf(pile, touched));
    });
}

void MusePilesPart::step(int paintings) {
    take([&](const InputContext& context) { return muse::step(context, paintings); });
}

void MusePilesPart::press(int card) {
    take([&](const InputContext& context) {
        return muse::press(context, static_cast<muse::Card>(card));
    });
}

void MusePilesPart::takeAway() {
    take([](const InputContext& context) { return muse::takeAway(context); });
}

void MusePilesPart::moveOver() { take(muse::moveOver); }

void MusePilesPart::carry(int card, int player, bool palace) {
    take([&](const InputContext& context) {
        return muse::carry(context, static_cast<muse::Card>(card), pileOf(player, palace));
    });
}

void MusePilesPart::carryOff(int card) {
    take([&](const InputContext& context) {
        return muse::carryOff(context, static_cast<muse::Card>(card));
    });
}

QString MusePilesPart::enterText(bool palace, const QString& text) {
    return take([&](const InputContext& context) {
        return enterCards(context, palace ? muse::Pile::palace : muse::Pile::studio,
                          text.toStdString(), muse::suitWords(words()), muse::cardNames(words()));
    });
}

} // namespace cimaise
