// A round: what everyone chooses, what pays for a painting, and the whole of it played at once.
#include "app/tables/muse/muse_table.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{owner}: {action} with {card}"
constexpr TextId turnEdit = CIMAISE_TEXT("muse.edit.turn");
//% "{owner} discards {card}"
constexpr TextId discardEdit = CIMAISE_TEXT("muse.edit.discard");
//% "{owner} keeps {card}"
constexpr TextId keepEdit = CIMAISE_TEXT("muse.edit.keep");
//% "Turn of {owner} taken back"
constexpr TextId noTurnEdit = CIMAISE_TEXT("muse.edit.no-turn");
//% "{owner} pays for {card}"
constexpr TextId paymentEdit = CIMAISE_TEXT("muse.edit.payment");
//% "Draw pile after event {event}"
constexpr TextId emptiedEdit = CIMAISE_TEXT("muse.edit.emptied");
//% "A round of %n events"
constexpr TextId roundEdit = CIMAISE_TEXT_N("muse.edit.round");
//% "Choose an action and an idea card first."
constexpr TextId ideaFirst = CIMAISE_TEXT("muse.hint.idea-first");
//% "{owner} holds no more than that of {suit} when the turn comes."
constexpr TextId holdsNoMore = CIMAISE_TEXT("muse.hint.holds-no-more");
//% "{paid} of {cost} coins"
constexpr TextId paymentSaid = CIMAISE_TEXT("muse.payment.said");
//% "Too few coins when the turn comes: {held} of {cost}"
constexpr TextId paymentShort = CIMAISE_TEXT("muse.payment.short");
//% "Touch “Play the round” again to play it all the same: nothing is painted then."
constexpr TextId playAgain = CIMAISE_TEXT("muse.hint.again.play");

Message about(TextId text, int player, muse::Card card) {
    return {text, {{"owner", cimaise::side(player)}, {"card", muse::infoOf(card).name}}};
}

Message turnMessage(const muse::Turn& turn) {
    Message message = about(turnEdit, turn.player, turn.card);
    message.arguments.push_back({"action", cli::actionName(turn.action)});
    return message;
}

/// The coins that pay, where the purse leaves no choice.
std::optional<muse::Purse> onlyPayment(const muse::Purse& held, int cost) {
    const auto kinds = std::ranges::count_if(held.coins, [](int coins) { return coins > 0; });
    if (held.total() < cost || (held.total() > cost && kinds > 1)) {
        return std::nullopt;
    }
    muse::Purse pay;
    pay.coins = held.coins;
    if (kinds == 1) {
        *std::ranges::max_element(pay.coins) = cost;
    }
    return pay;
}

} // namespace

std::optional<muse::Turn> MuseTable::turn() const {
    return m_session == nullptr ? std::nullopt : turnOf(layout(), m_side);
}

int MuseTable::action() const {
    const std::optional<muse::Turn> now = turn();
    return static_cast<int>(now ? now->action : m_pointing.action);
}

QString MuseTable::ideaText() const {
    const std::optional<muse::Turn> now = turn();
    return now ? toQt(m_session->words().text(muse::infoOf(now->card).name)) : QString{};
}

QString MuseTable::discardText() const {
    const std::optional<muse::Turn> now = turn();
    return now && now->discard ? toQt(m_session->words().text(muse::infoOf(*now->discard).name))
                               : QString{};
}

void MuseTable::setDiscarding(bool discarding) {
    forget();
    m_pointing.turnCard = discarding ? muse::TurnCard::discard : muse::TurnCard::idea;
    refresh();
}

void MuseTable::setAction(int action) {
    const OneTouch once{*this};
    if (!hasArtist() || action < 0 || action > static_cast<int>(muse::Action::palace)) {
        return;
    }
    forget();
    m_pointing.action = static_cast<muse::Action>(action);
    if (std::optional<muse::Turn> now = turn()) {
        now->action = m_pointing.action;
        now->pay.reset();
        const Message what = turnMessage(*now);
        setTurn(*std::move(now), what);
    }
    refresh();
}

void MuseTable::pressTurn(muse::Card card) {
    const OneTouch once{*this};
    std::optional<muse::Turn> now = turn();
    if (m_pointing.turnCard == muse::TurnCard::idea) {
        setIdea(card);
    } else if (!now) {
        answer({ideaFirst, {}});
    } else if (now->discard == card) {
        now->discard.reset();
        setTurn(*std::move(now), about(keepEdit, m_side, card));
    } else {
        now->discard = card;
        setTurn(*std::move(now), about(discardEdit, m_side, card));
    }
    refresh();
}

