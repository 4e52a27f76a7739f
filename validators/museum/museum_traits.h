// Known properties of an object during entry: any of civilisation, domain and value.
#pragma once

#include "validators/museum/museum_catalogue.h"

#include <optional>
#include <variant>

namespace cimaise::museum {

/// What one touch says of an object: its civilisation, its domain or its value.
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
    /// Takes over what `other` knows.
    void add(const Traits& other);
    /// The object, lying on a cell; nothing until all is known.
    [[nodiscard]] std::optional<Object> objectAt(const Cell& cell) const;
};

Traits traitsOf(const Object& object);

/// “Roman, Culture, 3”; what is not known is left out.
Listing nameOf(const Traits& traits);

} // namespace cimaise::museum
