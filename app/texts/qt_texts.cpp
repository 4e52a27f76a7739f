// Implements Qt's translator with the table of texts.
#include "app/texts/qt_texts.h"

#include <QCoreApplication>

namespace cimaise {

void WindowLanguage::show(Language language) {
    QCoreApplication::removeTranslator(this);
    m_language = language;
    QCoreApplication::installTranslator(this);
}

QString WindowLanguage::translate(const char* /*context*/, const char* id, const char* /*comment*/,
                                  int number) const {
    constexpr int one = 1; // what counts nothing is said of one: Qt gives -1
    const std::string_view wording = wordingOf({id}, m_language, number < 0 ? one : number);
    return wording.empty() ? QString{} : toQt(wording);
}

} // namespace cimaise
