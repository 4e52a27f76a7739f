// Version of Cimaise.
#pragma once

#include <string_view>

namespace cimaise {

/// Version number, such as 1.0.0.
extern const std::string_view version;

/// Version with the commit of the build: “1.0.0, commit 1f4e5f8a”, followed by “+” if files had
/// been changed since; or a text that the commit is unknown.
extern const std::string_view versionAndCommit;

} // namespace cimaise
