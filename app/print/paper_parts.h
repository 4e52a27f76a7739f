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
        verdict, ///< one word, to be read across a table
        strong,
        plain,
        soft,   ///< small print
        legend, ///< the same beside boards: what their signs mean
        item    ///< of a list
    };
    Kind kind = Kind::plain;
    QString text{};
    QColor ink{}; ///< the kind's own where it is not valid

    bool operator==(const PaperLine&) const = default;
};

/// A cell of figures: “12”, and below it, small, “4 paintings × 3”.
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

/// Who has how many points for what.
struct PaperTable {
    QStringList names{};
    std::vector<PaperRow> rows{};
};

struct PaperBoard {
    QString caption{};
    PrintedBoard board{};
    QStringList beside{}; ///< what lies there
};

/// Boards beside each other where there is room.
struct PaperBoards {
    std::vector<PaperBoard> boards{};
};

using PaperPart = std::variant<PaperLine, PaperTable, PaperBoards>;

struct Paper {
    QString title{}; ///< as a list of documents has it
    std::vector<PaperPart> parts{};

    /// Nothing is added for an empty text.
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

/// For the clipboard: lines of plain text, without the boards.
QString textOf(const Paper& paper);

} // namespace cimaise
