// Conversion between the core's texts and Qt's: texts as QString, and the language of the window.
#pragma once

#include "app/texts/translator.h"

#include <QDate>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>
#include <string>
#include <vector>

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

/// Conversion of several texts of the core to Qt's.
inline QStringList toQtList(const std::vector<std::string>& texts) {
    QStringList all;
    for (const std::string& text : texts) {
        all << toQt(text);
    }
    return all;
}

/// “Portrait: 3 points”.
QString labelled(const QString& what, const QString& says, const Translator& words);

/// Sentences in a row: “No → first place: Bo; Yes → first place: Ana”.
QString inARow(const QStringList& texts, const Translator& words);

/// The one style of a date in each language: “20 November 2026”, « 20 novembre 2026 ».
QString dayInWords(const QDate& day, Language language);

} // namespace cimaise
