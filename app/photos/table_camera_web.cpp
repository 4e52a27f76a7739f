// Browser version: the page's camera, which is ready once it shows a picture.
#include "app/photos/table_camera.h"

#include "app/platform/page_camera_web.h"

namespace cimaise {

struct TableCamera::Camera {
    bool ready = false;
    std::unique_ptr<PageCamera> page;
};

TableCamera::TableCamera(QObject* parent) : QObject(parent) {}

TableCamera::~TableCamera() = default;

void TableCamera::setOutput(QObject* output) {
    if (output == m_output || output == nullptr) {
        return;
    }
    m_output = output;
    emit outputChanged();
    turnOn();
}

void TableCamera::retry() {
    setTrouble({});
    turnOn();
}

void TableCamera::turnOn() {
    m_camera.reset(); // there may be only one at a time
    m_camera = std::make_unique<Camera>();
    emit readyChanged();
    const auto show = [this](const QImage& seen) {
        m_output->setProperty("picture", seen);
        if (!std::exchange(m_camera->ready, true)) {
            emit readyChanged();
        }
    };
    m_camera->page = std::make_unique<PageCamera>(
        PageCamera::Reads::nothing,
        PageCamera::Callbacks{.frame = show,
                              .photo = [this](const QImage& picture) { emit taken(picture); },
                              .trouble = [this](const QString& trouble) { setTrouble(trouble); }});
}

bool TableCamera::isReady() const { return m_camera && m_camera->ready; }

void TableCamera::take() {
    if (isReady()) {
        m_camera->page->takePhoto();
    }
}

void TableCamera::setTrouble(const QString& trouble) {
    if (trouble != m_trouble) {
        m_trouble = trouble;
        emit troubleChanged();
    }
}

} // namespace cimaise
