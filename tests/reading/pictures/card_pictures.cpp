// Draws the cards as vectors through the perspective of the camera, then damages the pixels.
#include "tests/reading/pictures/card_pictures.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numbers>

namespace cimaise::pictures {

namespace {

/// Numbers between two bounds. Not std::uniform_real_distribution, which differs between libraries.
double between(Random& random, double least, double most) {
    constexpr double whole = 18446744073709551616.0;
    return least + (most - least) * (static_cast<double>(random()) / whole);
}
int upTo(Random& random, int count) {
    return std::min(count - 1, static_cast<int>(between(random, 0, count)));
}
bool chance(Random& random, double probability) { return between(random, 0, 1) < probability; }
double spread(Random& random, double deviation) { // about normal
    return deviation * (between(random, -1, 1) + between(random, -1, 1) + between(random, -1, 1));
}

QColor colourOf(Random& random, int lightness) {
    return QColor::fromHsl(upTo(random, 360), 30 + upTo(random, 160),
                           std::clamp(lightness + upTo(random, 60) - 30, 5, 250));
}

QPainterPath written(const QRawFont& font, const QString& text, double height) {
    QPainterPath path;
    double x = 0;
    const QList<quint32> glyphs = font.glyphIndexesForString(text);
    const QList<QPointF> advances = font.advancesForGlyphIndexes(glyphs);
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        path.addPath(font.pathForGlyph(glyphs[i]).translated(x, 0));
        x += advances[i].x();
    }
    path.setFillRule(Qt::WindingFill);
    const QRectF seven =
        font.pathForGlyph(font.glyphIndexesForString(QStringLiteral("7")).value(0)).boundingRect();
    const double scale = height / std::max(1.0, seven.height());
    return QTransform::fromScale(scale, scale).map(path);
}

void paintTable(QPainter& painter, Random& random, const QRectF& all) {
    const QColor ground = colourOf(random, 60 + upTo(random, 140));
    painter.fillRect(all, ground);
    const int kind = upTo(random, 3);
    const int strokes = kind == 0 ? 0 : 220;
    for (int i = 0; i < strokes; ++i) {
        QColor shade = ground.lighter(90 + upTo(random, 24));
        const double x = between(random, all.left(), all.right());
        const double y = between(random, all.top(), all.bottom());
        const double length =
            kind == 1 ? all.width() * between(random, 0.2, 1) : all.width() * 0.01;
        painter.setPen(QPen{shade, all.height() * between(random, 0.001, 0.006)});
        painter.drawLine(QPointF{x - length / 2, y},
                         QPointF{x + length / 2, y + spread(random, 4)});
    }
    painter.setPen(Qt::NoPen);
}

/// Something like a painting.
void paintArt(QPainter& painter, Random& random, const QRectF& frame, const QRawFont& font) {
    painter.save();
    painter.setClipRect(frame);
    QLinearGradient sky{frame.topLeft(), frame.bottomLeft()};
    sky.setColorAt(0, colourOf(random, 150));
    sky.setColorAt(1, colourOf(random, 100));
    painter.fillRect(frame, sky);
    const int shapes = 4 + upTo(random, 14);
    for (int i = 0; i < shapes; ++i) {
        const QPointF at{between(random, frame.left(), frame.right()),
                         between(random, frame.top(), frame.bottom())};
        const double size = frame.height() * between(random, 0.03, 0.4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(random, 120));
        switch (upTo(random, 4)) {
        case 0:
            painter.drawEllipse(at, size / 2, size * between(random, 0.2, 0.6));
            break;
        case 1: {
            QPolygonF polygon;
            for (int corner = 0; corner < 4; ++corner) {
                polygon << at + QPointF{between(random, -size, size), between(random, -size, size)};
            }
            painter.drawPolygon(polygon);
            break;
        }
        case 2:
            painter.setPen(QPen{painter.brush().color(), size * between(random, 0.03, 0.15)});
            painter.drawLine(
                at, at + QPointF{between(random, -size, size), between(random, -size, size)});
            break;
        default:
            painter.setPen(QPen{painter.brush().color(), size * between(random, 0.03, 0.12)});
            painter.drawArc(QRectF{at, QSizeF{size, size}}, upTo(random, 5760),
                            800 + upTo(random, 3000));
        }
    }
    if (chance(random, 0.15)) { // a signature
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(random, 60));
        const double height = frame.height() * 0.06;
        QPainterPath name = written(font, QStringLiteral("Monel"), height);
        painter.drawPath(
            name.translated(frame.left() + frame.width() * 0.5, frame.bottom() - height));
    }
    painter.restore();
    painter.setPen(Qt::NoPen);
}

