// Names of the files that a game is saved as.
#pragma once

#include "app/texts/translator.h"
#include "positions/cases.h"

#include <QString>

namespace cimaise {

inline constexpr auto gameFileExtension = ".cimaise";

class Library;

/// Title of the game, or the game and its players, as a `.cimaise` file: “Friday – Léa, Hugo”.
QString gameFileName(const AnyCase& position, const Translator& words);

/// Same name with the day of the game (`yyyy-mm-dd`), for exports: “Friday – Léa, Hugo
/// 2026-11-27.png”.
QString exportFileName(const AnyCase& position, const QString& day, const QString& ending,
                       const Translator& words);

/// Export file name of a game of the library; `id` is 0 for a game that is not there.
QString exportFileName(const AnyCase& position, const Library& library, qint64 id,
                       const QString& ending, const Translator& words);

} // namespace cimaise
