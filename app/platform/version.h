// Version of Cimaise.
#pragma once

#include <string_view>

namespace cimaise {

/// Such as 1.0.0.
extern const std::string_view version;

/// With the commit it was built from: “1.0.0, commit 1f4e5f8a”, and a “+” behind it where files
/// were changed since; or that nobody knows which commit that is.
extern const std::string_view versionAndCommit;

} // namespace cimaise
