// Finds QR codes in a picture that the user has opened.
#pragma once

#include <QImage>
#include <QObject>
#include <QStringList>
#include <functional>

namespace cimaise {

/// Calls `then` with the texts of the codes, links to this app first; not if `context` has been
/// destroyed meanwhile.
void findCodes(QObject* context, const QImage& picture,
               std::function<void(const QStringList&)> then);

} // namespace cimaise
