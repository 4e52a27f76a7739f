// Desktop version: the system's default camera, active while it is shown.
#include "app/photos/table_camera.h"

#include <QCamera>
#include <QImageCapture>
#include <QMediaCaptureSession>
#include <QMediaDevices>

namespace cimaise {

struct TableCamera::Camera {
    QCamera camera{QMediaDevices::defaultVideoInput()};
    QImageCapture capture;
    QMediaCaptureSession session; // last member: refers to the other members
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
    if (QMediaDevices::videoInputs().isEmpty()) {
        setTrouble(QStringLiteral("no-camera"));
        return;
    }
    m_camera = std::make_unique<Camera>();
    emit readyChanged();
    const auto refuse = [this] { setTrouble(QStringLiteral("busy")); };
    connect(&m_camera->camera, &QCamera::errorOccurred, this, refuse);
    connect(&m_camera->capture, &QImageCapture::readyForCaptureChanged, this,
            &TableCamera::readyChanged);
    connect(&m_camera->capture, &QImageCapture::imageCaptured, this,
            [this](int, const QImage& picture) { emit taken(picture); });
    connect(&m_camera->capture, &QImageCapture::errorOccurred, this, refuse);
    m_camera->session.setCamera(&m_camera->camera);
    m_camera->session.setImageCapture(&m_camera->capture);
    m_camera->session.setVideoOutput(m_output);
    m_camera->camera.start();
}

bool TableCamera::isReady() const { return m_camera && m_camera->capture.isReadyForCapture(); }

void TableCamera::take() {
    if (isReady()) {
        m_camera->capture.capture();
    }
}

void TableCamera::setTrouble(const QString& trouble) {
    if (trouble != m_trouble) {
        m_trouble = trouble;
        emit troubleChanged();
    }
}

} // namespace cimaise
