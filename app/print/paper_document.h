// Lays out the parts of a document in lines and tables on pages of a given width.
#pragma once

#include "app/print/paper_parts.h"

#include <QTextDocument>
#include <memory>

namespace cimaise {

/// Document for pages of size `page`, the area inside the margins, in units of 1/96 inch; a height
/// of 0 means one page as long as needed. Boards are as large as possible without an additional
/// page.
std::unique_ptr<QTextDocument> documentOf(const Paper& paper, const QSizeF& page);

/// Draws a page (0-based) at the painter's origin.
void paintPage(const QTextDocument& document, int page, QPainter& painter);

} // namespace cimaise
