// Shows the patron's purchases, and passes on input.
#include "app/viewmodels/muse/muse_patron_part.h"

#include "app/input/muse/muse_card_taps.h"
#include "app/input/muse/muse_coin_taps.h"
#include "app/texts/muse_wordings.h"
#include "scoring/search/muse_outlook.h"
#include "validators/muse/muse_end.h"

namespace cimaise {

using muse::InputContext;

MusePatronPart::MusePatronPart(MuseTable& table) : MusePart(table), m_steps(muse::stepRoles()) {}

void MusePatronPart::show(const muse::View& view) {
    if (view.context.state.mode != muse::Mode::patron) {
        return;
    }
    m_steps.show(stepRows(view));
    showSales(view);
    become(m_shown, {.canBuy = muse::canBuy(view.context, view.visit),
                     .stepping = view.context.state.revealed.has_value()});
}

void MusePatronPart::showSales(const muse::View& view) {
    const muse::Layout& layout = view.context.layout;
    const bool tells = !view.context.state.revealed && !muse::hasEndingPalace(layout.table);
    const std::vector<muse::Sale> next = tells ? muse::salesOf(layout) : std::vector<muse::Sale>{};
    QStringList sales;
    if (next.size() > 1) { // a single one is among the steps
        sales << view.text(muse::salesHeading);
        for (const muse::Sale& sale : next) {
            sales << QStringLiteral("%1. %2").arg(QString::number(sales.size()),
                                                  view.format(muse::saleMessage(sale)));
        }
    }
    if (sales != m_sales) {
        m_sales = sales;
        emit salesChanged();
    }
}

void MusePatronPart::buy() { take(muse::buy); }

void MusePatronPart::stepOn() { take(muse::stepOn); }

void MusePatronPart::showAllSteps() { take(muse::showAllSteps); }

void MusePatronPart::lookAt(int card) {
    take([&](const InputContext& context) {
        return lookAtCard(context, static_cast<muse::Card>(card));
    });
}

} // namespace cimaise
