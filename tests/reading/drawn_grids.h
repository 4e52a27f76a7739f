// Pictures of grids with printed numbers, drawn in the fonts of the app, which the classifier was
// not trained with.
#pragma once

#include "app/reading/picture.h"

#include <QImage>
#include <QRawFont>
#include <optional>
#include <vector>

namespace cimaise {

using Numbers = std::vector<std::vector<std::optional<int>>>;

struct DrawnGrid {
    QImage picture;
    reading::Corners corners;
};

/// Fonts of the app: without serifs, and with.
QRawFont plainFont();
QRawFont serifFont();

/// Grid of cells of 60 pixels with numbers in the middle, as a page of a newspaper shows it.
DrawnGrid drawnGrid(const Numbers& numbers, const QRawFont& font, bool light = false);

/// Turned by quarters clockwise, as a camera held sideways takes it; the corners begin at the
/// upper left of the turned picture.
DrawnGrid turned(const DrawnGrid& grid, int quarters);

} // namespace cimaise
