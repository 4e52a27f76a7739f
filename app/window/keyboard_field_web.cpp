// Reads what the focused item tells input methods, and passes it to web/keyboard.js.
#include "app/window/keyboard_field_web.h"

#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QVariant>
#include <algorithm>
#include <array>
#include <emscripten/val.h>
#include <string>
#include <utility>

namespace cimaise {

namespace {

/// Name of an Enter key in HTML; empty for the usual one.
std::string nameOf(Qt::EnterKeyType key) {
    using Known = std::pair<Qt::EnterKeyType, const char*>;
    constexpr std::array names{Known{Qt::EnterKeyReturn, "enter"},
                               Known{Qt::EnterKeyDone, "done"},
                               Known{Qt::EnterKeyGo, "go"},
                               Known{Qt::EnterKeySend, "send"},
                               Known{Qt::EnterKeySearch, "search"},
                               Known{Qt::EnterKeyNext, "next"},
                               Known{Qt::EnterKeyPrevious, "previous"}};
    const auto* const found = std::ranges::find(names, key, &Known::first);
    return found == names.end() ? std::string{} : found->second;
}

/// Each word of a name begins with a capital, and none of a typed line.
std::string capitalsOf(const QObject& item, Qt::InputMethodHints hints) {
    if (item.property("ofPerson").toBool()) {
        return "words";
    }
    return hints.testFlag(Qt::ImhNoPredictiveText) ? "none" : "";
}

void onFocusChanged(QObject* item) {
    const emscripten::val shell = emscripten::val::global("cimaise")["shell"];
    QInputMethodQueryEvent asked{Qt::ImEnabled | Qt::ImHints | Qt::ImEnterKeyType};
    if (item != nullptr) {
        QCoreApplication::sendEvent(item, &asked);
    }
    if (!asked.value(Qt::ImEnabled).toBool()) {
        shell.call<void>("hideKeyboard");
        return;
    }
    const auto key = static_cast<Qt::EnterKeyType>(asked.value(Qt::ImEnterKeyType).toInt());
    const Qt::InputMethodHints hints{asked.value(Qt::ImHints).toInt()};
    shell.call<void>("showKeyboard", nameOf(key), capitalsOf(*item, hints));
}

} // namespace

KeyboardField::KeyboardField(QGuiApplication& app) : QObject(&app) {
    // emitted after Qt has focused its field
    connect(&app, &QGuiApplication::focusObjectChanged, this, onFocusChanged);
}

} // namespace cimaise
