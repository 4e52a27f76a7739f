// Finds QR codes in a picture that the user has opened.
#pragma once

#include <QImage>
#include <QObject>
#include <QStringList>
#include <functional>

namespace cimaise {

/// `then` is called with what the codes say, ours first; never, if `context` is gone by then.
void findCodes(QObject* context, const QImage& picture,
               std::function<void(const QStringList&)> then);

} // namespace cimaise
