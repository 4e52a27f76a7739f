// At once: a picture takes no longer than to be opened.
#include "app/scan/code_search.h"

#include "app/scan/picture_codes.h"

namespace cimaise {

void findCodes(QObject* /*context*/, const QImage& picture,
               std::function<void(const QStringList&)> then) {
    then(codesInPicture(picture));
}

} // namespace cimaise
