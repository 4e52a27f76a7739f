// Lays out the parts of a document in lines and tables on pages of a given width.
#pragma once

#include "app/print/paper_parts.h"

#include <QTextDocument>
#include <memory>

namespace cimaise {

/// Boards are as large as they can be without another page. In units of 1/96 inch. `page` is what
/// is inside the margins; a height of 0: one page as long as it takes.
std::unique_ptr<QTextDocument> documentOf(const Paper& paper, const QSizeF& page);

/// Draws a page (0-based) at the painter's origin.
void paintPage(const QTextDocument& document, int page, QPainter& painter);

} // namespace cimaise
