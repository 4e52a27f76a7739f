// Desktop version: links use the scheme `cimaise:` and are shared through the clipboard.
#include "app/shell/external_links.h"

#include <QDesktopServices>

namespace cimaise {

std::optional<std::string> addressOfApp() { return std::nullopt; }

bool sendsLinks() { return false; }

void sendLink(const QString& /*link*/) {}

bool openAddress(const QUrl& address) { return QDesktopServices::openUrl(address); }

} // namespace cimaise
