// Implements changes by linear search, because the lists are short: exact names first, then names
// that read the same.
#include "app/library/people.h"

#include "app/library/same_name.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Iterator to the person whose name is `name`, or reads the same.
template <class List> auto called(List& known, const QString& name) {
    const auto exact = std::ranges::find(known, name, &Person::name);
    if (exact != known.end()) {
        return exact;
    }
    return std::ranges::find(known, nameKey(name),
                             [](const Person& person) { return nameKey(person.name); });
}

/// Makes all aliases of `from` aliases of `to`.
void turnAliases(People& people, const QString& from, const QString& to) {
    for (QString& name : people.aliases) {
        if (name == from) {
            name = to;
        }
    }
    people.aliases.remove(to);
}

} // namespace

QString People::personOf(const QString& name) const {
    QString current = aliases.value(name, name);
    if (const auto found = called(known, current); found != known.end()) {
        return found->name;
    }
    const QString key = nameKey(name);
    for (auto alias = aliases.begin(); current == name && alias != aliases.end(); ++alias) {
        if (nameKey(alias.key()) == key) {
            current = *alias;
        }
    }
    return current;
}

const Person* People::find(const QString& name) const {
    const auto found = std::ranges::find(known, personOf(name), &Person::name);
    return found == known.end() ? nullptr : &*found;
}

People withRecentPlayer(People people, const QString& name) {
    const QString person = people.personOf(name);
    const auto found = called(people.known, person);
    if (found == people.known.end()) {
        people.known.insert(people.known.begin(), Person{.name = person});
    } else {
        std::rotate(people.known.begin(), found, found + 1);
    }
    return people;
}

People withSymbol(People people, const QString& name, int colour, int shape) {
    if (const auto found = called(people.known, name); found != people.known.end()) {
        found->colour = colour;
        found->shape = shape;
    }
    return people;
}

People withPersonLike(People people, const QString& name, const QString& likeWhom) {
    const auto found = std::ranges::find(people.known, likeWhom, &Person::name);
    if (people.find(name) == nullptr && found != people.known.end()) {
        Person added = *found;
        added.name = name;
        people.known.insert(found, std::move(added));
    }
    return people;
}

People without(People people, const QString& name) {
    std::erase_if(people.known, [&](const Person& person) { return person.name == name; });
    return people;
}

People merged(People people, const QString& one, const QString& into) {
    if (one == into || called(people.known, into) == people.known.end()) {
        return people;
    }
    people = without(std::move(people), one);
    turnAliases(people, one, into);
    people.aliases.insert(one, into);
    return people;
}

People separated(People people, const QString& alias) {
    const auto after = called(people.known, people.aliases.value(alias));
    if (people.aliases.remove(alias) && after != people.known.end()) {
        people.known.insert(after + 1, Person{.name = alias});
    }
    return people;
}

People renamed(People people, const QString& from, const QString& to) {
    const auto found = called(people.known, from);
    if (found == people.known.end()) {
        return people;
    }
    const auto other = called(people.known, to);
    if (other == people.known.end() || other == found) {
        found->name = to;
        turnAliases(people, from, to);
        return people;
    }
    if (other->colour == Person::noSymbol) {
        other->colour = found->colour;
        other->shape = found->shape;
    }
    const QString name = other->name;
    people.known.erase(found);
    turnAliases(people, from, name);
    return people;
}

} // namespace cimaise
