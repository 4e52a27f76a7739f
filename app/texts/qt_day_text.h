// The one style of a date in each language: “20 November 2026”, « 20 novembre 2026 ».
#pragma once

#include "app/texts/translator.h"

#include <QDate>
#include <QString>

namespace cimaise {

QString dayInWords(const QDate& day, Language language);

} // namespace cimaise
