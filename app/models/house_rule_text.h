// House rules of a game in words, shared by all lists.
#pragma once

#include "app/texts/translator.h"

#include <QStringList>

namespace cimaise {

/// Lines such as “House ruling: May …? No”, one for each answered question.
QStringList houseRulingsInWords(const AnyCase& position, const Translator& words);

} // namespace cimaise
