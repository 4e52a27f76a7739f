// Passes on keys of the keypad and of the keyboard.
#include "app/viewmodels/musee/musee_keypad_part.h"

#include "app/input/musee/musee_taps.h"
#include "app/texts/qt_texts.h"

#include <utility>

namespace cimaise {

using musee::InputContext;

MuseeKeypadPart::MuseeKeypadPart(MuseeTable& table) : MuseePart(table), m_keys(musee::keyRoles()) {}

void MuseeKeypadPart::show(const musee::View& view) {
    m_keys.show(m_rows.update(view));
    QString typed = toQt(view.context.state.last.typed);
    if (typed != m_typed) {
        m_typed = std::move(typed);
        emit typedChanged();
    }
}

void MuseeKeypadPart::press(int number) {
    take([&](const InputContext& context) { return musee::press(context, number); });
}

void MuseeKeypadPart::typeDigit(int digit) {
    take([&](const InputContext& context) { return musee::typeDigit(context, digit); });
}

void MuseeKeypadPart::confirm() {
    take([](const InputContext& context) {
        musee::InputResult result = musee::confirm(context);
        return context.state.last.typed.empty() && context.isRow(context.state.selected)
                   ? touching(std::move(result), spotOf(context.selected()))
                   : result;
    });
}

void MuseeKeypadPart::erase() { take(musee::erase); }

} // namespace cimaise
