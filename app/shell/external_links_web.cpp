// Browser version: links lead to the page, and the share sheet of the phone sends them.
#include "app/shell/external_links.h"

#include <emscripten/val.h>

namespace cimaise {

namespace {

emscripten::val shell() { return emscripten::val::global("cimaise")["shell"]; }

} // namespace

std::optional<std::string> addressOfApp() { return shell().call<std::string>("address"); }

bool sendsLinks() { return shell().call<bool>("canShare"); }

void sendLink(const QString& link) { shell().call<void>("share", link.toStdString()); }

bool openAddress(const QUrl& address) {
    shell().call<void>("open", address.toString(QUrl::FullyEncoded).toStdString());
    return true;
}

} // namespace cimaise
