// Players of this device: their names, their symbols, and names that belong to one person.
#pragma once

#include <QHash>
#include <QString>
#include <vector>

namespace cimaise {

struct Person {
    /// No symbol chosen: the seat determines it.
    static constexpr int noSymbol = -1;
    /// Number of colours, and number of shapes.
    static constexpr int signs = 5;

    QString name;
    int colour = noSymbol; ///< counted from 0
    int shape = noSymbol;  ///< counted from 0

    bool operator==(const Person&) const = default;
};

struct People {
    /// Most recently used first, each name once.
    std::vector<Person> known;
    /// Former names of people with their current names; a current name is never an alias itself.
    QHash<QString, QString> aliases;

    bool operator==(const People&) const = default;

    /// Current name of the person with this name in a game.
    [[nodiscard]] QString personOf(const QString& name) const;
    /// Finds a person by any of their names; null if unknown.
    [[nodiscard]] const Person* find(const QString& name) const;
};

// Functions that return a changed list of people. Unknown names change nothing.

/// Moves the person to the front, and adds unknown names.
People withRecentPlayer(People people, const QString& name);
/// Sets the symbol; both values from 0 to Person::signs − 1, or Person::noSymbol.
People withSymbol(People people, const QString& name, int colour, int shape);
/// Adds the person `name`, with the place in the list and the symbol of the person `likeWhom`,
/// unless `name` is known already or `likeWhom` is unknown.
People withPersonLike(People people, const QString& name, const QString& likeWhom);
/// Removes a person from the suggestions; the name stays in saved games.
People without(People people, const QString& name);
/// Merges two people: `one` becomes an alias of `into`.
People merged(People people, const QString& one, const QString& into);
/// Separates a former name from its person, who gets it back as a person of their own.
People separated(People people, const QString& alias);
/// Renames a person, or merges it into the person who is called `to`.
People renamed(People people, const QString& from, const QString& to);

} // namespace cimaise
