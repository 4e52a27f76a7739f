// Conversion between the core's texts and Qt's: texts as QString, and the language of the window.
#pragma once

#include "app/texts/translator.h"

#include <QObject>
#include <QString>
#include <QTranslator>

namespace cimaise {

inline QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Text of a message; a stored day is written in words.
QString format(const Translator& words, const Message& message);

inline QString format(const Translator& words, TextId id, std::vector<Argument> arguments = {}) {
    return format(words, Message{.text = id, .arguments = std::move(arguments)});
}

/// Language of the window: QML files use the same table of texts as the rest.
class WindowLanguage : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    /// Replaces the language of the application; the QML engine has to be told to retranslate.
    void show(Language language);

    [[nodiscard]] bool isEmpty() const override { return false; }
    /// Translates an id of the app, or a source text of Qt’s file dialog; leaves all others to Qt.
    [[nodiscard]] QString translate(const char* context, const char* id, const char* comment,
                                    int number) const override;

private:
    Language m_language = Language::english;
};

} // namespace cimaise
