// Sorts stably: the order among links to this app, and among other texts, is kept.
#include "app/scan/prefer_own_links.h"

#include "positions/links/links.h"

#include <algorithm>

namespace cimaise {

QStringList ownLinksFirst(QStringList texts) {
    std::ranges::stable_partition(texts,
                                  [](const QString& text) { return isLink(text.toStdString()); });
    return texts;
}

} // namespace cimaise
