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

/// Frames a second of the film below.
inline constexpr int handedOverRate = 10;

/// Camera pictures of phones that are held up one after the other: for each code two seconds, of
/// which the first has no readable code.
std::vector<Seen> handedOver(const std::vector<QString>& texts);

/// Camera picture of two codes side by side.
QImage sideBySide(const QString& left, const QString& right);

} // namespace cimaise
