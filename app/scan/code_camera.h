// Camera that reports the QR codes it sees.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>

namespace cimaise {

/// On for as long as it lives.
class CodeCamera {
public:
    struct Hearing {
        /// What the codes in one frame say, ours first; often there is none.
        std::function<void(const QStringList&)> codes;
        /// Why nothing is seen: `no-camera`, `refused`.
        std::function<void(const QString&)> trouble;
    };

    /// `output` shows what it sees.
    CodeCamera(QObject* output, Hearing hearing);
    CodeCamera(const CodeCamera&) = delete;
    CodeCamera& operator=(const CodeCamera&) = delete;
    CodeCamera(CodeCamera&&) = delete;
    CodeCamera& operator=(CodeCamera&&) = delete;
    ~CodeCamera();

private:
    struct Eye;

    std::unique_ptr<Eye> m_eye;
};

} // namespace cimaise
