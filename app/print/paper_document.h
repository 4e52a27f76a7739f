// Lays out the parts of a document in lines and tables on pages of a given width.
#pragma once

#include "app/print/paper_parts.h"

#include <QObject>
#include <QTextCharFormat>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <memory>

namespace cimaise {

/// Board in a text document, as an inline object of its size, with its name above and further
/// pieces below.
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

/// Document for pages of size `page`, the area inside the margins, in units of 1/96 inch; a height
/// of 0 means one page as long as needed. Boards are as large as possible without an additional
/// page.
std::unique_ptr<QTextDocument> documentOf(const Paper& paper, const QSizeF& page);

/// Draws a page (0-based) at the painter's origin.
void paintPage(const QTextDocument& document, int page, QPainter& painter);

} // namespace cimaise