QColor inkOn(const Design& design, const QColor& ground) {
    return design.light ? ground.lightness() > 190 ? QColor{30, 30, 30} : QColor{245, 242, 235}
           : ground.lightness() < 85 ? QColor{245, 242, 235}
                                     : QColor{25, 24, 28};
}

void paintNumber(QPainter& painter, const Design& design, const QRectF& card, int number) {
    const double digit = design.digitShare * card.height();
    const QPainterPath path = written(design.font, QString::number(number), digit);
    const QRectF ink = path.boundingRect();
    const double inset = 0.055 * card.height();
    const bool right = design.corner % 2 == 1;
    const bool low = design.corner >= 2;
    const QColor theme = design.themes[static_cast<std::size_t>(number % 5)];
    QColor ground = theme;
    QPointF middle{right ? card.right() - inset - digit * 0.75 : card.left() + inset + digit * 0.75,
                   low ? card.bottom() - inset - digit * 0.55 : card.top() + inset + digit * 0.55};
    if (design.ground == 1) {
        painter.setBrush(ground);
        painter.drawEllipse(middle, digit * 1.05, digit * 1.05);
    } else if (design.ground == 2) {
        const double tall = digit * 1.7;
        const double y = low ? card.bottom() - tall : card.top();
        painter.fillRect(QRectF{card.left(), y, card.width(), tall}, ground);
        middle.setY(y + tall / 2);
    } else {
        ground = QColor{244, 238, 226};
        painter.fillRect(
            QRectF{middle.x() - digit * 0.95, middle.y() - digit * 0.75, digit * 1.9, digit * 1.5},
            ground);
        painter.fillRect(
            QRectF{middle.x() - digit * 0.95, middle.y() + digit * 0.62, digit * 1.9, digit * 0.16},
            theme);
    }
    painter.setBrush(inkOn(design, ground));
    painter.drawPath(path.translated(middle - ink.center()));
}

void paintCard(QPainter& painter, Random& random, const Design& design, const QRectF& space,
               int number) {
    painter.save();
    painter.translate(space.center() +
                      QPointF{spread(random, 0.008), spread(random, 0.008)} * space.height());
    painter.rotate(spread(random, 0.6));
    const double height = space.height() * 0.97;
    const double width = std::min(height * design.aspect, space.width() * 0.98);
    const QRectF card{-width / 2, -height / 2, width, height};
    painter.setBrush(QColor{0, 0, 0, 70});
    painter.drawRoundedRect(card.translated(height * 0.012, height * 0.012), height * 0.03,
                            height * 0.03);
    const QColor theme = design.themes[static_cast<std::size_t>(number % 5)];
    painter.setBrush(design.ground == 0 ? QColor{244, 238, 226} : theme.lighter(120));
    painter.drawRoundedRect(card, height * 0.03, height * 0.03);
    const double border = design.border * height;
    paintArt(painter, random, card.adjusted(border, border, -border, -border), design.font);
    paintNumber(painter, design, card, number);
    painter.restore();
}

void paintToken(QPainter& painter, Random& random, const QPointF& middle, double size,
                bool stairs) {
    painter.setBrush(QColor{150, 120, 80});
    painter.drawEllipse(middle, size / 2, size / 2);
    painter.setPen(QPen{QColor{60, 40, 20}, size * 0.07});
    if (stairs) {
        QPolygonF steps;
        for (int i = 0; i < 4; ++i) {
            const double at = size * (0.15 * i - 0.28);
            steps << middle + QPointF{at, -at} << middle + QPointF{at + size * 0.15, -at};
        }
        painter.drawPolyline(steps);
    } else {
        for (int i = -1; i <= 1; ++i) {
            painter.drawLine(middle + QPointF{0, -size * 0.3},
                             middle + QPointF{i * size * 0.2, size * 0.15});
        }
    }
    painter.setPen(Qt::NoPen);
    (void)random;
}

// --- the camera ---

QPointF seen(const QPointF& at, const Conditions& conditions, double size) {
    constexpr double degree = std::numbers::pi / 180;
    const double c = std::cos(conditions.direction);
    const double s = std::sin(conditions.direction);
    double u = at.x() * c + at.y() * s;
    const double v = -at.x() * s + at.y() * c;
    const double depth = 1.6 * size + u * std::sin(conditions.tilt * degree);
    u = u * std::cos(conditions.tilt * degree) * 1.6 * size / depth;
    const double w = v * 1.6 * size / depth;
    const QPointF flat{u * c - w * s, u * s + w * c};
    return QTransform{}.rotate(conditions.skew).map(flat);
}

