// Sorts with the rules of the language (ICU).
#include "app/models/name_order.h"

#include "app/texts/qt_texts.h"

namespace cimaise {

NameOrder::NameOrder(Language language) : m_collator(QLocale{toQt(languageCode(language))}) {
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
}

bool NameOrder::operator()(const QString& one, const QString& other) const {
    const int order = m_collator.compare(one, other);
    return order != 0 ? order < 0 : one < other;
}

} // namespace cimaise
