// Puts links of Cimaise first when several codes are visible at once.
#pragma once

#include <QStringList>

namespace cimaise {

/// Links to this app before all other texts.
QStringList ownLinksFirst(QStringList texts);

} // namespace cimaise
