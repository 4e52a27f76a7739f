// Prints a museum: the plan with its walls and Main Gallery; each object with the letters of its
// civilisation and domain and its value.
#include "app/games/museum/museum_ui.h"
#include "app/print/print_colours.h"
#include "app/print/printed_board.h"
#include "app/texts/qt_texts.h"
#include "positions/museum/museum_catalogue.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "On each object: the letters of its civilisation and domain, and its value. Thick frames: the Main Gallery. ×: a blocked slot."
constexpr TextId planLegend = CIMAISE_TEXT("paper.museum.legend");
//% "Experts: {experts}"
constexpr TextId expertsText = CIMAISE_TEXT("paper.museum.experts");
//% "Patron: {patron}"
constexpr TextId patronText = CIMAISE_TEXT("paper.museum.patron");

void addSlot(PrintedBoard& print, const QRectF& at, char mark) {
    const bool main = mark == mainMark;
    print.boxes.push_back({.at = at.adjusted(0.03, 0.03, -0.03, -0.03),
                           .fill = print::emptyFill,
                           .edge = main ? print::moulding : print::grid,
                           .thickness = main ? 0.08 : 0.02});
    if (mark == blockedMark) {
        print.words.push_back(
            {.at = at, .text = QStringLiteral("×"), .ink = print::softInk, .size = 0.5});
    }
}

void addObject(PrintedBoard& print, const QRectF& at, const Object& object, bool main,
               const BoardToPrint& board) {
    const QColor mat = print::ofPiece(info(object.civilisation).id);
    const QColor ink = print::inkOn(mat);
    print.boxes.push_back({.at = at.adjusted(0.06, 0.06, -0.06, -0.06),
                           .fill = mat,
                           .edge = main ? print::moulding : QColor{},
                           .thickness = 0.06});
    const QRectF inside = at.adjusted(0.14, 0.1, -0.14, -0.08);
    const double half = inside.width() / 2 - 0.02;
    const QString letters = board.text(info(object.civilisation).letters);
    print.words.push_back({.at = inside.adjusted(0, 0, -half - 0.04, 0),
                           .text = letters,
                           .ink = ink,
                           .size = letters.size() > 2 ? 0.2 : 0.26,
                           .align = Qt::AlignLeft | Qt::AlignTop,
                           .strong = true});
    print.words.push_back({.at = inside.adjusted(half + 0.04, 0, 0, 0),
                           .text = board.text(info(object.domain).letters),
                           .ink = ink,
                           .size = 0.26,
                           .align = Qt::AlignRight | Qt::AlignTop});
    print.words.push_back({.at = inside,
                           .text = QString::number(object.value),
                           .ink = ink,
                           .size = 0.46,
                           .align = Qt::AlignHCenter | Qt::AlignBottom,
                           .strong = true});
}

QLineF between(const Wall& wall) {
    const auto& [one, other] = wall;
    const double right = std::max(one.column, other.column) - 1.0;
    const double bottom = std::max(one.row, other.row) - 1.0;
    return one.row == other.row ? QLineF{right, bottom, right, bottom + 1}
                                : QLineF{right, bottom, right + 1, bottom};
}

QRectF cellOf(int column, int row) { return {column - 1.0, row - 1.0, 1, 1}; }

void addPlan(PrintedBoard& print, const Board& plan, const BoardToPrint& board) {
    for (int row = 1; row <= rowsOf(plan); ++row) {
        for (int column = 1; column <= columnsOf(plan); ++column) {
            const char mark = cellCharacterAt(plan, {column, row});
            if (mark != noSlotMark) {
                addSlot(print, cellOf(column, row), mark);
            }
            addRing(print, cellOf(column, row), board.highlightAt(slotPlace({column, row})));
        }
    }
    for (const Wall& wall : *plan.walls) {
        print.strokes.push_back({.at = between(wall), .ink = print::ink, .thickness = 0.12});
    }
}

TextId nameOfExpert(const Expert& expert) {
    if (const auto* const civilisation = std::get_if<Civilisation>(&expert)) {
        return info(*civilisation).name;
    }
    const auto* const domain = std::get_if<Domain>(&expert);
    return domain == nullptr ? TextId{} : info(*domain).name;
}

QString expertInWords(const Expert& expert, const Translator& words) {
    const auto* const name = std::get_if<std::string>(&expert);
    return name == nullptr ? format(words, nameOfExpert(expert)) : toQt(*name);
}

} // namespace

PrintedBoard printed(const Layout& layout, const BoardToPrint& board) {
    const Museum& museum = layout.museums[static_cast<std::size_t>(board.side)];
    const Board& plan = boardOf(layout, museum);
    PrintedBoard print{
        .size = {static_cast<double>(columnsOf(plan)), static_cast<double>(rowsOf(plan))}};
    addPlan(print, plan, board);
    for (const Object& object : *museum.objects) {
        if (isSlot(plan, object.at)) {
            addObject(print, cellOf(object.at.column, object.at.row), object,
                      cellCharacterAt(plan, object.at) == mainMark, board);
        }
    }
    return print;
}

QStringList legendOf(const Layout& /*layout*/, const Translator& words) {
    return {format(words, planLegend)};
}

QStringList besideOf(const Layout& layout, int side, const Translator& words) {
    const Museum& museum = layout.museums[static_cast<std::size_t>(side)];
    QStringList lines;
    QStringList experts;
    for (const Expert& expert : *museum.experts) {
        experts << expertInWords(expert, words);
    }
    if (!experts.isEmpty()) {
        lines << format(words, expertsText,
                        {{"experts", experts.join(QStringLiteral(", ")).toStdString()}});
    }
    if (*museum.patron) {
        lines << format(words, patronText, {{"patron", info((*museum.patron)->kind).name}});
    }
    return lines;
}

} // namespace cimaise::museum
