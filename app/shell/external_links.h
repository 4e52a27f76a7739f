// Links to this app, and the system's functions to share and open them.
#pragma once

#include <QString>
#include <QUrl>
#include <optional>
#include <string>

namespace cimaise {

/// The address at which the app itself is, if it has one: its links lead there.
std::optional<std::string> addressOfApp();

/// Whether the system has a sheet of its own from which a link goes to people and programs.
bool sendsLinks();
/// By that sheet, in answer to a touch.
void sendLink(const QString& link);

/// Has the system open an address; false where nothing does.
bool openAddress(const QUrl& address);

} // namespace cimaise
