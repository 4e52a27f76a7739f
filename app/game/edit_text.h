// Serialises the description of an edit for the library, so that undo can name it in any language.
#pragma once

#include "validators/report/message.h"

#include <QString>

namespace cimaise {

QString writeEditText(const Message& what);

/// What writeEditText() wrote; any other text is taken for the id of a wording.
Message readEditText(const QString& text);

} // namespace cimaise
