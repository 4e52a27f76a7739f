// Search in the rules: word stems, words with the same meaning, the best matches first.
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

namespace cimaise {

/// Text of a rule, prepared for searches.
struct SearchedText {
    /// Titles in all languages, folded, without punctuation.
    QStringList titles;
    /// Other texts, in the same form.
    QString text;
    /// Stems of the words in titles, and of all words.
    QSet<QString> titleStems{};
    QSet<QString> stems{};
};

SearchedText searchedText(const QStringList& titles, const QString& text);

class RuleSearch {
public:
    explicit RuleSearch(const QString& search);

    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }
    [[nodiscard]] int terms() const { return static_cast<int>(m_terms.size()); }
    /// Number of terms that occur in the text.
    [[nodiscard]] int found(const SearchedText& text) const;
    /// Place among the matches, 0 for the best: the title itself, its beginning, words of the
    /// title, other words.
    [[nodiscard]] int rank(const SearchedText& text) const;
    /// Search with each word whose stem is not among the `known` ones replaced by a near one of
    /// `words`; empty if none is near.
    [[nodiscard]] QString corrected(const QStringList& words, const QSet<QString>& known) const;

private:
    /// Word or phrase with others of the same meaning, each as its stems.
    struct Term {
        QString word; ///< as typed, folded; empty for a phrase
        std::vector<QStringList> stems;
    };

    [[nodiscard]] static bool isIn(const Term& term, const QStringList& texts,
                                   const QSet<QString>& stems);

    QStringList m_words;
    QString m_phrase;
    std::vector<Term> m_terms;
};

/// Words of a text as written, of four letters or more.
QStringList longWords(const QString& text);

} // namespace cimaise
