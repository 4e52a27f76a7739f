// Implements Qt's translator with the table of texts.
#include "app/texts/qt_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <functional>

namespace cimaise {

namespace {

/// Text of Qt’s own file dialog, used if the desktop has none.
struct TextOfQt {
    std::string_view context;
    std::string_view source;
    TextId ours;
};

//% "File name"
constexpr TextId fileName = CIMAISE_TEXT("qt.file-name");
//% "File type"
constexpr TextId fileType = CIMAISE_TEXT("qt.file-type");
//% "Open"
constexpr TextId openText = CIMAISE_TEXT("qt.open");
//% "Save"
constexpr TextId saveText = CIMAISE_TEXT("qt.save");
//% "Cancel"
constexpr TextId cancelText = CIMAISE_TEXT("qt.cancel");

constexpr std::array textsOfQt{
    TextOfQt{"FileDialog", "File name", fileName}, TextOfQt{"FileDialog", "Filter", fileType},
    TextOfQt{"QPlatformTheme", "Open", openText}, TextOfQt{"QPlatformTheme", "Save", saveText},
    TextOfQt{"QPlatformTheme", "Cancel", cancelText}};

/// Id of the app's text that replaces a text of Qt; for any other text, the source is the id.
TextId ourTextFor(const char* context, const char* source) {
    const std::string_view asking{context == nullptr ? "" : context};
    const auto known = std::ranges::find_if(textsOfQt, [&](const TextOfQt& text) {
        return text.context == asking && text.source == source;
    });
    return known == textsOfQt.end() ? TextId{source} : known->ours;
}

/// True for a day as a game stores it: “2026-11-27”.
bool isDay(const Argument& argument) {
    return argument.name == "day" && std::holds_alternative<std::string>(argument.value);
}

/// Calls `visit` for each argument of the message and of the messages inside it.
void forEachArgument(Message& message, const std::function<void(Argument&)>& visit) {
    for (Argument& argument : message.arguments) {
        visit(argument);
        if (auto* const listing = std::get_if<Listing>(&argument.value)) {
            for (auto& part : listing->parts) {
                if (auto* const inner = std::get_if<Message>(&part)) {
                    forEachArgument(*inner, visit);
                }
            }
        }
    }
}

bool namesDay(const Message& message) {
    return std::ranges::any_of(message.arguments, [](const Argument& argument) {
        const auto* const listing = std::get_if<Listing>(&argument.value);
        return isDay(argument) ||
               (listing != nullptr && std::ranges::any_of(listing->parts, [](const auto& part) {
                    const auto* const inner = std::get_if<Message>(&part);
                    return inner != nullptr && namesDay(*inner);
                }));
    });
}

} // namespace

QString format(const Translator& words, const Message& message) {
    if (!namesDay(message)) {
        return toQt(words.format(message));
    }
    Message written = message;
    forEachArgument(written, [&](Argument& argument) {
        if (!isDay(argument)) {
            return;
        }
        auto& text = std::get<std::string>(argument.value);
        const QDate day = QDate::fromString(toQt(text), Qt::ISODate);
        text = day.isValid() ? dayInWords(day, words.language()).toStdString() : text;
    });
    return toQt(words.format(written));
}

void WindowLanguage::show(Language language) {
    QCoreApplication::removeTranslator(this);
    m_language = language;
    QCoreApplication::installTranslator(this);
}

QString WindowLanguage::translate(const char* context, const char* id, const char* /*comment*/,
                                  int number) const {
    constexpr int one = 1; // texts without a count use the singular: Qt passes -1
    const std::string_view wording =
        wordingOf(ourTextFor(context, id), m_language, number < 0 ? one : number);
    return wording.empty() ? QString{} : toQt(wording);
}

QString labelled(const QString& what, const QString& says, const Translator& words) {
    //% "{what}: {says}"
    return format(words, CIMAISE_TEXT("text.labelled"),
                  {{"what", what.toStdString()}, {"says", says.toStdString()}});
}

QString inARow(const QStringList& texts, const Translator& words) {
    QString all;
    for (const QString& text : texts) {
        //% "{first}; {second}"
        all = all.isEmpty()
                  ? text
                  : format(words, CIMAISE_TEXT("text.row"),
                           {{"first", all.toStdString()}, {"second", text.toStdString()}});
    }
    return all;
}

QString dayInWords(const QDate& day, Language language) {
    const QLocale locale{toQt(languageCode(language))};
    const bool ordinal = language == Language::french && day.day() == 1;
    return locale.toString(day, ordinal ? QStringLiteral("d'er' MMMM yyyy")
                                        : QStringLiteral("d MMMM yyyy"));
}

} // namespace cimaise
