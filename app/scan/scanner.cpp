// One frame at a time is looked at beside the window: what comes meanwhile passes by.
#include "app/scan/scanner.h"

#include "app/scan/picture_codes.h"

#include <QCamera>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QVideoSink>
#include <QtConcurrentRun>

namespace cimaise {

Scanner::Scanner(QObject* parent) : QObject(parent) {
    connect(&m_looking, &QFutureWatcherBase::finished, this, &Scanner::tell);
}

Scanner::~Scanner() { m_looking.waitForFinished(); }

void Scanner::setOutput(QObject* output) {
    if (output == m_output || output == nullptr) {
        return;
    }
    m_output = output;
    emit outputChanged();
    auto* const sink = output->property("videoSink").value<QVideoSink*>();
    if (sink != nullptr) {
        connect(sink, &QVideoSink::videoFrameChanged, this, &Scanner::look);
    }
    if (QMediaDevices::videoInputs().isEmpty()) {
        setTrouble(QStringLiteral("no-camera"));
        return;
    }
    m_camera = std::make_unique<QCamera>(QMediaDevices::defaultVideoInput());
    m_session = std::make_unique<QMediaCaptureSession>();
    connect(m_camera.get(), &QCamera::errorOccurred, this,
            [this] { setTrouble(QStringLiteral("refused")); });
    m_session->setCamera(m_camera.get());
    m_session->setVideoOutput(output);
    m_camera->start();
}

void Scanner::look(const QVideoFrame& frame) {
    if (frame.isValid() && !m_looking.isRunning()) {
        m_looking.setFuture(QtConcurrent::run(codesInFrame, frame));
    }
}

void Scanner::tell() {
    const QStringList codes = m_looking.result();
    if (!codes.isEmpty() && codes.front() != m_last) {
        m_last = codes.front();
        emit found(m_last);
    }
}

void Scanner::setTrouble(const QString& trouble) {
    if (trouble != m_trouble) {
        m_trouble = trouble;
        emit troubleChanged();
    }
}

} // namespace cimaise
