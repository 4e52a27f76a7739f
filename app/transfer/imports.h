// Imports an archive of another device into this library.
#pragma once

#include "app/library/library.h"
#include "app/transfer/job.h"

#include <QString>
#include <memory>

namespace cimaise {

/// True if the file name has the extension of an archive.
bool isArchive(const QString& file);

/// Number of house rules that the library would get from an archive. The player is asked about
/// them: new games begin with house rules.
int houseRulesIn(const Library& library, const QString& file);

/// Creates the job of an import, without starting it. Games of the library stay unchanged and are
/// not imported twice. After a cancellation or failure, imported games stay, and another import
/// continues from there. The library must outlive the job.
tl::expected<std::unique_ptr<Job>, LoadError> importFrom(Library& library, const QString& file,
                                                         bool withHouseRules);

} // namespace cimaise
