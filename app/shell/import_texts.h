// Texts about an imported file, link or board: its title, and the reason why it is refused.
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

/// Text of the edit that adds the board of a side: “Ana’s board imported”.
Message boardImportedText(const AnyCase& table, int onSide);

/// “Ana’s board was added.”
Message boardAddedText(const AnyCase& table, int onSide);

/// “Ana’s board is already exactly like this one.”
Message sameBoardText(const AnyCase& table, int onSide);

/// Reason why a board of another game is refused, with one fact that differs.
Message otherGameText(const Message& difference);

} // namespace cimaise
