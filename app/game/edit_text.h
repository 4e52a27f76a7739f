// Serialises the description of an edit for the library, so that undo can name it in any language.
#pragma once

#include "positions/messages/message.h"

#include <QString>

namespace cimaise {

QString writeEditText(const Message& what);

/// Reads a text written by writeEditText(); any other text is read as the id of a text.
Message readEditText(const QString& text);

} // namespace cimaise
