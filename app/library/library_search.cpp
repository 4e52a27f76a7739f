// Folds texts and splits them into n-grams.
#include "app/library/library_search.h"

#include "positions/text/name_key.h"

#include <QHash>
#include <QSet>
#include <algorithm>

namespace cimaise {

namespace {

constexpr qsizetype longestGram = 3;
/// Maximum length of a search text, longer than any name; the rest is ignored.
constexpr qsizetype longestSearch = 200;

QString spelt(QStringView gram) {
    QString hexadecimal;
    for (const QChar letter : gram) {
        hexadecimal += QString{"%1"}.arg(letter.unicode(), 4, 16, QChar{'0'});
    }
    return hexadecimal;
}

void addGrams(QSet<QString>& grams, QStringView word, qsizetype length) {
    for (qsizetype start = 0; start + length <= word.size(); ++start) {
        grams.insert(spelt(word.sliced(start, length)));
    }
}

/// Adds as few n-grams as cover the word: the rows found by them are compared with the word itself.
void addSomeGrams(QSet<QString>& grams, QStringView word) {
    const qsizetype length = std::min(longestGram, word.size());
    for (qsizetype start = 0; start + length < word.size(); start += length) {
        grams.insert(spelt(word.sliced(start, length)));
    }
    grams.insert(spelt(word.last(length)));
}

QString joined(const QSet<QString>& grams) {
    QStringList sorted{grams.begin(), grams.end()};
    std::ranges::sort(sorted);
    return sorted.join(' ');
}

QStringList wordsOf(const QString& folded) { return folded.split(' ', Qt::SkipEmptyParts); }

} // namespace

QString foldedForSearch(const QString& text) {
    // letters that do not decompose into a plain one and an accent
    static const QHash<QChar, QString> plain{{u'œ', "oe"}, {u'æ', "ae"}, {u'’', "'"}, {u'ø', "o"},
                                             {u'ł', "l"},  {u'đ', "d"},  {u'ð', "d"}, {u'ħ', "h"},
                                             {u'ŧ', "t"},  {u'þ', "th"}, {u'ı', "i"}};
    const QString letters = text.normalized(QString::NormalizationForm_KD);
    QString folded;
    for (const QChar letter : QString::fromStdString(readingKey(letters.toStdString()))) {
        if (!letter.isMark()) {
            folded += plain.value(letter, letter);
        }
    }
    return folded;
}

QString indexGrams(const QString& folded) {
    QSet<QString> grams;
    for (const QString& word : wordsOf(folded)) {
        for (qsizetype length = 1; length <= longestGram; ++length) {
            addGrams(grams, word, length);
        }
    }
    return joined(grams);
}

SearchTerms searchTerms(const QString& search) {
    SearchTerms terms{.words = wordsOf(foldedForSearch(search.left(longestSearch)))};
    QSet<QString> grams;
    for (const QString& word : std::as_const(terms.words)) {
        addSomeGrams(grams, word);
    }
    terms.query = joined(grams);
    return terms;
}

} // namespace cimaise