void MuseTable::setIdea(muse::Card card) {
    std::optional<muse::Turn> now = turn();
    if (now && now->card == card) {
        clearTurn();
        return;
    }
    muse::Turn next{.player = m_side, .action = m_pointing.action, .card = card};
    if (now) {
        next.action = now->action;
        next.discard = now->discard == card ? std::nullopt : now->discard;
    }
    setTurn(next, turnMessage(next));
    m_pointing.turnCard = muse::TurnCard::discard;
}

/// The turn, with its payment where there is no choice of coins.
void MuseTable::setTurn(muse::Turn turn, Message what) {
    muse::Layout next = muse::setTurn(layout(), turn);
    if (turn.action == muse::Action::paint && !turn.pay) {
        if (const auto event = muse::paintingOf(next, turn.player)) {
            turn.pay = onlyPayment(event->held, muse::infoOf(turn.card).cost());
            next = muse::setTurn(layout(), turn);
        }
    }
    edit(std::move(next), std::move(what));
}

void MuseTable::clearTurn() {
    const OneTouch once{*this};
    if (turn()) {
        forget();
        m_pointing.turnCard = muse::TurnCard::idea;
        edit(muse::clearTurn(layout(), m_side), {noTurnEdit, {{"owner", cimaise::side(m_side)}}});
        refresh();
    }
}

QString MuseTable::paymentText() const {
    const std::optional<muse::Event> event =
        hasArtist() ? muse::paintingOf(layout(), m_side) : std::nullopt;
    if (!event) {
        return {};
    }
    const int cost = muse::infoOf(event->act.card).cost();
    if (event->held.total() < cost) {
        return said({paymentShort, {{"held", event->held.total()}, {"cost", cost}}});
    }
    const int paid = event->act.pay.value_or(muse::Purse{}).total();
    return said({paymentSaid, {{"paid", paid}, {"cost", cost}}});
}

void MuseTable::pay(int suit) {
    const OneTouch once{*this};
    std::optional<muse::Turn> now = turn();
    const std::optional<muse::Event> event =
        now ? muse::paintingOf(layout(), m_side) : std::nullopt;
    if (!event) {
        return;
    }
    const auto of = static_cast<muse::Suit>(suit);
    muse::Purse pay = now->pay.value_or(muse::Purse{});
    forget();
    if (pay.total() >= muse::infoOf(now->card).cost()) {
        pay.of(of) = 0;
    } else if (pay.of(of) < event->held.of(of)) {
        ++pay.of(of);
    } else {
        answer({holdsNoMore, {{"owner", cimaise::side(m_side)}, {"suit", muse::nameOf(of)}}});
        return;
    }
    now->pay = pay;
    setTurn(*now, about(paymentEdit, m_side, now->card));
    refresh();
}

void MuseTable::clearPayment() {
    const OneTouch once{*this};
    if (std::optional<muse::Turn> now = turn(); now && now->pay) {
        forget();
        now->pay = muse::Purse{};
        setTurn(*now, about(paymentEdit, m_side, now->card));
        refresh();
    }
}

bool MuseTable::canResolve() const {
    return m_session != nullptr && layout().round && canPlay(layout());
}

const muse::Layout& MuseTable::roundLayout() const { return m_played ? *m_played : layout(); }

void MuseTable::setResolved(bool resolved) {
    forget();
    leaveEvents();
    m_pointing.resolved = resolved && canResolve();
    refresh();
}

void MuseTable::leaveEvents() {
    m_played.reset();
    m_pointing.resolved = false;
}

QString MuseTable::growthDueText() const {
    return m_pointing.resolved && resolve(roundLayout()).growthDue ? said(cli::growthDueTold())
                                                                   : QString{};
}

void MuseTable::toggleEmptied(int event) {
    const OneTouch once{*this};
    if (canResolve()) {
        edit(toggleGrowAfter(layout(), event), {emptiedEdit, {{"event", event}}});
        refresh();
    }
}

void MuseTable::playRound() {
    const OneTouch once{*this};
    if (!canResolve()) {
        return;
    }
    const Findings& findings = m_session->evaluation().findings;
    const auto unpaid = std::ranges::find(findings, std::string_view{"muse.pay"}, &Finding::rule);
    const bool warned = m_answer && m_answer->text == playAgain;
    if (unpaid != findings.end() && !warned) {
        m_session->tell(Happening::illegal);
        answer({playAgain, {}});
        return;
    }
    const muse::Layout before = layout();
    const bool shown = m_pointing.resolved;
    const auto events = static_cast<int>(resolve(before).events.size());
    forget();
    if (edit(withRoundPlayed(before), {roundEdit, {{"n", events}}})) {
        // what has happened stays to be read while coins and cards are moved on the table
        m_played = before;
        m_pointing.resolved = shown;
        m_session->tell(Happening::filled);
    }
    refresh();
}

} // namespace cimaise
