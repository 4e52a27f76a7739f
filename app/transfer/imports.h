// Imports an archive of another device into this library.
#pragma once

#include "app/transfer/job.h"
#include "app/library/library.h"

#include <QString>
#include <memory>

namespace cimaise {

/// Whether the name says that it is one.
bool isArchive(const QString& file);

/// Number of house rules that the library would get from an archive. The player is asked about
/// them: new games begin with house rules.
int houseRulesIn(const Library& library, const QString& file);

/// The work of joining it, none of which is done yet. What is here stays as it is, and a game that
/// is here is not added again. What has come in by the time that it is stopped, or fails, stays;
/// done again, it goes on from there. The library outlives it.
tl::expected<std::unique_ptr<Job>, LoadError> importFrom(Library& library, const QString& file,
                                                       bool withHouseRules);

} // namespace cimaise
