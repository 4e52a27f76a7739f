// Sorts without the rules of a language, which the page does not contain: by letters, then by
// accents.
#include "app/library/library_search.h"
#include "app/models/name_order.h"

namespace cimaise {

NameOrder::NameOrder(Language /*language*/) : m_collator(QLocale::c()) {}

bool NameOrder::operator()(const QString& one, const QString& other) const {
    const int order = m_collator.compare(foldedForSearch(one), foldedForSearch(other));
    return order != 0 ? order < 0 : m_collator.compare(one, other) < 0;
}

} // namespace cimaise
