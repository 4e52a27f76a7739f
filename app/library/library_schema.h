// Schema of the library in each version, and recognition of library files.
#pragma once

#include "app/library/library_connection.h"

#include <span>
#include <string_view>

namespace cimaise {

/// In every library's header, so that `file` and we know it: “Cima”.
inline constexpr int libraryApplicationId = 0x43696d61;

/// The statements that lead from one version to the next.
using Migration = std::span<const std::string_view>;

/// From version 0, an empty file, on: the n-th leads to version n. Entries are added, never
/// changed.
std::span<const Migration> libraryMigrations();

/// Why the file may not be read by this version; none for a library, and for an empty file.
std::optional<Message> refusal(Connection& connection, const QString& file,
                               qsizetype newestVersion = std::ssize(libraryMigrations()));

/// Brings the tables up to date, one transaction a version; stops at the first that fails.
std::optional<QSqlError> migrate(Connection& connection,
                                 std::span<const Migration> migrations = libraryMigrations());

} // namespace cimaise
