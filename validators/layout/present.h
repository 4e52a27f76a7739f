// Asks optional values whether they hold one: the standard library’s own function is nobody’s to
// point at.
#pragma once

namespace cimaise {

inline constexpr auto isPresent = [](const auto& value) { return value.has_value(); };

} // namespace cimaise
