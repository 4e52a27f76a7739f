// Exports the whole library as an archive.
#pragma once

#include "app/transfer/export_job.h"

namespace cimaise {

std::unique_ptr<Job> archiveJob(Library& library, const QString& file,
                                std::vector<GameSummary> games, ReplacedFile begun,
                                const Origins& origins);

} // namespace cimaise
