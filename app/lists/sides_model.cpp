// Combines score sheets and ranking into one row per side.
#include "app/lists/sides_model.h"

#include "app/game/game_facts.h"
#include "app/texts/qt_score_words.h"
#include "scoring/sheet/first_place.h"

#include <QStringList>
#include <algorithm>

namespace cimaise {

namespace {

const Roles<SideRow>& sidesRoles() {
    static const Roles<SideRow> table{{"name", &SideRow::name},
                                      {"total", &SideRow::total},
                                      {"atLeast", &SideRow::atLeast},
                                      {"totalText", &SideRow::totalText},
                                      {"place", &SideRow::place},
                                      {"placeText", &SideRow::placeText},
                                      {"leader", &SideRow::leader},
                                      {"filled", &SideRow::filled},
                                      {"colour", &SideRow::colour},
                                      {"shape", &SideRow::shape},
                                      {"accessibleName", &SideRow::accessibleName}};
    return table;
}

int placeOf(const Ranking& ranking, Party party) {
    for (const RankingEntry& entry : ranking) {
        if (std::ranges::find(entry.parties, party) != entry.parties.end()) {
            return entry.place;
        }
    }
    return 0;
}

SideRow rowOf(const Judgement& judgement, int index) {
    const Words& words = judgement.words;
    const Filled filled = filledOf(judgement.position, index);
    SideRow row{.name = toQt(words.party(side(index)))};
    row.filled = say(words, filled.text, {{"filled", filled.filled}, {"spaces", filled.spaces}});
    const Score& score = judgement.evaluation.score;
    if (!judgement.shown.totals) {
        row.totalText = hiddenFigure();
        row.accessibleName = listed({row.name, hiddenInWords(words), row.filled});
    } else if (index < std::ssize(score.sheets)) {
        const ScoreSheet& sheet = score.sheets[static_cast<std::size_t>(index)];
        row.total = sheet.total;
        row.atLeast = sheet.atLeast;
        row.totalText = totalFigure(sheet);
        row.place = placeOf(score.ranking, sheet.party);
        const bool isSettled = firstPlaceOf(score).settled;
        row.placeText =
            isSettled ? placeInWords(row.place, words) : placeSoFarInWords(row.place, words);
        row.leader = isSettled && row.place == 1 && sheet.total > 0 && judgement.shown.trophies;
        row.accessibleName =
            listed({row.name, totalInWords(sheet, words), row.placeText, row.filled});
    } else {
        row.accessibleName = listed({row.name, row.filled});
    }
    return row;
}

} // namespace

SidesModel::SidesModel(QObject* parent) : RowsModel(sidesRoles(), parent) {}

void SidesModel::show(const Judgement& judgement, const People& people) {
    const std::vector<Sign> signs = signsAt(judgement.position, people);
    std::vector<SideRow> rows;
    const int sides = judgement.shown.alone ? 1 : sideCount(judgement.position);
    for (int index = 0; index < sides; ++index) {
        rows.push_back(rowOf(judgement, index));
        rows.back().colour = signs[static_cast<std::size_t>(index)].colour;
        rows.back().shape = signs[static_cast<std::size_t>(index)].shape;
    }
    setRows(sidesRoles(), rows);
    QStringList each;
    for (const SideRow& row : rows) {
        each << row.name + u' ' + row.totalText;
    }
    if (QString line = each.join(QStringLiteral(" · ")); line != m_line) {
        m_line = std::move(line);
        emit lineChanged();
    }
}

} // namespace cimaise
