// Coins, the patron and the growth of the economy: what the table asks of its referee.
#include "app/tables/muse/muse_table.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{owner} takes a coin: {suit}"
constexpr TextId takesEdit = CIMAISE_TEXT("muse.edit.takes");
//% "{owner} pays a coin: {suit}"
constexpr TextId paysEdit = CIMAISE_TEXT("muse.edit.pays");
//% "{suit} of {owner}: {count}"
constexpr TextId artistEdit = CIMAISE_TEXT("muse.edit.count");
//% "{suit} in the economy: {count}"
constexpr TextId economyEdit = CIMAISE_TEXT("muse.edit.economy");
//% "The economy grows"
constexpr TextId growthEdit = CIMAISE_TEXT("muse.edit.growth");
//% "A growth taken back"
constexpr TextId ungrowthEdit = CIMAISE_TEXT("muse.edit.ungrowth");
//% "The patron buys {card} of {owner}"
constexpr TextId patronEdit = CIMAISE_TEXT("muse.edit.patron");
//% "The economy has no coin of {suit}."
constexpr TextId economyBare = CIMAISE_TEXT("muse.hint.economy-bare");
//% "{owner} has no coin of {suit}."
constexpr TextId artistBare = CIMAISE_TEXT("muse.hint.artist-bare");
//% "Economy: {coins}"
constexpr TextId economySaid = CIMAISE_TEXT("muse.economy.said");
//% "Grown {growth} of {most} times"
constexpr TextId growthSaid = CIMAISE_TEXT("muse.growth.said");

Message coinMessage(TextId text, muse::Suit suit, int player, int count = 0) {
    return {text,
            {{"suit", muse::nameOf(suit)}, {"owner", cimaise::side(player)}, {"count", count}}};
}

} // namespace

void MuseTable::add(int suit, int coins) {
    const OneTouch once{*this};
    if (!hasArtist()) {
        return;
    }
    const auto of = static_cast<muse::Suit>(suit);
    const int held = layout().table.artists.at(static_cast<std::size_t>(m_side)).coins.of(of);
    const int economy = layout().table.economy.of(of);
    const bool passes = m_pointing.counting == muse::Counting::pass;
    const bool counts = m_pointing.counting == muse::Counting::economy;
    forget();
    if ((passes || counts) && economy + (counts ? coins : -coins) < 0) {
        answer(coinMessage(economyBare, of, m_side));
    } else if (!counts && held + coins < 0) {
        answer(coinMessage(artistBare, of, m_side));
    } else if (passes) {
        edit(coins > 0 ? takeCoins(layout(), m_side, of, coins)
                       : payCoins(layout(), m_side, of, -coins),
             coinMessage(coins > 0 ? takesEdit : paysEdit, of, m_side));
    } else if (counts) {
        edit(setEconomy(layout(), of, economy + coins),
             coinMessage(economyEdit, of, m_side, economy + coins));
    } else {
        edit(setCoins(layout(), m_side, of, held + coins),
             coinMessage(artistEdit, of, m_side, held + coins));
    }
    refresh();
}

bool MuseTable::canGrow() const { return m_session != nullptr && muse::canGrow(layout().table); }

bool MuseTable::canUngrow() const { return m_session != nullptr && layout().table.growth > 0; }

QString MuseTable::economyText() const {
    if (m_session == nullptr) {
        return {};
    }
    const Words words = m_session->words();
    return say(words, economySaid, {{"coins", cli::coinsText(layout().table.economy, words)}});
}

QString MuseTable::growthText() const {
    return m_session == nullptr
               ? QString{}
               : said(
                     {growthSaid, {{"growth", layout().table.growth}, {"most", muse::mostGrowth}}});
}

void MuseTable::grow() {
    const OneTouch once{*this};
    if (canGrow()) {
        forget();
        edit(muse::grow(layout()), {growthEdit, {}});
        refresh();
    }
}

void MuseTable::ungrow() {
    const OneTouch once{*this};
    if (canUngrow()) {
        forget();
        edit(muse::ungrow(layout()), {ungrowthEdit, {}});
        refresh();
    }
}

bool MuseTable::canBuy() const {
    return m_session != nullptr && !stepping() && visitOf(layout()).sale.has_value();
}

QString MuseTable::patronText() const {
    if (m_session == nullptr || stepping()) {
        return {};
    }
    const Words words = m_session->words();
    return say(words, cli::outcomeOf(visitOf(layout()), words));
}

void MuseTable::buy() {
    const OneTouch once{*this};
    const std::optional<muse::Sale> sale = canBuy() ? visitOf(layout()).sale : std::nullopt;
    if (!sale) {
        return;
    }
    const Words words = m_session->words();
    const Message outcome = cli::outcomeOf(visitOf(layout()), words);
    forget();
    if (edit(withPatron(layout()), {patronEdit,
                                    {{"card", muse::infoOf(sale->painting.card).name},
                                     {"owner", cimaise::side(sale->painting.player)}}})) {
        m_session->tell(Happening::filled);
        m_answer = outcome;
    }
    refresh();
}

void MuseTable::stepOn() {
    if (m_session == nullptr) {
        return;
    }
    const std::vector<muse::PatronStep> steps = visitOf(layout()).steps;
    const int next = std::max(0, m_pointing.revealed) + 1;
    forget();
    if (next <= std::ssize(steps)) {
        m_pointing.selected = steps.at(static_cast<std::size_t>(next) - 1).painting.card;
    }
    m_pointing.revealed = next >= std::ssize(steps) ? -1 : next;
    refresh();
}

void MuseTable::showAllSteps() {
    m_pointing.revealed = -1;
    refresh();
}

} // namespace cimaise
