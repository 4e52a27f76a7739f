// What a table has decided, the same wherever it is listed.
#pragma once

#include "app/texts/words.h"

#include <QStringList>

namespace cimaise {

/// “House ruling: May …? No”, one for each question that was answered.
QStringList houseRulingsInWords(const AnyCase& position, const Words& words);

} // namespace cimaise
