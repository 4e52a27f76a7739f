// Implements Qt's translator with the table of texts.
#include "app/texts/qt_texts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

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

} // namespace

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

} // namespace cimaise
