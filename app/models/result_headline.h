// The result of a game in one sentence, to be read across a table.
#pragma once

#include "app/models/publish_context.h"

namespace cimaise {

/// “Ana wins by 6 points”; empty while a place is not revealed, or where nobody is ranked.
QString resultHeadline(const PublishContext& context);

} // namespace cimaise
