// Validates imported people: names as in a game's file, existing symbols only.
#include "app/transfer/archived_people.h"

#include "app/texts/qt_texts.h"
#include "positions/text/name_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

/// Maximum number of people that are read.
constexpr std::size_t mostPeople = 1000;

/// Parses a name; empty for any other value.
QString nameIn(const Json& json) {
    const bool isName =
        json.is_string() && nameFault(json.get_ref<const std::string&>()) == NameFault::none;
    return isName ? toQt(json.get<std::string>()) : QString{};
}

int signIn(const Json& person, const char* key) {
    const auto found = person.find(key);
    const bool isNumber = found != person.end() && found->is_number_integer();
    const auto sign = isNumber ? found->get<std::int64_t>() : Person::noSymbol;
    return sign >= 0 && sign < Person::signs ? static_cast<int>(sign) : Person::noSymbol;
}

void takePerson(People& people, const Json& json) {
    const QString name = json.is_object() ? nameIn(json.value("name", Json{})) : QString{};
    if (name.isEmpty()) {
        return;
    }
    const Person carried{
        .name = name, .colour = signIn(json, "colour"), .shape = signIn(json, "shape")};
    const QString person = people.personOf(name);
    const auto found = std::ranges::find(people.known, person, &Person::name);
    if (found == people.known.end()) {
        people.known.push_back(carried);
        people.known.back().name = person;
    } else if (found->colour == Person::noSymbol && found->shape == Person::noSymbol) {
        found->colour = carried.colour;
        found->shape = carried.shape;
    }
}

void takeAlias(People& people, const QString& alias, const QString& name) {
    const QString person = people.personOf(name);
    const bool isOwn = people.find(alias) != nullptr || people.aliases.contains(alias);
    if (!alias.isEmpty() && !isOwn && alias != person && people.find(person) != nullptr) {
        people.aliases.insert(alias, person);
    }
}

} // namespace

Json exportPeople(const Library& library) {
    Json known = Json::array();
    for (const Person& person : library.people().known) {
        known.push_back({{"name", person.name.toStdString()},
                         {"colour", person.colour},
                         {"shape", person.shape}});
    }
    Json aliases = Json::object();
    for (const auto& [alias, name] : library.people().aliases.asKeyValueRange()) {
        aliases[alias.toStdString()] = name.toStdString();
    }
    return {{"known", std::move(known)}, {"aliases", std::move(aliases)}};
}

int importPeople(Library& library, const Json& people) {
    People all = library.people();
    const Json known = people.is_object() ? people.value("known", Json::array()) : Json::array();
    for (std::size_t i = 0; known.is_array() && i < std::min(known.size(), mostPeople); ++i) {
        takePerson(all, known[i]);
    }
    const Json aliases =
        people.is_object() ? people.value("aliases", Json::object()) : Json::object();
    for (const auto& [alias, name] : aliases.items()) {
        takeAlias(all, nameIn(Json(alias)), nameIn(name));
    }
    const auto added = all.known.size() - library.people().known.size();
    if (all != library.people()) {
        library.setPeople(all);
    }
    return static_cast<int>(added);
}

} // namespace cimaise
