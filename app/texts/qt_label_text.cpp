// Fills the pattern of each pair.
#include "app/texts/qt_label_text.h"

namespace cimaise {

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

} // namespace cimaise
