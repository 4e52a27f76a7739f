// Punctuation between texts that stand beside each other; French has spaces there.
#pragma once

#include "app/texts/qt_texts.h"

#include <QStringList>

namespace cimaise {

/// “Portrait: 3 points”.
QString labelled(const QString& what, const QString& says, const Translator& words);

/// Sentences in a row: “No → first place: Bo; Yes → first place: Ana”.
QString inARow(const QStringList& texts, const Translator& words);

} // namespace cimaise
