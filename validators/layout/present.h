// Predicate that an optional holds a value, because the address of the standard library's own
// member function may not be taken.
#pragma once

namespace cimaise {

inline constexpr auto isPresent = [](const auto& value) { return value.has_value(); };

} // namespace cimaise
