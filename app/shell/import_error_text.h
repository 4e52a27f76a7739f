// Texts about an imported file or link: its title, and the reason why it cannot be opened.
#pragma once

#include "app/texts/qt_texts.h"
#include "positions/cases.h"

#include <QString>
#include <string>

namespace cimaise {

/// Title contained in the imported game; empty for none.
QString importedTitle(const AnyCase& position);

/// Error text such as “friday.cimaise: A whole number …”, with the place in the file if known:
/// “friday.cimaise, /players/3: …”
QString importErrorText(const std::string& what, const LoadError& refusal, const Translator& words);

/// Notice after saving: the name of the file and its folder.
QString savedText(const QString& path, const Translator& words);

} // namespace cimaise
