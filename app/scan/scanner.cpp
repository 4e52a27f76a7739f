// Reports a code only once while it stays visible.
#include "app/scan/scanner.h"

namespace cimaise {

Scanner::Scanner(QObject* parent) : QObject(parent) {}

Scanner::~Scanner() = default;

void Scanner::setOutput(QObject* output) {
    if (output == m_output || output == nullptr) {
        return;
    }
    m_output = output;
    emit outputChanged();
    turnOn();
}

void Scanner::retry() {
    setTrouble({});
    turnOn();
}

void Scanner::turnOn() {
    m_camera.reset(); // there may be only one at a time
    m_camera = std::make_unique<CodeCamera>(
        m_output,
        CodeCamera::Hearing{.codes = [this](const QStringList& codes) { tell(codes); },
                            .trouble = [this](const QString& trouble) { setTrouble(trouble); }});
}

void Scanner::tell(const QStringList& codes) {
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
