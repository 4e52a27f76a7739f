// Predicate that is true if an optional has a value; a lambda, because the address of a member
// function of the standard library must not be taken.
#pragma once

namespace cimaise {

inline constexpr auto isPresent = [](const auto& value) { return value.has_value(); };

} // namespace cimaise
