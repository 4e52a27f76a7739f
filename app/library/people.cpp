// Implements changes by linear search, because the lists are short.
#include "app/library/people.h"

#include <algorithm>

namespace cimaise {

namespace {

auto called(People& people, const QString& name) {
    return std::ranges::find(people.known, name, &Person::name);
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

QString People::personOf(const QString& name) const { return aliases.value(name, name); }

const Person* People::find(const QString& name) const {
    const auto found = std::ranges::find(known, personOf(name), &Person::name);
    return found == known.end() ? nullptr : &*found;
}

People withRecentPlayer(People people, const QString& name) {
    const QString person = people.personOf(name);
    const auto found = called(people, person);
    if (found == people.known.end()) {
        people.known.insert(people.known.begin(), Person{.name = person});
    } else {
        std::rotate(people.known.begin(), found, found + 1);
    }
    return people;
}

People withSymbol(People people, const QString& name, int colour, int shape) {
    if (const auto found = called(people, name); found != people.known.end()) {
        found->colour = colour;
        found->shape = shape;
    }
    return people;
}

People without(People people, const QString& name) {
    std::erase_if(people.known, [&](const Person& person) { return person.name == name; });
    return people;
}

People merged(People people, const QString& one, const QString& into) {
    if (one == into || called(people, into) == people.known.end()) {
        return people;
    }
    people = without(std::move(people), one);
    turnAliases(people, one, into);
    people.aliases.insert(one, into);
    return people;
}

People renamed(People people, const QString& from, const QString& to) {
    if (const auto found = called(people, from); found != people.known.end()) {
        found->name = to;
        turnAliases(people, from, to);
    }
    return people;
}

} // namespace cimaise
