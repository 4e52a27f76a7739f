// Combines the known properties of an object.
#include "positions/museum/museum_traits.h"

namespace cimaise::museum {

bool Traits::has(const Trait& trait) const {
    Traits other = *this;
    other.set(trait);
    return other == *this;
}

void Traits::set(const Trait& trait) {
    if (const auto* const one = std::get_if<Civilisation>(&trait)) {
        civilisation = *one;
    } else if (const auto* const kind = std::get_if<Domain>(&trait)) {
        domain = *kind;
    } else {
        value = std::get<int>(trait);
    }
}

void Traits::drop(const Trait& trait) {
    if (std::holds_alternative<Civilisation>(trait)) {
        civilisation.reset();
    } else if (std::holds_alternative<Domain>(trait)) {
        domain.reset();
    } else {
        value.reset();
    }
}

void Traits::add(const Traits& other) {
    civilisation = other.civilisation ? other.civilisation : civilisation;
    domain = other.domain ? other.domain : domain;
    value = other.value ? other.value : value;
}

std::optional<Object> Traits::objectAt(const Cell& cell) const {
    if (!civilisation || !domain || !value) {
        return std::nullopt;
    }
    return Object{.at = cell, .civilisation = *civilisation, .domain = *domain, .value = *value};
}

Traits traitsOf(const Object& object) {
    return {.civilisation = object.civilisation, .domain = object.domain, .value = object.value};
}

Listing nameOf(const Traits& traits) {
    Listing name;
    if (traits.civilisation) {
        name.parts.emplace_back(info(*traits.civilisation).name);
    }
    if (traits.domain) {
        name.parts.emplace_back(info(*traits.domain).name);
    }
    if (traits.value) {
        name.parts.emplace_back(*traits.value);
    }
    return name;
}

} // namespace cimaise::museum
