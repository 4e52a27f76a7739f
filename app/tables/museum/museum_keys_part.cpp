// Shows the keys, and passes on presses and typed text.
#include "app/tables/museum/museum_keys_part.h"

#include "app/entry/museum/museum_touches.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

using museum::Scene;

MuseumKeysPart::MuseumKeysPart(MuseumTable& table)
    : MuseumPart(table), m_civilisations(museum::keyRoles()), m_domains(museum::keyRoles()),
      m_values(museum::keyRoles()), m_latest(museum::keyRoles()) {}

void MuseumKeysPart::show(const museum::View& view) {
    m_civilisations.show(civilisationKeys(view));
    m_domains.show(domainKeys(view));
    m_values.show(valueKeys(view));
    m_latest.show(latestKeys(view));
    become(m_typed, toQt(view.scene.pointing.last.typed));
}

void MuseumKeysPart::press(const museum::Trait& trait) {
    take([&](const Scene& scene) { return museum::press(scene, trait); });
}

void MuseumKeysPart::pressCivilisation(int row) {
    if (row >= 0 && row < std::ssize(museum::civilisations)) {
        press(static_cast<museum::Civilisation>(row));
    }
}

void MuseumKeysPart::pressDomain(int row) {
    if (row >= 0 && row < std::ssize(museum::domains)) {
        press(static_cast<museum::Domain>(row));
    }
}

void MuseumKeysPart::pressValue(int row) {
    if (row >= 0 && row < museum::highestValue) {
        press(row + 1);
    }
}

void MuseumKeysPart::pressLatest(int row) {
    take([&](const Scene& scene) { return museum::pressLatest(scene, row); });
}

void MuseumKeysPart::type(const QString& text) {
    take([&](const Scene& scene) { return museum::type(scene, text.toStdString()); });
}

void MuseumKeysPart::confirm() { take(museum::confirm); }

void MuseumKeysPart::erase() { take(museum::erase); }

QString MuseumKeysPart::enterText(const QString& text) {
    return take([&](const Scene& scene) { return museum::enterText(scene, text.toStdString()); });
}

} // namespace cimaise
