// Search in the library, in a form that the database answers from an index.
//
// SQLite's own trigram index supports neither accents (before 3.45) nor terms of one or two
// letters. So the index holds our own n-grams: every run of one, two and three letters of each
// word, in lower case and without accents, written as hexadecimal code units so that no letter is
// special.
#pragma once

#include <QString>
#include <QStringList>

namespace cimaise {

/// Lower case, without accents, words separated by single spaces: “Élodie  d’Œil” → “elodie
/// d'oeil”.
QString foldedForSearch(const QString& text);

/// Text to index for a folded text.
QString indexGrams(const QString& folded);

/// Prepared search text.
struct SearchTerms {
    /// Words that must all occur; empty if there is nothing to search for.
    QStringList words;
    /// Query for the index. It may match too much, never too little.
    QString query;
};

SearchTerms searchTerms(const QString& search);

} // namespace cimaise
