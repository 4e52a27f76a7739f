// Pictures of QR codes as cameras take them: turned, tilted, blurred, dimmed, near and far; always
// the same ones.
#pragma once

#include <QImage>
#include <QString>
#include <vector>

namespace cimaise {

struct Seen {
    QString how;  ///< “art-society, tilted 20, blurred 1.5”
    QString text; ///< text of the code
    QImage picture;
};

/// Camera pictures, 1280 × 720 in shades of grey.
std::vector<Seen> film();

/// Picture files: the code by itself, from 25 to 400 % of its size on the page.
std::vector<Seen> pictures();

} // namespace cimaise
