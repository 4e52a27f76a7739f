// Speaks in the browser: a live region of the page (web/reader.js).
#include "app/window/speech.h"

#include <QString>
#include <emscripten/val.h>

namespace cimaise {

void speakInWindow(QQuickWindow& /*window*/, const QString& text) {
    emscripten::val::global("cimaise")["reader"].call<void>("speak", text.toStdString());
}

} // namespace cimaise
