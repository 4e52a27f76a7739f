// The system's first camera, for as long as it is looked at.
#include "app/photos/table_camera.h"

#include <QCamera>
#include <QImageCapture>
#include <QMediaCaptureSession>
#include <QMediaDevices>

namespace cimaise {

TableCamera::TableCamera(QObject* parent) : QObject(parent) {}

TableCamera::~TableCamera() = default;

void TableCamera::setOutput(QObject* output) {
    if (output == m_output || output == nullptr) {
        return;
    }
    m_output = output;
    emit outputChanged();
    if (QMediaDevices::videoInputs().isEmpty()) {
        setTrouble(QStringLiteral("no-camera"));
        return;
    }
    m_camera = std::make_unique<QCamera>(QMediaDevices::defaultVideoInput());
    m_capture = std::make_unique<QImageCapture>();
    m_session = std::make_unique<QMediaCaptureSession>();
    connect(m_camera.get(), &QCamera::errorOccurred, this,
            [this] { setTrouble(QStringLiteral("refused")); });
    connect(m_capture.get(), &QImageCapture::readyForCaptureChanged, this,
            &TableCamera::readyChanged);
    connect(m_capture.get(), &QImageCapture::imageCaptured, this,
            [this](int, const QImage& picture) { emit taken(picture); });
    connect(m_capture.get(), &QImageCapture::errorOccurred, this,
            [this] { setTrouble(QStringLiteral("refused")); });
    m_session->setCamera(m_camera.get());
    m_session->setImageCapture(m_capture.get());
    m_session->setVideoOutput(output);
    m_camera->start();
}

bool TableCamera::isReady() const { return m_capture && m_capture->isReadyForCapture(); }

void TableCamera::take() {
    if (isReady()) {
        m_capture->capture();
    }
}

void TableCamera::setTrouble(const QString& trouble) {
    if (trouble != m_trouble) {
        m_trouble = trouble;
        emit troubleChanged();
    }
}

} // namespace cimaise
