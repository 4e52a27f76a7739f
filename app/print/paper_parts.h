// Parts of a printed document, independent of the paper size. The same parts are drawn, and copied
// as text.
#pragma once

#include "app/print/printed_board.h"

#include <QStringList>
#include <variant>

namespace cimaise {

struct PaperLine {
    enum class Kind : std::uint8_t {
        title,
        subtitle,
        heading,
        verdict, ///< one word, in large letters
        strong,
        plain,
        soft,   ///< small print
        legend, ///< small print beside boards: explanation of their symbols
        item    ///< entry of a list
    };
    Kind kind = Kind::plain;
    QString text{};
    QColor ink{}; ///< invalid: the usual colour of the kind of line

    bool operator==(const PaperLine&) const = default;
};

/// Cell of figures: “12”, and below in small print “4 paintings × 3”.
struct PaperCell {
    QString figure{};
    QString below{};

    bool operator==(const PaperCell&) const = default;
};

struct PaperRow {
    QString title{};
    std::vector<PaperCell> cells{};
    bool isTotal = false;
};

/// Points of the players by score line.
struct PaperTable {
    QStringList names{};
    std::vector<PaperRow> rows{};
};

struct PaperBoard {
    QString caption{};
    PrintedBoard board{};
    QStringList beside{}; ///< pieces beside the board
};

/// Boards, side by side if there is room.
struct PaperBoards {
    std::vector<PaperBoard> boards{};
};

using PaperPart = std::variant<PaperLine, PaperTable, PaperBoards>;

struct Paper {
    QString title{}; ///< document title in file metadata
    std::vector<PaperPart> parts{};

    /// Adds a line, unless the text is empty.
    void add(PaperLine::Kind kind, const QString& text, const QColor& ink = {}) {
        if (!text.isEmpty()) {
            parts.emplace_back(PaperLine{.kind = kind, .text = text, .ink = ink});
        }
    }
    void add(PaperLine::Kind kind, const QStringList& texts) {
        for (const QString& text : texts) {
            add(kind, text);
        }
    }
};

/// Plain text for the clipboard, without the boards.
QString textOf(const Paper& paper);

} // namespace cimaise
