// Compares folded names (Unicode 15, sections 3.13 and 5.18), and for nearly equal names their
// optimal string alignment distance.
#include "app/library/same_name.h"

#include "app/library/library_search.h"
#include "positions/text/name_key.h"

#include <algorithm>
#include <vector>

namespace cimaise {

namespace {

/// One sign for those that look alike.
char32_t plainSign(char32_t point) {
    switch (point) {
    case U'‘':
    case U'’':
    case U'ʼ':
    case U'`':
    case U'´':
        return U'\'';
    case U'‐':
    case U'‑':
        return U'-';
    default:
        return point;
    }
}

/// Letters, figures and single spaces, without case and accents.
QString skeletonOf(const QString& name) {
    QString skeleton;
    for (const QChar letter : foldedForSearch(nameKey(name))) {
        skeleton += letter.isPunct() ? QChar{u' '} : letter;
    }
    return skeleton.normalized(QString::NormalizationForm_C).simplified();
}

/// Number of letters missing, wrong or swapped with a neighbour.
int distanceOf(const QString& one, const QString& other) {
    const auto columns = static_cast<std::size_t>(other.size()) + 1;
    std::vector<std::vector<int>> rows(static_cast<std::size_t>(one.size()) + 1,
                                       std::vector<int>(columns));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t j = 0; j < columns; ++j) {
            if (i == 0 || j == 0) {
                rows[i][j] = static_cast<int>(i + j);
                continue;
            }
            const auto a = static_cast<qsizetype>(i) - 1;
            const auto b = static_cast<qsizetype>(j) - 1;
            rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1,
                                   rows[i - 1][j - 1] + (one[a] == other[b] ? 0 : 1)});
            if (a > 0 && b > 0 && one[a] == other[b - 1] && one[a - 1] == other[b]) {
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
            }
        }
    }
    return rows.back().back();
}

bool hasFigure(const QString& word) {
    return std::ranges::any_of(word, [](QChar letter) { return letter.isDigit(); });
}

/// True for one difference in a word of four letters or more, or two in a long word. A wrong letter
/// in a word of four is accepted only after its first letter: “Dora” and “Nora” are two names.
bool isNearWord(const QString& one, const QString& other) {
    constexpr qsizetype longWord = 8;
    constexpr qsizetype usualWord = 5;
    constexpr qsizetype shortWord = 4;
    const qsizetype shorter = std::min(one.size(), other.size());
    const qsizetype longer = std::max(one.size(), other.size());
    if (longer - shorter > 2 || longer < shortWord || hasFigure(one) || hasFigure(other)) {
        return false;
    }
    const int distance = distanceOf(one, other);
    const bool isAnyLetter = shorter >= usualWord || shorter != longer;
    return shorter >= longWord ? distance <= 2
                               : distance == 1 && (isAnyLetter || one[0] == other[0]);
}

} // namespace

QString nameKey(const QString& name) {
    std::u32string plain;
    for (const char32_t point : name.normalized(QString::NormalizationForm_KD).toStdU32String()) {
        plain += plainSign(point);
    }
    return QString::fromStdString(readingKey(QString::fromStdU32String(plain).toStdString()))
        .normalized(QString::NormalizationForm_KC);
}

bool readsSame(const QString& one, const QString& other) {
    return one == other || nameKey(one) == nameKey(other);
}

bool isNearlySame(const QString& one, const QString& other) {
    const QString a = skeletonOf(one);
    const QString b = skeletonOf(other);
    if (a.isEmpty() || b.isEmpty() || readsSame(one, other)) {
        return false;
    }
    const QStringList words = a.split(u' ');
    const QStringList others = b.split(u' ');
    if (words.size() != others.size()) {
        return words.join(QString{}) == others.join(QString{});
    }
    int different = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] != others[i]) {
            ++different;
            if (!isNearWord(words[i], others[i])) {
                return false;
            }
        }
    }
    return different <= 1;
}

QString nearName(const People& people, const QString& name, const QStringList& others) {
    if (people.find(name) != nullptr) {
        return {};
    }
    const auto near = std::ranges::find_if(people.known, [&](const Person& person) {
        return isNearlySame(person.name, name) &&
               std::ranges::none_of(
                   others, [&](const QString& other) { return readsSame(other, person.name); });
    });
    return near == people.known.end() ? QString{} : near->name;
}

QString knownSpelling(const People& people, const QString& name) {
    const QString wanted = name.trimmed();
    const Person* const person = people.find(wanted);
    return person != nullptr && readsSame(person->name, wanted) ? person->name : wanted;
}

std::optional<Message> sameNameError(const std::vector<std::string>& names, std::size_t index) {
    const QString key = nameKey(QString::fromStdString(names[index]));
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i != index && nameKey(QString::fromStdString(names[i])) == key) {
            //% "“{one}” and “{name}” are the same name."
            return Message{.text = CIMAISE_TEXT("session.name.same"),
                           .arguments = {{"one", names[std::min(i, index)]},
                                         {"name", names[std::max(i, index)]}}};
        }
    }
    return std::nullopt;
}

std::optional<Message> sameNameError(const std::vector<std::string>& names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (std::optional<Message> error = sameNameError(names, i)) {
            return error;
        }
    }
    return std::nullopt;
}

People withoutSameNames(People people) {
    QHash<QString, std::size_t> seen;
    std::vector<Person> known;
    for (Person& person : people.known) {
        const QString key = nameKey(person.name);
        if (const auto earlier = seen.find(key); earlier == seen.end()) {
            seen.insert(key, known.size());
            known.push_back(std::move(person));
        } else if (Person& retained = known[*earlier]; retained.colour == Person::noSymbol) {
            retained.colour = person.colour;
            retained.shape = person.shape;
        }
    }
    people.known = std::move(known);
    return people;
}

NameIndex::NameIndex(const People& people) {
    for (auto alias = people.aliases.begin(); alias != people.aliases.end(); ++alias) {
        m_byName.insert(alias.key(), people.personOf(alias.key()));
        m_byKey.insert(nameKey(alias.key()), m_byName.value(alias.key()));
    }
    for (const Person& person : people.known) {
        m_byName.insert(person.name, person.name);
        m_byKey.insert(nameKey(person.name), person.name);
    }
}

QString NameIndex::personOf(const QString& name) {
    const auto known = m_byName.constFind(name);
    if (known != m_byName.constEnd()) {
        return *known;
    }
    const QString key = nameKey(name);
    if (!m_byKey.contains(key)) {
        m_byKey.insert(key, name);
    }
    m_byName.insert(name, m_byKey.value(key));
    return m_byName.value(name);
}

} // namespace cimaise
