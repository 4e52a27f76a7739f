// Loads the wordings of a language from the resources.
#include "app/texts/qt_texts.h"

#include <QCoreApplication>

namespace cimaise {

void WindowLanguage::show(Language language) {
    QCoreApplication::removeTranslator(&m_translator);
    const QString file =
        QStringLiteral(":/cimaise/i18n/cimaise_%1.qm").arg(toQt(languageCode(language)));
    if (m_translator.load(file)) {
        QCoreApplication::installTranslator(&m_translator);
    }
}

} // namespace cimaise
