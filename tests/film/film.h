// Pictures of QR codes as cameras take them: turned, tilted, blurred, dimmed, near and far; always
// the same ones.
#pragma once

#include <QImage>
#include <QString>
#include <vector>

namespace cimaise {

struct Seen {
    QString how;  ///< “art-society, tilted 20, blurred 1.5”
    QString text; ///< what the code says
    QImage picture;
};

/// What a camera sees, 1280 × 720 in shades of grey.
std::vector<Seen> film();

/// Pictures in files: the code alone, from 25 to 400 % of the size at which the page shows it.
std::vector<Seen> pictures();

} // namespace cimaise
