// Shows the keys, and passes on presses and typed text.
#include "app/viewmodels/museum/museum_keys_part.h"

#include "app/input/museum/museum_taps.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

using museum::InputContext;

MuseumKeysPart::MuseumKeysPart(MuseumTable& table)
    : MuseumPart(table), m_civilisations(museum::keyRoles()), m_domains(museum::keyRoles()),
      m_values(museum::keyRoles()), m_latest(museum::keyRoles()) {}

void MuseumKeysPart::show(const museum::View& view) {
    m_civilisations.show(civilisationKeys(view));
    m_domains.show(domainKeys(view));
    m_values.show(valueKeys(view));
    m_latest.show(latestKeys(view));
    become(m_typed, toQt(view.context.state.last.typed));
}

void MuseumKeysPart::press(const museum::Trait& trait) {
    take([&](const InputContext& context) { return museum::press(context, trait); });
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
    take([&](const InputContext& context) { return museum::pressLatest(context, row); });
}

void MuseumKeysPart::type(const QString& text) {
    take([&](const InputContext& context) { return museum::type(context, text.toStdString()); });
}

void MuseumKeysPart::confirm() { take(museum::confirm); }

void MuseumKeysPart::erase() { take(museum::erase); }

QString MuseumKeysPart::enterText(const QString& text) {
    return take([&](const InputContext& context) {
        return museum::enterText(context, text.toStdString());
    });
}

} // namespace cimaise
