// Compares names as a reader does: names that look alike belong to one person.
#pragma once

#include "app/library/people.h"
#include "positions/messages/message.h"

#include <QStringList>
#include <optional>
#include <string>

namespace cimaise {

/// Text that is equal for names that read the same. Ignores case, the encoding of accents (Unicode
/// normalization), invisible characters, kinds of apostrophes, hyphens and spaces, and outer and
/// repeated spaces.
QString nameKey(const QString& name);

/// True if the names read the same.
bool readsSame(const QString& one, const QString& other);

/// True if one name may be a misspelling of the other: without accents, or with a letter that is
/// missing, wrong, doubled or swapped with its neighbour. In short words fewer differences count,
/// and none where a figure or an initial differs.
bool isNearlySame(const QString& one, const QString& other);

/// Person whose name nearly equals `name`; empty if the name is known or no name is near. Names in
/// `others` are not suggested.
QString nearName(const People& people, const QString& name, const QStringList& others);

/// Spelling of the person whose name reads the same; `name` itself, without outer spaces, if there
/// is none.
QString knownSpelling(const People& people, const QString& name);

/// Problem if the name at `index` reads the same as another name; nullopt if there is none.
std::optional<Message> sameNameError(const std::vector<std::string>& names, std::size_t index);

/// Problem if two of the names read the same.
std::optional<Message> sameNameError(const std::vector<std::string>& names);

/// List without people whose name reads the same as a more recent one; their symbol is kept if the
/// recent one has none.
People withoutSameNames(People people);

/// Assigns the names in games to people, faster than People::personOf() for many names.
class NameIndex {
public:
    explicit NameIndex(const People& people);

    /// Current name of the person. Unknown names that read the same have the first spelling asked
    /// for.
    QString personOf(const QString& name);

private:
    QHash<QString, QString> m_byName;
    QHash<QString, QString> m_byKey;
};

} // namespace cimaise
