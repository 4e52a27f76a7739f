// Board in a text document, as an inline object of its size, with its name above and further pieces
// below.
#pragma once

#include "app/print/paper_parts.h"

#include <QObject>
#include <QTextCharFormat>
#include <QTextObjectInterface>

namespace cimaise {

class BoardObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int type = QTextFormat::UserObject + 1;

    using QObject::QObject;

    /// Adds a board and returns the format of the character that represents the board in the text.
    /// `size` is that of the board without its texts.
    QTextCharFormat add(const PaperBoard& board, const QSizeF& size);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    struct Placed {
        PaperBoard board;
        QSizeF size;
        double captionHeight = 0;
        double besideHeight = 0;
    };

    [[nodiscard]] const Placed& placed(const QTextFormat& format) const;

    std::vector<Placed> m_boards;
};

} // namespace cimaise
