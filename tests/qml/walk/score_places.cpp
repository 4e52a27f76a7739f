// Checks the arrangement of totals, findings, score sheet and the button that finishes the game.
#include "tests/qml/items.h"
#include "tests/qml/walk/page_checks.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

std::vector<QQuickItem*> ofType(const OpenPage& page, std::string_view type) {
    std::vector<QQuickItem*> found;
    std::ranges::copy_if(page.items, std::back_inserter(found),
                         [type](const QQuickItem* item) { return typeOf(*item) == type; });
    return found;
}

/// Findings are read first, also in a low window.
void expectFindingsFirst(const QQuickItem& findings, const QQuickItem& totals) {
    constexpr qreal twoCards = 140;
    const QRectF seen = inSight(findings);
    EXPECT_GE(seen.height(), std::min(findings.height(), twoCards)) << described(findings);
    EXPECT_TRUE(seen.bottom() <= placeOf(totals).top() || seen.left() >= placeOf(totals).right())
        << "findings are neither above the totals nor beside them";
}

/// True if the whole sheet fits: its lines then add up to the total above them. The wall of Art
/// Society needs the height of an upright window.
bool hasRoomForSheet(const OpenPage& page) {
    const QSize size = page.stage.window().size();
    const QString game = page.stage.session().game();
    const bool upright = size.height() > size.width();
    return size.height() >= 900 && page.stage.preferences().textScale() == 1 &&
           game != QStringLiteral("museum") && !(game == QStringLiteral("art-society") && upright);
}

void expectWholeSheet(const OpenPage& page) {
    const SheetModel& sheet = *page.stage.session().sheet();
    const std::vector<QQuickItem*> cells = ofType(page, "ScoreCell");
    EXPECT_EQ(cells.size(), static_cast<std::size_t>(sheet.lineCount() * sheet.sideCount()))
        << "a line is out of sight";
    for (const QQuickItem* cell : cells) {
        EXPECT_GE(inSight(*cell).height(), cell->height() - 1) << described(*cell);
    }
}

} // namespace

void expectScoreInPlace(const OpenPage& page) {
    for (const QQuickItem* totals : ofType(page, "ScoreTotals")) {
        for (const QQuickItem* actions : ofType(page, "ResultActions")) {
            EXPECT_FALSE(placeOf(*actions).intersects(placeOf(*totals)))
                << "the button covers the totals";
            EXPECT_LE(placeOf(*actions).bottom(), page.stage.window().height());
        }
        if (ofType(page, "TableSide").empty()) {
            continue;
        }
        for (const QQuickItem* findings : ofType(page, "FindingList")) {
            expectFindingsFirst(*findings, *totals);
        }
        if (hasRoomForSheet(page) && ofType(page, "EvidenceList").empty()) {
            expectWholeSheet(page);
        }
    }
}

} // namespace cimaise
