// Camera that reports the QR codes it sees.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>

namespace cimaise {

/// Keeps the camera on during its lifetime.
class CodeCamera {
public:
    struct Callbacks {
        /// Receives the texts of the codes in a frame, links to this app first; often none.
        std::function<void(const QStringList&)> codes;
        /// Receives the reason for a missing picture: `no-camera`, `refused` or `busy`.
        std::function<void(const QString&)> trouble;
    };

    /// `output` shows the camera's picture.
    CodeCamera(QObject* output, Callbacks callbacks);
    Q_DISABLE_COPY_MOVE(CodeCamera)
    ~CodeCamera();

private:
    struct Impl;

    std::unique_ptr<Impl> m_impl;
};

} // namespace cimaise
