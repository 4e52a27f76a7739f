// Decodes one frame at a time in a background thread and drops the frames in between.
#include "app/scan/code_camera.h"

#include "app/scan/picture_codes.h"

#include <QCamera>
#include <QFutureWatcher>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QVideoSink>
#include <QtConcurrentRun>

namespace cimaise {

struct CodeCamera::Eye {
    std::unique_ptr<QCamera> camera;
    std::unique_ptr<QMediaCaptureSession> session;
    QFutureWatcher<QStringList> looking; ///< decodes one frame; drops those that arrive meanwhile

    void look(const QVideoFrame& frame) {
        if (frame.isValid() && !looking.isRunning()) {
            looking.setFuture(QtConcurrent::run(codesInFrame, frame));
        }
    }
};

CodeCamera::CodeCamera(QObject* output, Callbacks callbacks) : m_eye(std::make_unique<Eye>()) {
    QObject* const here = &m_eye->looking;
    QObject::connect(&m_eye->looking, &QFutureWatcherBase::finished, here,
                     [eye = m_eye.get(), callbacks] { callbacks.codes(eye->looking.result()); });
    auto* const sink = output->property("videoSink").value<QVideoSink*>();
    if (sink != nullptr) {
        QObject::connect(sink, &QVideoSink::videoFrameChanged, here,
                         [eye = m_eye.get()](const QVideoFrame& frame) { eye->look(frame); });
    }
    if (QMediaDevices::videoInputs().isEmpty()) {
        callbacks.trouble(QStringLiteral("no-camera"));
        return;
    }
    m_eye->camera = std::make_unique<QCamera>(QMediaDevices::defaultVideoInput());
    m_eye->session = std::make_unique<QMediaCaptureSession>();
    QObject::connect(m_eye->camera.get(), &QCamera::errorOccurred, here,
                     [callbacks] { callbacks.trouble(QStringLiteral("busy")); });
    m_eye->session->setCamera(m_eye->camera.get());
    m_eye->session->setVideoOutput(output);
    m_eye->camera->start();
}

CodeCamera::~CodeCamera() { m_eye->looking.waitForFinished(); }

} // namespace cimaise
