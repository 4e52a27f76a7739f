// Exports the games of the library as a file for other programs, or the whole library as an
// archive.
#pragma once

#include "app/transfer/job.h"
#include "app/library/library.h"
#include "app/texts/translator.h"

#include <QStringList>
#include <memory>

namespace cimaise {

enum class ExportForm : std::uint8_t {
    csv,     ///< results, for spreadsheets
    jsonl,   ///< every game with all that lies on its table
    bgsplay, ///< results, for BG Stats
    cimaises ///< an archive
};

/// What the name of a file asks for; nothing where it ends otherwise.
std::optional<ExportForm> exportFormOf(const QString& file);

/// The work of writing it, none of which is done yet: the file takes an old one’s place at the end
/// of it. Both outlive it.
tl::expected<std::unique_ptr<Job>, LoadError> exportTo(Library& library, const QString& file,
                                                     ExportForm form, Language language);

} // namespace cimaise
