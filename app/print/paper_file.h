// Writes printed documents as files: PDF on A4 or Letter with embedded fonts; SVG; PNG at twice the
// size of the SVG.
#pragma once

#include "app/print/paper_parts.h"
#include "positions/file/load_error.h"

#include <QByteArray>
#include <QStringList>
#include <optional>
#include <tl/expected.hpp>

namespace cimaise {

enum class PaperFormat : std::uint8_t { pdf, png, svg };

/// File name extensions of the formats supported here, in the order of PaperFormat.
QStringList paperExtensions();

enum class PaperSize : std::uint8_t { a4, letter };

/// Format for a file name extension; none if unknown.
std::optional<PaperFormat> paperFormatOf(const QString& file);

/// Paper size of the user’s country: Letter in the United States, Canada and Mexico, otherwise A4.
PaperSize defaultPaperSize();

/// Document as bytes of a file. Fails if it is too long for a picture.
tl::expected<QByteArray, LoadError> printedPaper(const Paper& paper, PaperFormat form,
                                                 PaperSize size);

/// PNG for a chat, 1,080 px wide and as tall as needed. Fails if it would be too tall.
tl::expected<QByteArray, LoadError> chatPicture(const Paper& paper);

/// Replaces the file by the document, in the format of its extension, completely or, on an error,
/// not at all.
tl::expected<void, LoadError> savePaper(const Paper& paper, const QString& file, PaperSize size);

/// Error about a file name extension that is no supported format.
LoadError unknownFormat();

} // namespace cimaise
