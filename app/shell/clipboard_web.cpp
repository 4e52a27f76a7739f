// Reads the clipboard of a browser, which may ask for permission first and answers asynchronously.
#include "app/shell/clipboard.h"

#include "app/platform/browser_web.h"

#include <QPointer>
#include <memory>

namespace cimaise {

namespace {

/// Pending request; a new one replaces it.
std::unique_ptr<browser::PageListener>& underWay() {
    static std::unique_ptr<browser::PageListener> heard;
    return heard;
}

} // namespace

void readClipboard(QObject* context, const std::function<void(const QString&)>& then) {
    underWay() = std::make_unique<browser::PageListener>(
        [context = QPointer{context}, then](const emscripten::val& text) {
            if (context != nullptr) {
                then(QString::fromStdString(text.as<std::string>()));
            }
        });
    browser::devices().call<void>("readClipboard", underWay()->number());
}

} // namespace cimaise
