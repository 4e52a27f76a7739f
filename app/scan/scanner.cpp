// Reports a code only once while it stays visible.
#include "app/scan/scanner.h"

namespace cimaise {

namespace {

/// Milliseconds after which a code counts as new again; some frames miss one of several codes.
constexpr qint64 absence = 2000;

} // namespace

Scanner::Scanner(QObject* parent) : QObject(parent) { m_clock.start(); }

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
        CodeCamera::Callbacks{.codes = [this](const QStringList& codes) { report(codes); },
                              .trouble = [this](const QString& trouble) { setTrouble(trouble); }});
}

void Scanner::report(const QStringList& codes) {
    if (m_reportsAll) {
        reportNew(codes);
    } else if (!codes.isEmpty() && codes.front() != m_last) {
        m_last = codes.front();
        emit found(m_last);
    }
}

void Scanner::reportNew(const QStringList& codes) {
    for (const QString& code : codes) {
        const qint64 now = m_clock.elapsed();
        const auto known = m_seen.constFind(code);
        const bool isNew = known == m_seen.cend() || now - *known > absence;
        m_seen[code] = now;
        if (isNew) {
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
