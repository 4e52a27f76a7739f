// Known properties of an object during entry: any of civilisation, domain and value.
#pragma once

#include "positions/museum/museum_catalogue.h"

#include <optional>
#include <variant>

namespace cimaise::museum {

/// Trait of an object that one tap enters: its civilisation, its domain or its value.
using Trait = std::variant<Civilisation, Domain, int>;

struct Traits {
    std::optional<Civilisation> civilisation{};
    std::optional<Domain> domain{};
    std::optional<int> value{};

    bool operator==(const Traits&) const = default;
    [[nodiscard]] bool empty() const { return *this == Traits{}; }
    [[nodiscard]] bool has(const Trait& trait) const;
    void set(const Trait& trait);
    void drop(const Trait& trait);
    /// Adds the known traits of `other`.
    void add(const Traits& other);
    /// Object on a cell; nullopt until all traits are known.
    [[nodiscard]] std::optional<Object> objectAt(const Cell& cell) const;
};

Traits traitsOf(const Object& object);

/// Text of the known traits: “Roman, Culture, 3”.
Listing nameOf(const Traits& traits);

} // namespace cimaise::museum
