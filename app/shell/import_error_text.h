// Texts about an imported file or link: its title, and why it cannot be opened.
#pragma once

#include "app/texts/qt_texts.h"
#include "validators/cases.h"

#include <QString>
#include <string>

namespace cimaise {

/// The title that came with it; empty for none.
QString importedTitle(const AnyCase& position);

/// “friday.cimaise: A whole number …”; where in it: “friday.cimaise, /musees/0/upper/3: …”
QString importErrorText(const std::string& what, const LoadError& refusal, const Translator& words);

} // namespace cimaise
