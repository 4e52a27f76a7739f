// Exports the games of the library as a file for other programs, or the whole library as an
// archive.
#pragma once

#include "app/library/library.h"
#include "app/texts/translator.h"
#include "app/transfer/job.h"

#include <QStringList>
#include <memory>

namespace cimaise {

enum class ExportFormat : std::uint8_t {
    csv,     ///< results, for spreadsheets
    jsonl,   ///< all games with their positions
    bgsplay, ///< results, for BG Stats
    cimaises ///< an archive of the whole library
};

/// Format for a file name extension; none if unknown.
std::optional<ExportFormat> exportFormatOf(const QString& file);

/// Character that separates cells where spreadsheets have this language.
char csvSeparatorOf(Language language);

/// Creates the job of an export, without starting it. The file is replaced at the end of the job.
/// The library must outlive the job. `separator` is that of a table; nullopt: that of the language.
tl::expected<std::unique_ptr<Job>, LoadError>
exportTo(Library& library, const QString& file, ExportFormat form, Language language,
         std::optional<char> separator = std::nullopt);

} // namespace cimaise
