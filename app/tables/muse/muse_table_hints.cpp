// The line under the board: the answer to the last touch, else what the next one will do.
#include "app/tables/muse/muse_table.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "Touch a card to lay it into the studio of {owner}; touch it again to take it away."
constexpr TextId studioHint = CIMAISE_TEXT("muse.hint.studio");
//% "Touch a card to stand it in the palace of {owner}; touch it again to take it away."
constexpr TextId palaceHint = CIMAISE_TEXT("muse.hint.palace");
//% "{card}: painting it costs {cost}; a patron pays {price} of one suit."
constexpr TextId paintingHint = CIMAISE_TEXT("muse.hint.painting");
//% "{owner} takes coins from the economy, or pays into it."
constexpr TextId passHint = CIMAISE_TEXT("muse.hint.pass");
//% "Count the coins of {owner}; the economy stays as it is."
constexpr TextId countHint = CIMAISE_TEXT("muse.hint.count");
//% "Count the coins of the economy; the artists’ stay as they are."
constexpr TextId economyHint = CIMAISE_TEXT("muse.hint.count-economy");
//% "From the biggest painting to the smallest, each of its suits from the top."
constexpr TextId patronHint = CIMAISE_TEXT("muse.hint.patron");
//% "What does {owner} do? Choose an action and touch the idea card."
constexpr TextId ideaHint = CIMAISE_TEXT("muse.hint.idea");
//% "Does {owner} discard a card? Touch it, or go on to another player."
constexpr TextId discardHint = CIMAISE_TEXT("muse.hint.discard");
//% "With which coins does {owner} pay for {card}?"
constexpr TextId payHint = CIMAISE_TEXT("muse.hint.pay");
//% "In order of size, the biggest card first. Say after which draw the draw pile was empty."
constexpr TextId eventsHint = CIMAISE_TEXT("muse.hint.events");
//% "Played: this is what happened, in order of size."
constexpr TextId playedHint = CIMAISE_TEXT("muse.hint.played");
//% "The cards of {owner} as text: Enter takes them over."
constexpr TextId textHint = CIMAISE_TEXT("muse.hint.text");
//% "This table has no artist called {owner}."
constexpr TextId noArtistHint = CIMAISE_TEXT("muse.hint.no-artist");

} // namespace

QString MuseTable::hint() const {
    if (m_session == nullptr) {
        return {};
    }
    return said(m_answer ? *m_answer : standingHint());
}

std::optional<Message> MuseTable::endMessage() const {
    for (const Finding& finding : m_session->evaluation().findings) {
        if (finding.rule == "muse.end") {
            return finding.says;
        }
    }
    return std::nullopt;
}

QString MuseTable::endText() const {
    const std::optional<Message> end = m_session == nullptr ? std::nullopt : endMessage();
    return end ? said(*end) : QString{};
}

Message MuseTable::standingHint() const {
    const Party owner = cimaise::side(m_side);
    if (!hasArtist()) {
        return {noArtistHint, {{"owner", owner}}};
    }
    if (m_pointing.selected) {
        const muse::CardInfo& info = muse::infoOf(*m_pointing.selected);
        return {paintingHint,
                {{"card", info.name}, {"cost", info.cost()}, {"price", info.price()}}};
    }
    switch (m_pointing.mode) {
    case muse::Mode::paintings:
        break;
    case muse::Mode::coins:
        return {m_pointing.counting == muse::Counting::pass     ? passHint
                : m_pointing.counting == muse::Counting::artist ? countHint
                                                                : economyHint,
                {{"owner", owner}}};
    case muse::Mode::patron:
        return stepping() ? Message{patronHint}
                          : cli::outcomeOf(visitOf(layout()), m_session->words());
    case muse::Mode::round:
        return roundHint();
    case muse::Mode::text:
        return {textHint, {{"owner", owner}}};
    }
    return cardsHint();
}

/// What is wrong where cards go, or what a touch on the deck does.
Message MuseTable::cardsHint() const {
    return {toPalace() ? palaceHint : studioHint, {{"owner", cimaise::side(m_side)}}};
}

Message MuseTable::roundHint() const {
    const Party owner = cimaise::side(m_side);
    if (m_pointing.resolved) {
        return {played() ? playedHint : eventsHint, {}};
    }
    const std::optional<muse::Turn> now = turn();
    if (!now || m_pointing.turnCard == muse::TurnCard::idea) {
        return {ideaHint, {{"owner", owner}}};
    }
    const std::optional<muse::Event> event = muse::paintingOf(layout(), m_side);
    if (event && event->unpainted == muse::Unpainted::pay) {
        return {payHint, {{"owner", owner}, {"card", muse::infoOf(now->card).name}}};
    }
    return {discardHint, {{"owner", owner}}};
}

} // namespace cimaise
