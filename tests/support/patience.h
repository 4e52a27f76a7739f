// Time limit of waits in tests.
#pragma once

namespace cimaise {

/// In ms: ends a test that hangs, not one on a slow machine.
inline constexpr int patience = 300'000;

} // namespace cimaise
