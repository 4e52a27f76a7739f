// Writes the parts as lines of text. A table becomes one line for each score line: “Total: Ana 34,
// Bo 29”.
#include "app/print/paper_parts.h"

namespace cimaise {

namespace {

QString asText(const PaperLine& line) {
    switch (line.kind) {
    case PaperLine::Kind::heading:
    case PaperLine::Kind::verdict:
        return u'\n' + line.text + u'\n';
    case PaperLine::Kind::item:
        return QStringLiteral("– ") + line.text + u'\n';
    case PaperLine::Kind::legend:
        return {}; // the text has no boards whose symbols need an explanation
    default:
        return line.text + u'\n';
    }
}

QString asText(const PaperTable& table) {
    QString text{u'\n'};
    for (const PaperRow& row : table.rows) {
        QStringList cells;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            cells << QStringLiteral("%1 %2").arg(table.names.value(static_cast<qsizetype>(i)),
                                                 row.cells[i].figure);
        }
        text += QStringLiteral("%1 · %2\n").arg(row.title, cells.join(QStringLiteral(", ")));
    }
    return text;
}

QString asText(const PaperBoards& boards) {
    QString text;
    for (const PaperBoard& board : boards.boards) {
        for (const QString& line : board.beside) {
            text += QStringLiteral("%1 · %2\n").arg(board.caption, line);
        }
    }
    return text;
}

} // namespace

QString textOf(const Paper& paper) {
    QString text;
    for (const PaperPart& part : paper.parts) {
        text += std::visit([](const auto& one) { return asText(one); }, part);
    }
    return text;
}

} // namespace cimaise
