// Shows the patron's purchases, and passes on input.
#include "app/tables/muse/muse_patron_part.h"

#include "app/entry/muse/muse_card_touches.h"
#include "app/entry/muse/muse_coin_touches.h"

namespace cimaise {

using muse::Scene;

MusePatronPart::MusePatronPart(MuseTable& table) : MusePart(table), m_steps(muse::stepRoles()) {}

void MusePatronPart::show(const muse::View& view) {
    if (view.scene.pointing.mode != muse::Mode::patron) {
        return;
    }
    m_steps.show(stepRows(view));
    become(m_shown, {.canBuy = muse::canBuy(view.scene, view.visit),
                     .stepping = view.scene.pointing.revealed.has_value()});
}

void MusePatronPart::buy() { take(muse::buy); }

void MusePatronPart::stepOn() { take(muse::stepOn); }

void MusePatronPart::showAllSteps() { take(muse::showAllSteps); }

void MusePatronPart::lookAt(int card) {
    take([&](const Scene& scene) { return lookAtCard(scene, static_cast<muse::Card>(card)); });
}

} // namespace cimaise
