// Prints a Musée: three galleries of numbered paintings with their themes' letters, the Staircases
// between them, and the holders of bonuses.
#include "app/games/musee/musee_preferences.h"
#include "app/games/musee/musee_ui.h"
#include "app/print/print_colours.h"
#include "app/print/printed_board.h"
#include "app/texts/qt_texts.h"
#include "positions/musee/musee_catalogue.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

//% "Stepped line: Staircase. Elsewhere: Chandelier."
constexpr TextId staircaseLegend = CIMAISE_TEXT("paper.musee.legend");

constexpr std::array<TextId, galleryCount> galleryLabels{CIMAISE_TEXT("cli.musee.upper"),
                                                         CIMAISE_TEXT("cli.musee.middle"),
                                                         CIMAISE_TEXT("cli.musee.lower")};

constexpr double labelWidth = 0.8;
constexpr double bonusWidth = 0.95;
constexpr double between = 0.42; ///< height between two galleries, with room for the tokens

double topOf(Gallery gallery) { return static_cast<double>(gallery) * (1 + between); }

void hang(PrintedBoard& print, const QRectF& space, Exhibit exhibit, const BoardToPrint& board) {
    const QRectF frame = space.adjusted(0.05, 0.05, -0.05, -0.05);
    if (exhibit == noExhibit) {
        print.boxes.push_back({.at = frame,
                               .fill = print::emptyFill,
                               .edge = print::grid,
                               .thickness = 0.03,
                               .dashed = true});
        return;
    }
    const ThemeOrder order = themesIn(board.copy);
    const Theme& theme =
        themes.at(static_cast<std::size_t>(order.at(static_cast<std::size_t>(themeOf(exhibit)))));
    const QColor mat = print::ofPiece(theme.id);
    print.boxes.push_back({.at = frame, .fill = mat, .edge = print::moulding, .thickness = 0.06});
    print.words.push_back({.at = frame.adjusted(0.08, 0, -0.08, -0.12),
                           .text = QString::number(exhibit),
                           .ink = print::inkOn(mat),
                           .size = 0.5,
                           .strong = true});
    print.words.push_back({.at = frame.adjusted(0.1, 0, -0.1, -0.07),
                           .text = board.text(theme.letter),
                           .ink = print::inkOn(mat),
                           .size = 0.2,
                           .align = Qt::AlignRight | Qt::AlignBottom});
}

/// Draws three steps from one gallery up to the next, as on the token.
void addStaircase(PrintedBoard& print, double middle, double top) {
    constexpr int steps = 3;
    const double rise = (between - 0.1) / steps;
    const double tread = 0.5 / steps;
    QPointF at{middle - 0.25, top + between - 0.05};
    for (int step = 0; step < steps; ++step) {
        const QPointF across{at.x() + tread, at.y()};
        const QPointF up{across.x(), across.y() - rise};
        for (const QLineF& line : {QLineF{at, across}, QLineF{across, up}}) {
            print.strokes.push_back({.at = line, .ink = print::ink, .thickness = 0.07});
        }
        at = up;
    }
}

void addTokens(PrintedBoard& print, const std::vector<int>& staircases, double top,
               std::string_view area, int spaces, const BoardToPrint& board) {
    for (const int column : staircases) {
        if (column >= 1 && column <= spaces) {
            addStaircase(print, labelWidth + column - 0.5, top);
        }
    }
    addRing(print, {labelWidth, top, static_cast<double>(spaces), between},
            board.highlightAt({.area = area}));
    for (int column = 1; column <= spaces; ++column) {
        addRing(print, {labelWidth + column - 1.0, top, 1, between},
                board.highlightAt({.area = area, .column = column}));
    }
}

void addGallery(PrintedBoard& print, const Musee& musee, Gallery gallery, int spaces,
                const BoardToPrint& board) {
    const double top = topOf(gallery);
    print.words.push_back({.at = {0, top, labelWidth - 0.1, 1},
                           .text = board.text(galleryLabels.at(static_cast<std::size_t>(gallery))),
                           .ink = print::brass,
                           .size = 0.22,
                           .align = Qt::AlignLeft | Qt::AlignVCenter});
    for (int column = 1; column <= spaces; ++column) {
        const QRectF space{labelWidth + column - 1.0, top, 1, 1};
        hang(print, space, musee.of(gallery).at(static_cast<std::size_t>(column - 1)), board);
        addRing(print, space, board.highlightAt(spaceOf(gallery, column)));
    }
    const QRectF plate{labelWidth + spaces + 0.08, top + 0.25, bonusWidth - 0.08, 0.5};
    if (std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end()) {
        print.boxes.push_back({.at = plate, .edge = print::brass, .thickness = 0.04});
        print.words.push_back({.at = plate.adjusted(0.06, 0, -0.06, 0),
                               .text = board.text(CIMAISE_TEXT("cli.musee.bonus")),
                               .ink = print::brass,
                               .size = 0.22,
                               .strong = true});
    }
    addRing(print, plate.adjusted(0, -0.15, 0, 0.15), board.highlightAt(galleryPlace(gallery)));
}

} // namespace

PrintedBoard printed(const Layout& layout, const BoardToPrint& board) {
    const int spaces = columns(layout);
    PrintedBoard print{.size = {labelWidth + spaces + bonusWidth, 3 + 2 * between}};
    const Musee& musee = layout.musees[static_cast<std::size_t>(board.side)];
    for (const Gallery gallery : galleries) {
        addGallery(print, musee, gallery, spaces, board);
    }
    addTokens(print, layout.staircases.top, 1, topTokens, spaces, board);
    addTokens(print, layout.staircases.bottom, 2 + between, bottomTokens, spaces, board);
    return print;
}

QStringList legendOf(const Layout& /*layout*/, const Translator& words) {
    return {format(words, staircaseLegend)};
}

} // namespace cimaise::musee