using Planes = std::array<std::vector<float>, 3>;

void blurRows(std::vector<float>& plane, int width, int height, const std::vector<float>& kernel,
              bool down) {
    std::vector<float> out(plane.size());
    const int reach = static_cast<int>(kernel.size()) / 2;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            float sum = 0;
            for (int i = -reach; i <= reach; ++i) {
                const int px = down ? x : std::clamp(x + i, 0, width - 1);
                const int py = down ? std::clamp(y + i, 0, height - 1) : y;
                sum += kernel[static_cast<std::size_t>(i + reach)] *
                       plane[static_cast<std::size_t>(py * width + px)];
            }
            out[static_cast<std::size_t>(y * width + x)] = sum;
        }
    }
    plane.swap(out);
}

std::vector<float> bell(double deviation) {
    const int reach = std::max(1, static_cast<int>(std::ceil(2.5 * deviation)));
    std::vector<float> kernel;
    float sum = 0;
    for (int i = -reach; i <= reach; ++i) {
        kernel.push_back(static_cast<float>(std::exp(-i * i / (2 * deviation * deviation))));
        sum += kernel.back();
    }
    for (float& weight : kernel) {
        weight /= sum;
    }
    return kernel;
}

/// Brightness that a shadow leaves at a pixel.
double shade(const Conditions& conditions, const QPointF& at, double angle, double level) {
    if (conditions.shadow == 0) {
        return 1;
    }
    const double side = at.x() * std::cos(angle) + at.y() * std::sin(angle) - level;
    const double soft = conditions.shadow == 1 ? 0.18 : 0.012;
    return 1 - 0.5 / (1 + std::exp(-side / soft));
}

double glareAt(const Conditions& conditions, const QPointF& at, const QPointF& middle,
               double angle) {
    const QPointF away = at - middle;
    const double along = away.x() * std::cos(angle) + away.y() * std::sin(angle);
    const double across = -away.x() * std::sin(angle) + away.y() * std::cos(angle);
    switch (conditions.glare) {
    case 1:
        return 190 * std::exp(-(along * along + across * across) / (2 * 0.07 * 0.07));
    case 2:
        return 150 * std::exp(-across * across / (2 * 0.025 * 0.025)) *
               std::exp(-along * along / (2 * 0.25 * 0.25));
    default:
        return 0;
    }
}

QImage damaged(const QImage& picture, const Conditions& conditions, Random& random) {
    const int width = picture.width();
    const int height = picture.height();
    const double angle = between(random, 0, 2 * std::numbers::pi);
    const double level = between(random, 0.2, 0.8) * (std::cos(angle) + std::sin(angle));
    const QPointF spot{between(random, 0.2, 0.8), between(random, 0.2, 0.8)};
    Planes planes;
    for (auto& plane : planes) {
        plane.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    }
    for (int y = 0; y < height; ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < width; ++x) {
            const QPointF at{static_cast<double>(x) / width, static_cast<double>(y) / height};
            const double dark = shade(conditions, at, angle, level) * conditions.light;
            const double bright = glareAt(conditions, at, spot, angle);
            const std::array<int, 3> values{qRed(line[x]), qGreen(line[x]), qBlue(line[x])};
            for (std::size_t i = 0; i < 3; ++i) {
                planes[i].push_back(
                    static_cast<float>(values[i] * dark * conditions.tint[i] + bright));
            }
        }
    }
    for (auto& plane : planes) {
        if (conditions.blur > 0) {
            blurRows(plane, width, height, bell(conditions.blur), false);
            blurRows(plane, width, height, bell(conditions.blur), true);
        }
        if (conditions.moved >= 1) {
            const auto count = static_cast<std::size_t>(conditions.moved) * 2 / 2 + 1;
            blurRows(plane, width, height,
                     std::vector<float>(count | 1U, 1.0F / static_cast<float>(count | 1U)),
                     chance(random, 0.0));
        }
    }
    QImage out{width, height, QImage::Format_RGB32};
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));
        const double band = conditions.banded ? 6 * std::sin(y * 0.7) : 0;
        for (int x = 0; x < width; ++x) {
            std::array<int, 3> values{};
            const double common = spread(random, conditions.noise * 0.8) + band;
            for (std::size_t i = 0; i < 3; ++i) {
                const double value =
                    static_cast<double>(planes[i][static_cast<std::size_t>(y * width + x)]) +
                    common + spread(random, conditions.noise * 0.6);
                values[i] = std::clamp(static_cast<int>(std::lround(value)), 0, 255);
            }
            line[x] = qRgb(values[0], values[1], values[2]);
        }
    }
    return out;
}

