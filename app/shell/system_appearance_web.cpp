// Reads the appearance settings of the device from the browser through the page.
#include "app/shell/system_appearance.h"

#include "app/platform/browser_web.h"

namespace cimaise {

namespace {

bool query(const char* question) {
    return browser::devices().call<emscripten::val>("systemAppearance")[question].as<bool>();
}

} // namespace

bool systemIsDark() { return query("isDark"); }

bool systemReducesMotion() { return query("reducesMotion"); }

void onSystemAppearanceChanged(QObject* context, std::function<void()> then) {
    const auto heard = std::make_shared<browser::PageListener>(
        [then = std::move(then)](const emscripten::val&) { then(); });
    browser::devices().call<void>("watchAppearance", heard->number());
    // ends the notifications
    QObject::connect(context, &QObject::destroyed, [heard = heard]() mutable { heard.reset(); });
}

} // namespace cimaise
