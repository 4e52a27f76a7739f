// Draws the keys of Musée's keypad with QPainter.
#include "app/viewmodels/musee/keypad_drawing.h"

#include "app/models/piece_colours.h"

#include <QPainter>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <utility>

namespace cimaise {

void KeypadDrawing::setKeys(RowsModel* keys) {
    if (keys == m_keys) {
        return;
    }
    if (m_keys != nullptr) {
        m_keys->disconnect(this);
    }
    m_keys = keys;
    if (keys != nullptr) {
        connect(keys, &RowsModel::dataChanged, this, &KeypadDrawing::readSome);
        connect(keys, &RowsModel::countChanged, this, &KeypadDrawing::readAll);
        connect(keys, &RowsModel::modelReset, this, &KeypadDrawing::readAll);
    }
    readAll();
}

void KeypadDrawing::setColumns(int columns) {
    m_columns = std::max(1, columns);
    redrawAll();
}

void KeypadDrawing::setKeySize(const QSizeF& size) {
    m_keySize = size;
    redrawAll();
}

void KeypadDrawing::setChosen(int number) {
    const int before = std::exchange(m_chosen, number);
    for (int index = 0; std::cmp_less(index, m_shown.size()); ++index) {
        const int shown = m_shown[static_cast<std::size_t>(index)].number;
        if (before != number && (shown == before || shown == number)) {
            redraw(index);
        }
    }
}

void KeypadDrawing::setHovered(int index) {
    redraw(std::exchange(m_hovered, index));
    redraw(index);
}

void KeypadDrawing::setPressed(int index) {
    redraw(std::exchange(m_pressed, index));
    redraw(index);
}

void KeypadDrawing::setStyle(const QVariantMap& style) {
    m_style = style;
    redrawAll();
}

KeypadDrawing::Key KeypadDrawing::read(int index) const {
    const auto value = [&](const char* role) { return m_keys->valueOf(index, role); };
    return {.number = value("number").toInt(),
            .theme = value("theme").toString(),
            .themeLetter = value("themeLetter").toString(),
            .legal = value("legal").toBool(),
            .hung = value("hung").toBool(),
            .inHand = value("inHand").toBool()};
}

void KeypadDrawing::readAll() {
    m_shown.clear();
    for (int index = 0; m_keys != nullptr && index < m_keys->count(); ++index) {
        m_shown.push_back(read(index));
    }
    redrawAll();
    emit legalChanged();
}

int KeypadDrawing::rowInView(int top, int rows) const {
    int first = -1;
    for (int index = 0; std::cmp_less(index, m_shown.size()); ++index) {
        const int row = index / m_columns;
        if (!m_shown[static_cast<std::size_t>(index)].legal) {
            continue;
        }
        if (row >= top && row < top + rows) {
            return top;
        }
        first = first < 0 ? row : first;
    }
    return first < 0 ? top : first;
}

void KeypadDrawing::redrawAll() {
    m_pictures.clear();
    m_redrawsAll = true;
    update();
}

QSGNode* KeypadDrawing::updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) {
    m_redrawsAll = false;
    return QQuickPaintedItem::updatePaintNode(node, data);
}

void KeypadDrawing::readSome(const QModelIndex& first, const QModelIndex& last) {
    bool otherLegal = false;
    for (int index = first.row(); index <= last.row(); ++index) {
        Key now = read(index);
        Key& before = m_shown[static_cast<std::size_t>(index)];
        if (now == before) {
            continue;
        }
        if (now.number != before.number) {
            m_pictures.clear();
        }
        otherLegal = otherLegal || now.legal != before.legal;
        before = std::move(now);
        redraw(index);
    }
    if (otherLegal) {
        emit legalChanged();
    }
}

QRectF KeypadDrawing::areaOf(int index) const {
    const int column = index % m_columns;
    const int row = index / m_columns;
    return {QPointF{column * m_keySize.width(), row * m_keySize.height()}, m_keySize};
}

void KeypadDrawing::redraw(int index) {
    if (index >= 0 && !m_redrawsAll) {
        update(areaOf(index).toAlignedRect());
    }
}

QColor KeypadDrawing::colour(const char* name) const {
    return m_style.value(QLatin1String(name)).value<QColor>();
}

QColor KeypadDrawing::inkOf(const Key& key) const {
    return colour(key.number == m_chosen ? "accentInk" : key.legal ? "ink" : "inkSoft");
}

