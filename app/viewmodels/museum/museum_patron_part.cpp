// Shows experts and the patron, and passes on choices.
#include "app/viewmodels/museum/museum_patron_part.h"

#include "app/input/museum/museum_patron.h"

#include <QStringList>

namespace cimaise {

using museum::InputContext;

MuseumPatronPart::MuseumPatronPart(MuseumTable& table)
    : MuseumPart(table), m_experts(museum::keyRoles()), m_kinds(museum::keyRoles()),
      m_parts(museum::keyRoles()) {}

void MuseumPatronPart::show(const museum::View& view) {
    m_experts.show(expertKeys(view));
    m_kinds.show(patronKeys(view));
    m_parts.show(patronPartKeys(view));
    QStringList said;
    for (const Message& message : patronText(view.context)) {
        said << view.format(message);
    }
    const bool hasPatron = view.context.patron() != nullptr;
    become(m_shown,
           {.text = said.join(u' '), .worth = hasPatron ? view.worth("patron") : QString{}});
}

void MuseumPatronPart::toggleExpert(int row) {
    take([&](const InputContext& context) { return museum::toggleExpert(context, row); });
}

void MuseumPatronPart::choose(int row) {
    take([&](const InputContext& context) { return choosePatron(context, row); });
}

void MuseumPatronPart::choosePart(int row) {
    take([&](const InputContext& context) { return choosePatronPart(context, row); });
}

} // namespace cimaise
