// Players of this device: their names, their symbols, and names that belong to one person.
#pragma once

#include <QHash>
#include <QString>
#include <vector>

namespace cimaise {

struct Person {
    /// No sign was chosen: the seat decides.
    static constexpr int noSign = -1;
    /// How many colours there are, and how many shapes.
    static constexpr int signs = 5;

    QString name;
    int colour = noSign; ///< counted from 0
    int shape = noSign;  ///< counted from 0

    bool operator==(const Person&) const = default;
};

struct People {
    /// The last used first, each name once.
    std::vector<Person> known;
    /// Names of people who have another one by now, and that one; none leads to another alias.
    QHash<QString, QString> aliases;

    bool operator==(const People&) const = default;

    /// What somebody who is called so in a game is called on this device.
    [[nodiscard]] QString personOf(const QString& name) const;
    /// By any of their names; null for nobody who is known.
    [[nodiscard]] const Person* find(const QString& name) const;
};

// What the list of people becomes. A name that is not known changes nothing.

/// Somebody plays: they come first.
People remembering(People people, const QString& name);
/// Both from 0 to Person::signs − 1, or Person::noSign.
People withSign(People people, const QString& name, int colour, int shape);
/// They are not offered any more. What is remembered of their games stays theirs.
People without(People people, const QString& name);
/// `one` was `into` all along.
People merged(People people, const QString& one, const QString& into);
/// `to` is nobody else’s name.
People renamed(People people, const QString& from, const QString& to);

} // namespace cimaise
