// Writes printed documents as files: PDF on A4 or Letter with embedded fonts; SVG; PNG at twice the
// size of the SVG.
#pragma once

#include "app/print/paper_parts.h"
#include "validators/layout/load_error.h"

#include <QByteArray>
#include <QStringList>
#include <optional>
#include <tl/expected.hpp>

namespace cimaise {

enum class PaperForm : std::uint8_t { pdf, png, svg };

/// What the names of files end in that papers can become here, in the order of the forms.
QStringList paperEndings();

enum class PaperSize : std::uint8_t { a4, letter };

/// What the name of a file asks for; nothing where it ends otherwise.
std::optional<PaperForm> paperFormOf(const QString& file);

/// Letter where it is what printers hold (the United States, Canada, Mexico), else A4.
PaperSize usualPaperSize();

/// The file as bytes; refused where it is too long for a picture.
tl::expected<QByteArray, LoadError> printedPaper(const Paper& paper, PaperForm form, PaperSize size);

/// A PNG for a chat, 1,080 px wide and as tall as it takes; refused where that is too much.
tl::expected<QByteArray, LoadError> chatPicture(const Paper& paper);

/// Puts it in the place of the file, in the form that its name asks for: all of it, or on a refusal
/// nothing.
tl::expected<void, LoadError> savePaper(const Paper& paper, const QString& file, PaperSize size);

/// That the name asks for no form that there is.
LoadError unknownForm();

} // namespace cimaise
