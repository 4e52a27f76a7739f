// Order of names in a list, as the reader’s language sorts them.
#pragma once

#include "app/texts/translator.h"

#include <QCollator>
#include <QString>

namespace cimaise {

/// True if the first name comes before the second: letters first, then accents; numbers by value.
class NameOrder {
public:
    explicit NameOrder(Language language);

    bool operator()(const QString& one, const QString& other) const;

private:
    QCollator m_collator;
};

} // namespace cimaise
