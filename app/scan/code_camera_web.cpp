// Browser version: the page decodes the codes in a worker.
#include "app/scan/code_camera.h"

#include "app/platform/page_camera_web.h"
#include "app/scan/prefer_own_links.h"

#include <QPointer>
#include <QVariant>

namespace cimaise {

struct CodeCamera::Impl : PageCamera {
    using PageCamera::PageCamera;
};

CodeCamera::CodeCamera(QObject* output, Callbacks callbacks) {
    PageCamera::Callbacks page{.frame =
                                   [output = QPointer{output}](const QImage& seen) {
                                       if (output != nullptr) {
                                           output->setProperty("picture", seen);
                                       }
                                   },
                               .texts =
                                   [codes = std::move(callbacks.codes)](const QStringList& texts) {
                                       codes(ownLinksFirst(texts));
                                   },
                               .trouble = std::move(callbacks.trouble)};
    m_impl = std::make_unique<Impl>(PageCamera::Reads::codes, std::move(page));
}

CodeCamera::~CodeCamera() = default;

} // namespace cimaise
