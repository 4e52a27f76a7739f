// Shows experts and the patron, and passes on choices.
#include "app/tables/museum/museum_patron_part.h"

#include "app/entry/museum/museum_patron.h"

#include <QStringList>

namespace cimaise {

using museum::Scene;

MuseumPatronPart::MuseumPatronPart(MuseumTable& table)
    : MuseumPart(table), m_experts(museum::keyRoles()), m_kinds(museum::keyRoles()),
      m_parts(museum::keyRoles()) {}

void MuseumPatronPart::show(const museum::View& view) {
    m_experts.show(expertKeys(view));
    m_kinds.show(patronKeys(view));
    m_parts.show(patronPartKeys(view));
    QStringList said;
    for (const Message& message : patronText(view.scene)) {
        said << view.say(message);
    }
    const bool hasPatron = view.scene.patron() != nullptr;
    become(m_shown,
           {.text = said.join(u' '), .worth = hasPatron ? view.worth("patron") : QString{}});
}

void MuseumPatronPart::toggleExpert(int row) {
    take([&](const Scene& scene) { return museum::toggleExpert(scene, row); });
}

void MuseumPatronPart::choose(int row) {
    take([&](const Scene& scene) { return choosePatron(scene, row); });
}

void MuseumPatronPart::choosePart(int row) {
    take([&](const Scene& scene) { return choosePatronPart(scene, row); });
}

} // namespace cimaise
