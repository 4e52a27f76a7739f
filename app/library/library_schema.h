// Schema of the library in each version, and recognition of library files.
#pragma once

#include "app/library/library_connection.h"

#include <span>
#include <string_view>

namespace cimaise {

/// Application id in the header of every library file, by which `file` and Cimaise recognise it:
/// “Cima”.
inline constexpr int libraryApplicationId = 0x43696d61;

/// Statements that migrate a library from one version to the next.
using Migration = std::span<const std::string_view>;

/// All migrations: the n-th migrates a library to version n; version 0 is an empty file. New
/// migrations are added, existing ones never changed.
std::span<const Migration> libraryMigrations();

/// Reason why this version of Cimaise cannot read the file; nullopt for a library and for an empty
/// file.
std::optional<Message> refusal(Connection& connection, const QString& file,
                               qsizetype newestVersion = std::ssize(libraryMigrations()));

/// Migrates the tables to the newest version, in one transaction per version; stops at the first
/// error.
std::optional<QSqlError> migrate(Connection& connection,
                                 std::span<const Migration> versions = libraryMigrations());

} // namespace cimaise
