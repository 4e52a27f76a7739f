// French writes the first of a month as an ordinal: « 1er mai ».
#include "app/texts/qt_day_text.h"

#include "app/texts/qt_texts.h"

#include <QLocale>

namespace cimaise {

QString dayInWords(const QDate& day, Language language) {
    const QLocale locale{toQt(languageCode(language))};
    const bool ordinal = language == Language::french && day.day() == 1;
    return locale.toString(day, ordinal ? QStringLiteral("d'er' MMMM yyyy")
                                        : QStringLiteral("d MMMM yyyy"));
}

} // namespace cimaise
