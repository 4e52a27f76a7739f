// Shows what a painting costs and which coins pay for it, and passes on input.
#include "app/viewmodels/muse/muse_payment_part.h"

#include "app/input/muse/muse_hints.h"
#include "app/input/muse/muse_partial_turns.h"
#include "app/input/muse/muse_turns.h"
#include "app/models/emit_if_changed.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

using muse::InputContext;

MusePaymentPart::MusePaymentPart(MuseTable& table)
    : MusePart(table), m_coins(muse::paymentRoles()) {}

void MusePaymentPart::showCoins(const muse::View& view) { m_coins.show(paymentRows(view)); }

MusePaymentPart::Paid MusePaymentPart::paidOf(const muse::Event& painting) {
    const muse::Purse pay = painting.act.pay.value_or(muse::Purse{});
    Paid paid{.text =
                  QStringLiteral("%1/%2").arg(pay.total()).arg(infoOf(painting.act.card).cost())};
    for (const muse::Suit suit : muse::suits) {
        if (pay.of(suit) > 0) {
            paid.suits << toQt(suitId(suit));
        }
    }
    return paid;
}

MusePaymentPart::Shown MusePaymentPart::shownOf(const muse::View& view) {
    Shown shown{.paying = askedOf(view.context) == muse::Asked::coins};
    const std::optional<muse::Event> painting = paintingOf(view.context);
    const std::optional<Message> payment = paymentOf(view.context);
    if (painting && payment) {
        shown.text = view.format(*payment);
        shown.due = !shown.text.isEmpty();
        shown.paid = paidOf(*painting);
        shown.unpaid = painting->unpainted.has_value();
    }
    return shown;
}

void MusePaymentPart::show(const muse::View& view) {
    const Shown before = m_shown;
    become(m_shown, shownOf(view));
    const auto tell = [&](auto member, auto signal) {
        emitIfChanged(*this, before, m_shown, member, signal);
    };
    tell(&Shown::paying, &MusePaymentPart::payingChanged);
    tell(&Shown::due, &MusePaymentPart::dueChanged);
    tell(&Shown::text, &MusePaymentPart::textChanged);
    tell(&Shown::paid, &MusePaymentPart::paidChanged);
    tell(&Shown::unpaid, &MusePaymentPart::unpaidChanged);
}

void MusePaymentPart::setPaying(bool paying) {
    take([&](const InputContext& context) {
        return awaitCard(context, paying ? muse::Asked::coins : muse::Asked::next);
    });
}

void MusePaymentPart::pay(int suit) {
    take([&](const InputContext& context) {
        return muse::pay(context, static_cast<muse::Suit>(suit));
    });
}

} // namespace cimaise
