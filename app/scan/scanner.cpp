// Reports a code only once while it stays visible.
#include "app/scan/scanner.h"

#include <utility>

namespace cimaise {

Scanner::Scanner(QObject* parent) : QObject(parent) {}

Scanner::~Scanner() = default;

void Scanner::setOutput(QObject* output) {
    if (output == m_output || output == nullptr) {
        return;
    }
    m_output = output;
    emit outputChanged();
    m_camera = std::make_unique<CodeCamera>(
        output,
        CodeCamera::Hearing{.codes = [this](const QStringList& codes) { tell(codes); },
                            .trouble = [this](const QString& trouble) { setTrouble(trouble); }});
}

void Scanner::tell(const QStringList& codes) {
    if (codes.isEmpty()) {
        return;
    }
    const QStringList now = m_reportsAll ? codes : codes.first(1);
    const QStringList before = std::exchange(m_last, now);
    for (const QString& code : now) {
        if (!before.contains(code)) {
            emit found(code);
        }
    }
}

void Scanner::setReportsAll(bool all) {
    if (all != m_reportsAll) {
        m_reportsAll = all;
        emit allChanged();
    }
}

void Scanner::setTrouble(const QString& trouble) {
    if (trouble != m_trouble) {
        m_trouble = trouble;
        emit troubleChanged();
    }
}

} // namespace cimaise
