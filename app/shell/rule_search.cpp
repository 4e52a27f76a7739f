// Strips the usual French and English endings: a light stemmer suffices for texts that are short.
#include "app/shell/rule_search.h"

#include "app/library/library_search.h"
#include "app/library/same_name.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace cimaise {

namespace {

/// Words and phrases with the same meaning that the texts of the rules do not have.
const std::vector<QStringList>& synonyms() {
    static const std::vector<QStringList> groups{
        {"faute de gout", "faux pas"},
        {"tourner", "pivoter", "rotation", "rotate"},
        {"echanger", "troquer", "swap", "trade"},
        {"ex aequo", "egalite", "tie", "tied"},
        {"enchere", "mise", "bid"},
        {"vainqueur", "gagnant", "winner"},
    };
    return groups;
}

bool isFiller(const QString& word) {
    static const QSet<QString> fillers{"a",  "an", "au",  "aux",  "can",  "ce",  "d",  "de", "des",
                                       "du", "en", "est", "et",   "for",  "i",   "il", "in", "is",
                                       "je", "l",  "la",  "le",   "les",  "may", "my", "of", "on",
                                       "or", "ou", "par", "peut", "puis", "the", "to", "un", "une"};
    return fillers.contains(word);
}

QStringList wordsOf(const QString& text) {
    static const QRegularExpression between{QStringLiteral("[^\\p{L}\\p{N}.]+")};
    return foldedForSearch(text).split(between, Qt::SkipEmptyParts);
}

QString stemOf(QString word) {
    constexpr qsizetype shortest = 3;
    constexpr std::array<QLatin1String, 22> endings{
        QLatin1String{"ements"}, QLatin1String{"ations"}, QLatin1String{"ement"},
        QLatin1String{"ation"},  QLatin1String{"antes"},  QLatin1String{"ante"},
        QLatin1String{"ants"},   QLatin1String{"ents"},   QLatin1String{"ing"},
        QLatin1String{"ees"},    QLatin1String{"ers"},    QLatin1String{"ant"},
        QLatin1String{"ent"},    QLatin1String{"ee"},     QLatin1String{"er"},
        QLatin1String{"ez"},     QLatin1String{"es"},     QLatin1String{"ed"},
        QLatin1String{"ir"},     QLatin1String{"e"},      QLatin1String{"s"},
        QLatin1String{"x"}};
    const auto* const ending = std::ranges::find_if(endings, [&](QLatin1String end) {
        return word.endsWith(end) && word.size() - end.size() >= shortest &&
               (end.size() != 1 || !word.endsWith(QLatin1String{"ss"}));
    });
    if (ending != endings.end()) {
        word.chop(ending->size());
    }
    return word.endsWith(u'y') ? word.chopped(1) + u'i' : word;
}

QStringList stemsOf(const QStringList& words) {
    QStringList stems;
    for (const QString& word : words) {
        stems << stemOf(word);
    }
    return stems;
}

/// Synonyms of the phrase that begins at `first`, and its number of words; none if it has none.
std::pair<std::vector<QStringList>, qsizetype> meaningOf(const QStringList& stems,
                                                         qsizetype first) {
    for (const QStringList& group : synonyms()) {
        std::vector<QStringList> same;
        qsizetype length = 0;
        for (const QString& member : group) {
            same.push_back(stemsOf(member.split(u' ')));
            if (stems.mid(first, same.back().size()) == same.back()) {
                length = same.back().size();
            }
        }
        if (length > 0) {
            return {same, length};
        }
    }
    return {};
}

} // namespace

SearchedText searchedText(const QStringList& titles, const QString& text) {
    SearchedText prepared{.titles = {}, .text = wordsOf(text).join(u' ')};
    for (const QString& title : titles) {
        const QStringList words = wordsOf(title);
        prepared.titles << words.join(u' ');
        for (const QString& stem : stemsOf(words)) {
            prepared.titleStems << stem;
        }
    }
    prepared.stems = prepared.titleStems;
    for (const QString& stem : stemsOf(prepared.text.split(u' '))) {
        prepared.stems << stem;
    }
    return prepared;
}

RuleSearch::RuleSearch(const QString& search)
    : m_words(wordsOf(search)), m_phrase(m_words.join(u' ')) {
    const QStringList stems = stemsOf(m_words);
    const bool isAllFiller = std::ranges::all_of(m_words, isFiller);
    for (qsizetype i = 0; i < m_words.size();) {
        auto [same, length] = meaningOf(stems, i);
        if (length == 0 && (isAllFiller || !isFiller(m_words[i]))) {
            same.push_back({stems[i]});
        }
        if (!same.empty()) {
            m_terms.push_back({.word = length > 1 ? QString{} : m_words[i], .stems = same});
        }
        i += std::max<qsizetype>(1, length);
    }
}

bool RuleSearch::isIn(const Term& term, const QStringList& texts, const QSet<QString>& stems) {
    const bool isPart =
        !term.word.isEmpty() &&
        std::ranges::any_of(texts, [&](const QString& text) { return text.contains(term.word); });
    return isPart || std::ranges::any_of(term.stems, [&](const QStringList& phrase) {
               return std::ranges::all_of(
                   phrase, [&](const QString& stem) { return stems.contains(stem); });
           });
}

int RuleSearch::found(const SearchedText& text) const {
    const QStringList texts = QStringList{text.titles} << text.text;
    return static_cast<int>(std::ranges::count_if(
        m_terms, [&](const Term& term) { return isIn(term, texts, text.stems); }));
}

int RuleSearch::rank(const SearchedText& text) const {
    if (text.titles.contains(m_phrase)) {
        return 0;
    }
    const bool beginsTitle = std::ranges::any_of(
        text.titles, [&](const QString& title) { return title.startsWith(m_phrase); });
    const bool isInTitle = std::ranges::all_of(
        m_terms, [&](const Term& term) { return isIn(term, text.titles, text.titleStems); });
    return beginsTitle ? 1 : isInTitle ? 2 : 3;
}

QString RuleSearch::corrected(const QStringList& words, const QSet<QString>& known) const {
    QStringList corrected = m_words;
    for (QString& word : corrected) {
        const QString stem = stemOf(word);
        const bool isSynonym = std::ranges::any_of(synonyms(), [&](const QStringList& group) {
            return stemsOf(group.join(u' ').split(u' ')).contains(stem);
        });
        if (isFiller(word) || isSynonym || known.contains(stem)) {
            continue;
        }
        const auto near = std::ranges::find_if(words, [&](const QString& other) {
            const QString folded = foldedForSearch(other);
            return isNearlySame(folded, word) || isNearlySame(stemOf(folded), stem);
        });
        word = near == words.end() ? word : near->toLower();
    }
    return corrected == m_words ? QString{} : corrected.join(u' ');
}

QStringList longWords(const QString& text) {
    static const QRegularExpression between{QStringLiteral("[^\\p{L}]+")};
    constexpr qsizetype shortest = 4;
    QStringList words = text.split(between, Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) { return word.size() < shortest; });
    return words;
}

} // namespace cimaise
