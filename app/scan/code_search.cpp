// Desktop version: decodes synchronously, which takes no longer than opening the picture.
#include "app/scan/code_search.h"

#include "app/scan/picture_codes.h"

namespace cimaise {

void findCodes(QObject* /*context*/, const QImage& picture,
               std::function<void(const QStringList&)> then) {
    then(codesInPicture(picture));
}

} // namespace cimaise
