// Combines names and numbers; sentences are left to code that knows the language.
#include "app/game/game_facts.h"

#include "app/statistics/game_result.h"
#include "app/texts/notable_findings.h"
#include "app/texts/qt_score_text.h"
#include "scoring/museum/museum_collections.h"
#include "scoring/museum/museum_tally.h"
#include "validators/checks.h"
#include "validators/endings.h"
#include "validators/musee/musee_rules.h"
#include "validators/museum/museum_board_edits.h"
#include "validators/museum/museum_edits.h"

#include <QDate>
#include <QStringList>
#include <algorithm>

namespace cimaise {

namespace {

/// Separator of names and figures in a line.
constexpr QStringView parting = u" · ";

QString nameOf(const AnyCase& position, Party party) { return toQt(partyName(position, party)); }

Filled filled(const musee::Layout& layout, int side) {
    Filled count{.filled = 0,
                 .spaces = musee::columns(layout) * static_cast<int>(musee::galleryCount),
                 //% "{filled} of {spaces} filled"
                 .text = CIMAISE_TEXT("sides.filled")};
    if (side < std::ssize(layout.musees)) {
        for (const musee::Spaces& spaces : layout.musees[static_cast<std::size_t>(side)].spaces) {
            count.filled +=
                musee::mostColumns - static_cast<int>(std::ranges::count(spaces, musee::bare));
        }
    }
    return count;
}

musee::Layout next(const musee::Layout& layout) {
    musee::Layout fresh = musee::newLayout(layout.header);
    const musee::Staircases first = fresh.staircases;
    fresh.staircases = layout.staircases;
    if (!isSetupLegal(fresh)) {
        fresh.staircases = first;
    }
    return fresh;
}

/// Fill level of a palace; full is the number of paintings that ends the game.
Filled filled(const muse::Layout& layout, int side) {
    Filled count{.filled = 0,
                 .spaces = muse::endingPalace,
                 //% "{filled} of {spaces} in the palace"
                 .text = CIMAISE_TEXT("sides.palace")};
    if (side < std::ssize(layout.table.artists)) {
        const muse::Artist& artist = layout.table.artists[static_cast<std::size_t>(side)];
        count.filled = static_cast<int>(artist.palace.size());
        if (count.filled > count.spaces) {
            //% "{filled} in the palace"
            count.text = CIMAISE_TEXT("sides.palace.more");
        }
    }
    return count;
}

muse::Layout next(const muse::Layout& layout) {
    muse::Layout fresh = muse::newLayout(layout.header);
    fresh.deck = layout.deck;
    return fresh;
}

/// Fill level of a museum: slots with an object; objects off the slots do not count.
Filled filled(const museum::Layout& layout, int side) {
    Filled count{.filled = 0,
                 .spaces = 0,
                 //% "{filled} of {spaces} slots"
                 .text = CIMAISE_TEXT("sides.slots")};
    if (side < std::ssize(layout.museums)) {
        const museum::Museum& museum = layout.museums[static_cast<std::size_t>(side)];
        const museum::Board& board = museum::boardOf(layout, museum);
        const SlotBoard grid = museum::slotsOf(board);
        count.filled = museum::SlottedObjects{grid, board, museum}.filled.size();
        count.spaces = grid.size();
    }
    return count;
}

/// Next game of Museum: players keep their boards.
museum::Layout next(const museum::Layout& layout) {
    museum::Layout fresh = museum::newLayout(layout.header);
    fresh.edition = layout.edition;
    fresh.boards = layout.boards;
    const std::size_t seated = std::min(fresh.museums.size(), layout.museums.size());
    for (std::size_t side = 0; side < seated; ++side) {
        fresh.museums[side].board = layout.museums[side].board;
    }
    return fresh;
}

/// Fill level of a wall: squares under a tile.
Filled filled(const artsociety::Layout& layout, int side) {
    Filled count{.filled = 0,
                 .spaces = layout.wall.size.area(),
                 //% "{filled} of {spaces} squares"
                 .text = CIMAISE_TEXT("sides.squares")};
    if (side < std::ssize(layout.galleries)) {
        Coverage coverage{layout.wall.size};
        for (const artsociety::Hung& hung :
             layout.galleries[static_cast<std::size_t>(side)].tiles) {
            coverage.add(hung.block());
        }
        count.filled = count.spaces - coverage.bareCount();
    }
    return count;
}

/// Next game of Art Society: keeps the wall and the names of the frames.
artsociety::Layout next(const artsociety::Layout& layout) {
    artsociety::Layout fresh = artsociety::newLayout(layout.header);
    fresh.wall = layout.wall;
    fresh.frameNames = layout.frameNames;
    return fresh;
}

} // namespace

QString playersText(const AnyCase& position) {
    QStringList names;
    for (int side = 0; side < sideCount(position); ++side) {
        names.push_back(nameOf(position, cimaise::side(side)));
    }
    return names.join(parting);
}

QString scoreText(const AnyCase& position, const Score& score) {
    if (std::ranges::all_of(
            score.sheets, [](int total) { return total == 0; }, &ScoreSheet::total)) {
        return {};
    }
    QStringList totals;
    for (const ScoreSheet& sheet : score.sheets) {
        totals.push_back(nameOf(position, sheet.party) + u' ' + totalFigure(sheet));
    }
    return totals.join(parting);
}

QString resultText(const AnyCase& position, const Score& score, bool early) {
    const Findings findings = notableFindings(check(position), position);
    GameResult result = resultOf(position, findings, score);
    const bool isReached = gameEnd(position).state == GameEnd::State::reached;
    result.early = result.early || (early && !isReached);
    return toQt(writeResult(result));
}

bool wasEndedEarly(const QString& result) {
    const std::optional<GameResult> read = readResult(result.toStdString());
    return read && read->early;
}

QString withTieBreak(const QString& totals, const QString& winner, const Translator& words) {
    //% "{score} · tie-break: {winner}"
    constexpr TextId brokenTie = CIMAISE_TEXT("library.score.tie-break");
    return winner.isEmpty()
               ? totals
               : format(words, brokenTie,
                        {{"score", totals.toStdString()}, {"winner", winner.toStdString()}});
}

QString tieBreakWinner(const QString& result) {
    const std::optional<GameResult> read = readResult(result.toStdString());
    if (!read || !read->legal || read->open || read->decidedBy == decidedByPoints ||
        read->decidedBy == decidedByNothing) {
        return {};
    }
    const auto first = std::ranges::find(read->sides, 1, &SideResult::place);
    QStringList names;
    for (const std::string& name :
         first == read->sides.end() ? std::vector<std::string>{} : first->names) {
        names << toQt(name);
    }
    return names.join(QStringLiteral(" & "));
}

GameFacts factsOf(const AnyCase& position, const Score& score, const GameMetadata& marks) {
    const bool isAlone = marks.manner == GameMode::alone;
    GameFacts facts{
        .game = toQt(gameOf(position).id),
        .title = marks.title,
        .players = isAlone ? QString{} : playersText(position),
        .finished = marks.finished,
        .decided = static_cast<int>(headerOf(position).readings.value_or(ReadingChoices{}).size()),
        .manner = marks.manner,
        .endedBefore = marks.endedBefore};
    if (isAlone) {
        facts.score = score.sheets.empty() ? QString{} : totalFigure(score.sheets.front());
    } else if (marks.manner == GameMode::open || marks.finished) {
        facts.score = scoreText(position, score);
    }
    if (marks.finished && !isAlone) {
        facts.result = resultText(position, score, marks.early);
    }
    return facts;
}

QString gameTitle(const GameFacts& facts, const Translator& words) {
    if (!facts.title.isEmpty()) {
        return facts.title;
    }
    const Game* const game = findGame(facts.game.toStdString());
    const QString name = game == nullptr ? facts.game : format(words, game->name);
    if (facts.manner == GameMode::alone) {
        //% "{game}: one board"
        return format(words, CIMAISE_TEXT("game.title.alone"), {{"game", name.toStdString()}});
    }
    //% "{game}: {players}"
    return format(words, CIMAISE_TEXT("game.title.players"),
                  {{"game", name.toStdString()}, {"players", facts.players.toStdString()}});
}

Filled filledOf(const AnyCase& position, int side) {
    return std::visit([side](const auto& layout) { return filled(layout, side); }, position);
}

bool isBare(const AnyCase& position, int side) {
    const auto* const layout = std::get_if<muse::Layout>(&position);
    const bool hasStudio = layout != nullptr && side < std::ssize(layout->table.artists) &&
                           !layout->table.artists[static_cast<std::size_t>(side)].studio.empty();
    return !hasStudio && filledOf(position, side).filled == 0;
}

bool areMostBoardsBare(const AnyCase& position) {
    const int sides = sideCount(position);
    int bare = 0;
    for (int side = 0; side < sides; ++side) {
        bare += isBare(position, side) ? 1 : 0;
    }
    return 2 * bare >= sides;
}

bool hasEveryBoardSomething(const AnyCase& position) {
    for (int side = 0; side < sideCount(position); ++side) {
        if (filledOf(position, side).filled == 0) {
            return false;
        }
    }
    return true;
}

bool isSetupLegal(const AnyCase& position) {
    return !std::holds_alternative<musee::Layout>(position) ||
           std::ranges::none_of(check(position), [](const Finding& finding) {
               return finding.rule == musee::staircasesRule;
           });
}

AnyCase nextGame(const AnyCase& position) {
    AnyCase fresh =
        std::visit([](const auto& layout) -> AnyCase { return next(layout); }, position);
    headerOf(fresh).played = QDate::currentDate().toString(Qt::ISODate).toStdString();
    return fresh;
}

} // namespace cimaise
