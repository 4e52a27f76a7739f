// Writes the whole library as an archive.
#pragma once

#include "app/handover/export_job.h"

namespace cimaise {

tl::expected<std::unique_ptr<Job>, Refusal> archiveJob(Library& library, const QString& file,
                                                       std::vector<GameSummary> games,
                                                       ReplacedFile begun);

} // namespace cimaise