QColor KeypadDrawing::plateOf(const Key& key, int index) const {
    if (key.number == m_chosen) {
        return colour("accent");
    }
    if (key.inHand) {
        return colour("accentWash");
    }
    if (!key.legal) {
        return index == m_hovered ? colour("wallShade") : QColor{Qt::transparent};
    }
    return colour(index == m_pressed ? "panelDown" : index == m_hovered ? "panelHover" : "panel");
}

QImage KeypadDrawing::handIcon(const QColor& colour, double pixelRatio) const {
    constexpr int size = 13;
    const QQmlEngine* engine = qmlEngine(this);
    auto* icons =
        engine == nullptr
            ? nullptr
            : static_cast<QQuickImageProvider*>(engine->imageProvider(QStringLiteral("icon")));
    if (icons == nullptr) {
        return {};
    }
    const int pixels = qRound(size * pixelRatio);
    QSize drawn;
    QImage icon = icons->requestImage(QStringLiteral("hand/%1").arg(colour.name(QColor::HexArgb)),
                                      &drawn, {pixels, pixels});
    icon.setDevicePixelRatio(pixelRatio);
    return icon;
}

void KeypadDrawing::paintPlate(QPainter& painter, const Key& key, int index) const {
    constexpr double gap = 2;
    constexpr double line = 1;
    constexpr double radius = 6;
    const QRectF plate = areaOf(index).adjusted(gap, gap, -gap, -gap);
    // the line lies inside the plate
    painter.setPen({colour(key.legal ? "controlOutline" : "outline"), line});
    painter.setBrush(plateOf(key, index));
    painter.drawRoundedRect(plate.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);
    QColor theme = pieceColour(key.theme.toStdString());
    constexpr float dimmed = 0.45F;
    theme.setAlphaF(key.legal ? 1 : dimmed);
    const QRectF area = areaOf(index);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme);
    painter.drawRoundedRect(QRectF{area.x() + 5, area.bottom() - 8, area.width() - 10, 4}, 2, 2);
}

void KeypadDrawing::paintTexts(QPainter& painter, const Key& key, const QRectF& area,
                               double pixelRatio) const {
    QFont font{m_style.value(QStringLiteral("family")).toString()};
    font.setPixelSize(std::max(1, m_style.value(QStringLiteral("digits")).toInt()));
    font.setStrikeOut(key.hung);
    font.setWeight(key.legal ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(inkOf(key));
    // the digits are centred a little lower, below the letter
    painter.drawText(area.translated(0, m_style.value(QStringLiteral("lower")).toInt()),
                     Qt::AlignCenter, QString::number(key.number));
    font.setPixelSize(std::max(1, m_style.value(QStringLiteral("letter")).toInt()));
    font.setStrikeOut(false);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.drawText(area.adjusted(0, 2, -4, 0), Qt::AlignRight | Qt::AlignTop, key.themeLetter);
    if (key.inHand) {
        painter.drawImage(area.topLeft() + QPointF{3, 3}, handIcon(inkOf(key), pixelRatio));
    }
}

const QImage& KeypadDrawing::pictureOf(int index, double pixelRatio) {
    const Key& key = m_shown[static_cast<std::size_t>(index)];
    int style = index;
    for (const bool part : {key.legal, key.hung, key.inHand, key.number == m_chosen,
                            index == m_hovered, index == m_pressed}) {
        style = 2 * style + (part ? 1 : 0);
    }
    QImage& picture = m_pictures[style];
    if (picture.isNull()) {
        const QRectF area = areaOf(index);
        const QRect pixels = area.toAlignedRect();
        picture = QImage{(QSizeF{pixels.size()} * pixelRatio).toSize(),
                         QImage::Format_ARGB32_Premultiplied};
        picture.setDevicePixelRatio(pixelRatio);
        picture.fill(Qt::transparent);
        QPainter painter{&picture};
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(-pixels.topLeft());
        paintPlate(painter, key, index);
        paintTexts(painter, key, area, pixelRatio);
    }
    return picture;
}

void KeypadDrawing::paint(QPainter* painter) {
    const double pixelRatio = painter->device()->devicePixelRatio();
    if (m_pixelRatio != pixelRatio) {
        m_pixelRatio = pixelRatio;
        m_pictures.clear();
    }
    const QRectF dirty = painter->hasClipping() ? painter->clipBoundingRect() : boundingRect();
    for (int index = 0; std::cmp_less(index, m_shown.size()); ++index) {
        const QRectF area = areaOf(index);
        if (area.intersects(dirty)) {
            painter->drawImage(area.toAlignedRect().topLeft(), pictureOf(index, pixelRatio));
        }
    }
}

} // namespace cimaise