QImage compressed(const QImage& picture, int quality) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "JPEG", quality);
    return QImage::fromData(bytes, "JPEG").convertToFormat(QImage::Format_RGB32);
}

} // namespace

std::vector<std::string> fontsIn(const std::string& folder) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
        const std::string name = entry.path().string();
        if (!name.ends_with(".ttf") && !name.ends_with(".otf")) {
            continue;
        }
        const QRawFont font = fontOf(name);
        const QList<quint32> glyphs = font.isValid()
                                          ? font.glyphIndexesForString(QStringLiteral("0123456789"))
                                          : QList<quint32>{};
        bool usable = glyphs.size() == 10 && !glyphs.contains(0);
        for (qsizetype i = 0; usable && i < glyphs.size(); ++i) {
            usable = glyphs.count(glyphs[i]) == 1 && font.boundingRect(glyphs[i]).height() > 10;
        }
        if (usable) {
            files.push_back(name);
        }
    }
    std::ranges::sort(files);
    return files;
}

QRawFont fontOf(const std::string& file) { return QRawFont{QString::fromStdString(file), 64}; }

Design randomDesign(Random& random, const std::vector<std::string>& fonts) {
    Design design;
    // a package first, or those with many weights would be everywhere
    std::vector<std::string> folders;
    for (const std::string& font : fonts) {
        const std::string folder = std::filesystem::path{font}.parent_path().string();
        if (folders.empty() || folders.back() != folder) {
            folders.push_back(folder);
        }
    }
    const std::string& folder =
        folders[static_cast<std::size_t>(upTo(random, static_cast<int>(folders.size())))];
    std::vector<std::string> inFolder;
    std::ranges::copy_if(fonts, std::back_inserter(inFolder), [&](const std::string& font) {
        return std::filesystem::path{font}.parent_path() == folder;
    });
    design.fontName =
        inFolder[static_cast<std::size_t>(upTo(random, static_cast<int>(inFolder.size())))];
    design.font = fontOf(design.fontName);
    design.aspect = between(random, 0.62, 1.0);
    design.digitShare = between(random, 0.085, 0.17);
    design.corner = upTo(random, 4);
    design.ground = upTo(random, 3);
    design.light = chance(random, 0.35);
    design.border = between(random, 0.03, 0.12);
    design.tokens = between(random, 0.1, 0.35);
    const std::array<QColor, 5> usual{QColor{60, 140, 70}, QColor{140, 140, 140},
                                      QColor{50, 95, 180}, QColor{190, 50, 50},
                                      QColor{220, 180, 50}};
    for (std::size_t i = 0; i < usual.size(); ++i) {
        design.themes[i] =
            QColor::fromHsl(std::max(0, (usual[i].hslHue() + upTo(random, 16) - 8 + 360) % 360),
                            i == 1 ? 8 : 90 + upTo(random, 100), 85 + upTo(random, 70));
    }
    return design;
}

Conditions randomConditions(Random& random, Set set) {
    Conditions now;
    const bool held = set == Set::heldOut;
    now.digits = std::exp(between(random, std::log(8.0), std::log(40.0)));
    now.skew = between(random, -6, 6);
    now.tilt = between(random, 0, held ? 25 : 20);
    now.direction = between(random, 0, 2 * std::numbers::pi);
    now.blur = now.digits * between(random, 0.015, 0.055) + 0.3;
    now.moved = held && chance(random, 0.3) ? now.digits * between(random, 0.03, 0.12) : 0;
    now.shadow = chance(random, 0.4) ? (held ? 2 : 1) : 0;
    now.glare = chance(random, 0.25) ? (held ? 2 : 1) : 0;
    now.noise = between(random, 0, held ? 11 : 8);
    now.banded = held && chance(random, 0.2);
    now.quality = held ? 35 + upTo(random, 60) : 50 + upTo(random, 45);
    now.light = between(random, 0.55, 1.1);
    now.tint = {between(random, 0.88, 1.06), 1, between(random, 0.84, 1.06)};
    now.cornersOff = 0.004;
    return now;
}

