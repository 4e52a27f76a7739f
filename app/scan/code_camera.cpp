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

struct CodeCamera::Impl {
    std::unique_ptr<QCamera> camera;
    std::unique_ptr<QMediaCaptureSession> session;
    QFutureWatcher<QStringList> decoding; ///< decodes one frame; drops those that arrive meanwhile

    void decode(const QVideoFrame& frame) {
        if (frame.isValid() && !decoding.isRunning()) {
            decoding.setFuture(QtConcurrent::run(codesInFrame, frame));
        }
    }
};

CodeCamera::CodeCamera(QObject* output, Callbacks callbacks) : m_impl(std::make_unique<Impl>()) {
    QObject* const here = &m_impl->decoding;
    QObject::connect(
        &m_impl->decoding, &QFutureWatcherBase::finished, here,
        [impl = m_impl.get(), callbacks] { callbacks.codes(impl->decoding.result()); });
    auto* const sink = output->property("videoSink").value<QVideoSink*>();
    if (sink != nullptr) {
        QObject::connect(sink, &QVideoSink::videoFrameChanged, here,
                         [impl = m_impl.get()](const QVideoFrame& frame) { impl->decode(frame); });
    }
    if (QMediaDevices::videoInputs().isEmpty()) {
        callbacks.trouble(QStringLiteral("no-camera"));
        return;
    }
    m_impl->camera = std::make_unique<QCamera>(QMediaDevices::defaultVideoInput());
    m_impl->session = std::make_unique<QMediaCaptureSession>();
    QObject::connect(m_impl->camera.get(), &QCamera::errorOccurred, here,
                     [callbacks] { callbacks.trouble(QStringLiteral("busy")); });
    m_impl->session->setCamera(m_impl->camera.get());
    m_impl->session->setVideoOutput(output);
    m_impl->camera->start();
}

CodeCamera::~CodeCamera() { m_impl->decoding.waitForFinished(); }

} // namespace cimaise
