// Links to this app, and the system's functions to share and open them.
#pragma once

#include <QString>
#include <QUrl>
#include <optional>
#include <string>

namespace cimaise {

/// Web address of the app, if it has one; links to games start with it.
std::optional<std::string> addressOfApp();

/// True if the system has a share sheet for links.
bool sendsLinks();
/// Opens the share sheet. Requires a user gesture.
void sendLink(const QString& link);

/// Opens an address in the system. Returns false if no program handles it.
bool openAddress(const QUrl& address);

} // namespace cimaise