Board randomBoard(Random& random, int columns, int highest, std::vector<int>& taken) {
    std::vector<int> deck;
    for (int number = 1; number <= highest; ++number) {
        deck.push_back(number);
    }
    for (std::size_t i = deck.size() - 1; i > 0; --i) {
        std::swap(deck[i], deck[static_cast<std::size_t>(upTo(random, static_cast<int>(i) + 1))]);
    }
    const double full = chance(random, 0.5) ? 1 : between(random, 0.3, 1);
    Board board{};
    std::size_t next = 0;
    for (auto& gallery : board) {
        std::vector<int> hung;
        std::vector<int> places;
        for (int column = 0; column < columns; ++column) {
            if (chance(random, full)) {
                places.push_back(column);
                hung.push_back(deck[next++]);
            }
        }
        std::ranges::sort(hung);
        for (std::size_t i = 0; i < places.size(); ++i) {
            gallery[static_cast<std::size_t>(places[i])] = hung[i];
        }
    }
    const std::size_t others =
        chance(random, 0.5) ? next + static_cast<std::size_t>(upTo(random, 18)) : next;
    taken.assign(deck.begin() + static_cast<std::ptrdiff_t>(next),
                 deck.begin() + static_cast<std::ptrdiff_t>(std::min(others, deck.size())));
    return board;
}

Photo photoOf(Random& random, const Design& design, const Conditions& conditions,
              const Board& board, int columns) {
    const double height = conditions.digits / design.digitShare; // of a card
    const double gap = design.tokens * height;
    const double width = height * design.aspect * 1.04;
    const QRectF grid{0, 0, width * columns, 3 * height + 2 * gap};
    const double size = std::max(grid.width(), grid.height());
    const auto camera = [&](const QPointF& at) {
        return seen(at - grid.center(), conditions, size);
    };
    const QPolygonF from{{grid.topLeft(), grid.topRight(), grid.bottomRight(), grid.bottomLeft()}};
    QPolygonF to;
    for (const QPointF& corner : from) {
        to << camera(corner);
    }
    const QRectF hull = to.boundingRect();
    const double margin = size * between(random, 0.04, 0.12);
    to.translate(QPointF{margin, margin} - hull.topLeft());
    QTransform perspective;
    QTransform::quadToQuad(from, to, perspective);
    QImage scene{static_cast<int>(hull.width() + 2 * margin),
                 static_cast<int>(hull.height() + 2 * margin), QImage::Format_RGB32};
    QPainter painter{&scene};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintTable(painter, random, QRectF{scene.rect()});
    painter.setTransform(perspective);
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < columns; ++column) {
            const QRectF space{column * width, row * (height + gap), width, height};
            const int number =
                board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (number > 0) {
                paintCard(painter, random, design, space, number);
            }
            if (row < 2) {
                paintToken(painter, random, {space.center().x(), space.bottom() + gap / 2},
                           gap * 0.85, chance(random, 0.5));
            }
        }
    }
    painter.end();
    Photo photo{.picture = compressed(damaged(scene, conditions, random), conditions.quality),
                .corners = {}};
    for (std::size_t i = 0; i < 4; ++i) {
        const QPointF at = to[static_cast<qsizetype>(i)];
        photo.corners[i] = {at.x() + spread(random, conditions.cornersOff * grid.width()),
                            at.y() + spread(random, conditions.cornersOff * grid.width())};
    }
    return photo;
}

Photo photoWithoutBoard(Random& random, Set set, const std::vector<std::string>& fonts) {
    const Conditions conditions = randomConditions(random, set);
    QImage scene{900, 700, QImage::Format_RGB32};
    QPainter painter{&scene};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintTable(painter, random, QRectF{scene.rect()});
    const QRawFont font = randomDesign(random, fonts).font;
    const int pictures = upTo(random, 12);
    for (int i = 0; i < pictures; ++i) {
        paintArt(painter, random,
                 QRectF{between(random, 0, 800), between(random, 0, 600), between(random, 40, 400),
                        between(random, 40, 400)},
                 font);
    }
    painter.setBrush(colourOf(random, 40));
    const int words = upTo(random, 3) == 0 ? 12 : 0;
    for (int i = 0; i < words; ++i) {
        painter.drawPath(written(font, QStringLiteral("Rathaus Vienna"), 14)
                             .translated(between(random, 0, 700), between(random, 20, 680)));
    }
    painter.end();
    return {.picture = compressed(damaged(scene, conditions, random), conditions.quality),
            .corners = {reading::Point{60, 50}, reading::Point{840, 60}, reading::Point{830, 650},
                        reading::Point{70, 640}}};
}

} // namespace cimaise::pictures
