// Browser version: the page loads its decoder when first needed and answers asynchronously.
#include "app/scan/code_search.h"

#include "app/platform/page_camera_web.h"
#include "app/scan/prefer_own_links.h"

#include <QPointer>

namespace cimaise {

namespace {

/// Search under way; a new search replaces it.
std::unique_ptr<browser::PageListener>& underWay() {
    static std::unique_ptr<browser::PageListener> heard;
    return heard;
}

} // namespace

void findCodes(QObject* context, const QImage& picture,
               std::function<void(const QStringList&)> then) {
    if (picture.isNull()) {
        then({});
        return;
    }
    const QImage pixels = picture.convertToFormat(QImage::Format_RGBA8888);
    underWay() = std::make_unique<browser::PageListener>(
        [context = QPointer{context}, then = std::move(then)](const emscripten::val& texts) {
            if (context != nullptr) {
                then(ownLinksFirst(textsOf(texts)));
            }
        });
    const std::span bytes{pixels.constBits(), static_cast<std::size_t>(pixels.sizeInBytes())};
    browser::devices().call<void>("readPicture", browser::view(bytes), pixels.width(),
                                  pixels.height(), underWay()->number());
}

} // namespace cimaise
