// House rules of a game in words, shared by all lists.
#pragma once

#include "app/texts/translator.h"

#include <QStringList>

namespace cimaise {

/// “House ruling: May …? No”, one for each question that was answered.
QStringList houseRulingsInWords(const AnyCase& position, const Translator& words);

} // namespace cimaise
