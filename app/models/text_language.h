// Language of the texts, which models observe.
#pragma once

#include "app/texts/translator.h"

#include <QObject>

namespace cimaise {

class TextLanguage : public QObject {
    Q_OBJECT

public:
    explicit TextLanguage(Language language, QObject* parent = nullptr)
        : QObject(parent), m_current(language) {}

    [[nodiscard]] Language current() const { return m_current; }
    /// Translator without names of players.
    [[nodiscard]] Translator words() const { return Translator{m_current}; }
    void set(Language language) {
        if (language != m_current) {
            m_current = language;
            emit changed();
        }
    }

Q_SIGNALS:
    void changed();

private:
    Language m_current;
};

} // namespace cimaise
