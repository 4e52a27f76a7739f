// Shows the piles, the deck, the coins and a patron's purchases, and passes on their edits.
#include "app/viewmodels/muse/muse_parts.h"

#include "app/input/muse/muse_card_taps.h"
#include "app/input/muse/muse_coin_taps.h"
#include "app/input/muse/muse_last_round.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"
#include "positions/muse/muse_event_text.h"
#include "rulings/muse/muse_outlook.h"
#include "validators/muse/muse_rules.h"

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

MusePilesPart::MusePilesPart(Table& table)
    : Part(table), m_artists(muse::artistRoles()), m_deck(muse::deckRoles()) {}

void MusePilesPart::show(const muse::View& view) {
    showPiles(view);
    m_artists.show(artistRows(view));
    if (showsDeck(view.context.state)) {
        m_deck.show(deckRows(view)); // a hidden deck keeps its last content
    }
    setIfChanged(m_shown, shownOf(view));
}

MusePilesPart::Shown MusePilesPart::shownOf(const muse::View& view) {
    const InputContext& context = view.context;
    const std::optional<Message> end = context.singleBoard ? std::nullopt : muse::endOf(context);
    return {.deckLines = muse::deckLines(context.layout.deck),
            .extended = context.layout.deck == muse::Deck::extended,
            .side = context.side,
            .toPalace = context.state.pile == muse::Pile::palace,
            .movesToStudio = muse::pileLeft(context) == muse::Pile::palace,
            .selected = context.state.selected ? static_cast<int>(*context.state.selected) : -1,
            .endText = end ? view.format(*end) : QString{}};
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
        return setDeck(context, extended ? muse::Deck::extended : muse::Deck::basic);
    });
}

void MusePilesPart::choosePile(int player, bool palace) {
    take([&](const InputContext& context) {
        InputResult result = muse::choosePile(context, pileOf(player, palace));
        result.pointed =
            Spot{cimaise::side(player), {.area = palace ? muse::palaceArea : muse::studioArea}};
        return result;
    });
}

void MusePilesPart::touch(int player, bool palace, int card) {
    take([&](const InputContext& context) {
        const auto tapped = static_cast<muse::Card>(card);
        const muse::ArtistPile pile = pileOf(player, palace);
        return withTappedSpot(muse::touch(context, pile, tapped), spotOf(pile, tapped));
    });
}

void MusePilesPart::step(int paintings) {
    take([&](const InputContext& context) {
        InputResult result = muse::step(context, paintings);
        if (const std::optional<muse::Card> card = result.state.selected) {
            result.pointed = spotOf(context.target(), *card);
        }
        return result;
    });
}

void MusePilesPart::press(int card) {
    take([&](const InputContext& context) {
        return muse::press(context, static_cast<muse::Card>(card));
    });
}

void MusePilesPart::removeCard() {
    take([](const InputContext& context) { return muse::removeCard(context); });
}

void MusePilesPart::moveOver() { take(muse::moveOver); }

void MusePilesPart::carry(int card, int player, bool palace) {
    take([&](const InputContext& context) {
        return muse::carry(context, static_cast<muse::Card>(card), pileOf(player, palace));
    });
}

namespace {

//% "Economy: {coins}"
constexpr TextId economySpoken = CIMAISE_TEXT("muse.economy.spoken");
//% "Growth: {growth} of {most}"
constexpr TextId growthSpoken = CIMAISE_TEXT("muse.growth.spoken");

} // namespace

MuseCoinsPart::MuseCoinsPart(Table& table) : Part(table), m_suits(muse::suitRoles()) {}

void MuseCoinsPart::show(const muse::View& view) {
    m_suits.show(suitRows(view));
    const muse::Table& table = view.context.layout.table;
    setIfChanged(m_shown,
                 {.counting = static_cast<Counting>(view.context.state.counting),
                  .artist = view.owner(view.context.side),
                  .economyText = view.format({economySpoken, {{"coins", coinsOf(table.economy)}}}),
                  .heldText = view.context.singleBoard || !view.context.hasArtist()
                                  ? QString{}
                                  : coinsBySuit(view, view.context.side),
                  .growthText = view.format(
                      {growthSpoken, {{"growth", table.growth}, {"most", muse::mostGrowth}}}),
                  .canGrow = muse::canGrow(table),
                  .canUndoGrowth = table.growth > 0});
}

void MuseCoinsPart::setCounting(Counting counting) {
    take([&](const InputContext& context) {
        return countBy(context, static_cast<muse::Counting>(counting));
    });
}

void MuseCoinsPart::add(int suit, int coins) {
    take([&](const InputContext& context) {
        return muse::add(context, static_cast<muse::Suit>(suit), coins);
    });
}

QString MuseCoinsPart::typeCount(int suit, bool ofEconomy, const QString& text) {
    return take([&](const InputContext& context) {
        return muse::typeCount(context, static_cast<muse::Suit>(suit), ofEconomy,
                               text.toStdString());
    });
}

void MuseCoinsPart::grow() { take(muse::growEconomy); }

void MuseCoinsPart::undoGrowth() { take(muse::removeLastGrowth); }

MusePatronPart::MusePatronPart(Table& table) : Part(table), m_steps(muse::stepRoles()) {}

void MusePatronPart::show(const muse::View& view) {
    if (view.context.state.mode != muse::Mode::patron) {
        return;
    }
    m_steps.show(stepRows(view));
    showSales(view);
    setIfChanged(m_shown, {.canBuy = muse::canBuy(view.context, view.visit),
                           .stepping = view.context.state.revealed.has_value()});
}

void MusePatronPart::showSales(const muse::View& view) {
    const muse::Layout& layout = view.context.layout;
    const bool showsSales = !view.context.state.revealed && !muse::hasEndingPalace(layout.table);
    const std::vector<muse::Sale> next =
        showsSales ? muse::salesOf(layout) : std::vector<muse::Sale>{};
    QStringList sales;
    if (next.size() > 1) { // a single one is among the steps
        sales << view.text(muse::salesHeading);
        for (const muse::Sale& sale : next) {
            sales << QStringLiteral("%1. %2").arg(QString::number(sales.size()),
                                                  view.format(muse::saleMessage(sale)));
        }
    }
    setIfChanged(m_sales, std::move(sales));
}

void MusePatronPart::buy() { take(muse::buy); }

void MusePatronPart::showNextStep() { take(muse::showNextStep); }

void MusePatronPart::showAllSteps() { take(muse::showAllSteps); }

void MusePatronPart::showTried(int card) {
    take([&](const InputContext& context) {
        return highlightTried(context, static_cast<muse::Card>(card));
    });
}

} // namespace cimaise
