// Omits shares and averages where there are too few games for them.
#include "app/shell/statistics_rows.h"

#include "app/models/piece_colours.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>

namespace cimaise {

namespace {

QString wonText(const Figures& figures, const Translator& words) {
    if (figures.contested == 0) {
        return {};
    }
    if (figures.contested < leastForShare) {
        //% "{won} of {games}"
        return format(words, CIMAISE_TEXT("statistics.won.of"),
                      {{"won", figures.won}, {"games", figures.contested}});
    }
    const int share = static_cast<int>(100.0 * figures.won / figures.contested + 0.5);
    //% "{won} of {games}, {share}%"
    return format(words, CIMAISE_TEXT("statistics.won.share"),
                  {{"won", figures.won}, {"games", figures.contested}, {"share", share}});
}

QString outingText(const PlayerResult& result, const Translator& words) {
    return listed(
        {pointsInWords(*result.total, words), dayInWords(result.ended, words.language())});
}

void add(std::vector<FigureRow>& rows, const Translator& words, const QString& title,
         const QString& value, std::int64_t game = 0) {
    if (!value.isEmpty()) {
        rows.push_back({.title = title,
                        .value = value,
                        .gameId = static_cast<double>(game),
                        .accessibleName = labelled(title, value, words)});
    }
}

void addVictories(std::vector<FigureRow>& rows, const Figures& figures, const Translator& words) {
    //% "Won"
    add(rows, words, format(words, CIMAISE_TEXT("statistics.won")), wonText(figures, words));
    if (figures.shared > 0) {
        //% "Of these, shared"
        add(rows, words, format(words, CIMAISE_TEXT("statistics.shared")),
            toQt(inFigures(figures.shared)));
    }
}

void addTotals(std::vector<FigureRow>& rows, const Figures& figures, const Translator& words) {
    if (figures.scored >= leastForAverage) {
        //% "Average"
        add(rows, words, format(words, CIMAISE_TEXT("statistics.average")),
            averageInFigures(figures.average, words.language()));
        //% "Median"
        add(rows, words, format(words, CIMAISE_TEXT("statistics.median")),
            averageInFigures(figures.median, words.language()));
    }
    if (figures.scored == 0) {
        return;
    }
    //% "Best"
    add(rows, words, format(words, CIMAISE_TEXT("statistics.best")),
        outingText(figures.best, words), figures.best.id);
    if (figures.scored >= leastForAverage) {
        //% "Worst"
        add(rows, words, format(words, CIMAISE_TEXT("statistics.worst")),
            outingText(figures.worst, words), figures.worst.id);
    }
}

PlayerRow playerRow(const PlayerGames& player, const Translator& words) {
    const Figures figures = figuresOf(player.results);
    QStringList parts{gamesCounted(figures.played, words)};
    if (figures.contested > 0) {
        //% "%n won"
        parts.push_back(
            format(words, CIMAISE_TEXT_N("statistics.player.won"), {{"n", figures.won}}));
    }
    if (figures.scored < figures.played) {
        //% "%n scores"
        parts.push_back(
            format(words, CIMAISE_TEXT_N("statistics.player.scores"), {{"n", figures.scored}}));
    }
    if (figures.scored >= leastForAverage) {
        //% "average {average}"
        parts.push_back(format(
            words, CIMAISE_TEXT("statistics.player.average"),
            {{"average", averageInFigures(figures.average, words.language()).toStdString()}}));
    }
    if (figures.scored > 0) {
        //% "best {best}"
        parts.push_back(format(words, CIMAISE_TEXT("statistics.player.best"),
                               {{"best", inFigures(*figures.best.total)}}));
    }
    const QString name = toQt(player.name);
    return {.name = name,
            .figures = parts.join(QStringLiteral(" · ")),
            .accessibleName = listed(QStringList{name} + parts)};
}

QString rivalText(const Rival& rival, const Translator& words) {
    QStringList parts;
    if (rival.games > 0) {
        //% "{games}: ahead {ahead}, tied {level}, behind {behind}"
        parts.push_back(format(words, CIMAISE_TEXT("statistics.rival"),
                               {{"games", gamesCounted(rival.games, words).toStdString()},
                                {"ahead", rival.ahead},
                                {"level", rival.level},
                                {"behind", rival.behind}}));
    }
    if (rival.together > 0) {
        //% "%n games as a team"
        parts.push_back(
            format(words, CIMAISE_TEXT_N("statistics.rival.together"), {{"n", rival.together}}));
    }
    return parts.join(QStringLiteral(" · "));
}

/// Least and greatest value of the bars, 0 included.
std::pair<double, double> reach(const std::vector<LineAverage>& lines) {
    double least = 0;
    double greatest = 0;
    for (const LineAverage& line : lines) {
        least = std::min({least, line.own, line.table});
        greatest = std::max({greatest, line.own, line.table});
    }
    return {least, greatest};
}

LineRow lineRow(const LineAverage& line, std::string_view game, bool forPlayer,
                const Translator& words) {
    LineRow row{.title = lineTitle(game, line.line, words),
                .colour = lineColour(line.line),
                .playerText = averageInFigures(line.own, words.language())};
    if (!forPlayer) {
        row.accessibleName = labelled(row.title, row.playerText, words);
        return row;
    }
    row.everyoneText = averageInFigures(line.table, words.language());
    //% "{line}: {own} on average, all players {table}"
    row.accessibleName = format(words, CIMAISE_TEXT("statistics.line"),
                                {{"line", row.title.toStdString()},
                                 {"own", row.playerText.toStdString()},
                                 {"table", row.everyoneText.toStdString()}});
    return row;
}

} // namespace

QString dayInWords(qint64 moment, Language language) {
    return moment == 0 ? QString{}
                       : dayInWords(QDateTime::fromMSecsSinceEpoch(moment).date(), language);
}

QString averageInFigures(double average, Language language) {
    const QLocale locale{toQt(languageCode(language))};
    QString figures = locale.toString(average, 'f', 1);
    const QString whole = locale.decimalPoint() + QLatin1Char('0');
    if (figures.endsWith(whole)) {
        figures.chop(whole.size());
    }
    return figures.replace(QLatin1Char('-'), QChar{0x2212});
}

QString gamesCounted(int games, const Translator& words) {
    //% "%n games"
    return format(words, CIMAISE_TEXT_N("statistics.games"), {{"n", games}});
}

QString chosenInWords(const FilteredGames& chosen, bool withDoubtful, const Translator& words) {
    //% "%n games counted."
    QStringList parts{format(words, CIMAISE_TEXT_N("statistics.chosen"),
                             {{"n", static_cast<int>(chosen.games.size())}})};
    if (chosen.illegal > 0) {
        //% "Illegal: {count}."
        parts.push_back(
            format(words, CIMAISE_TEXT("statistics.chosen.illegal"), {{"count", chosen.illegal}}));
    }
    if (chosen.incomplete > 0) {
        //% "Incomplete: {count}."
        parts.push_back(format(words, CIMAISE_TEXT("statistics.chosen.incomplete"),
                               {{"count", chosen.incomplete}}));
    }
    if (chosen.early > 0) {
        //% "Ended early: {count}."
        parts.push_back(
            format(words, CIMAISE_TEXT("statistics.chosen.early"), {{"count", chosen.early}}));
    }
    if (chosen.illegal + chosen.incomplete + chosen.early > 0) {
        //% "Counted too."
        constexpr TextId with = CIMAISE_TEXT("statistics.chosen.with");
        //% "Not counted."
        constexpr TextId without = CIMAISE_TEXT("statistics.chosen.without");
        parts.push_back(format(words, withDoubtful ? with : without));
    }
    if (chosen.unscored > 0) {
        //% "%n scores unknown."
        parts.push_back(
            format(words, CIMAISE_TEXT_N("statistics.chosen.unscored"), {{"n", chosen.unscored}}));
    }
    if (chosen.copies > 0) {
        //% "%n duplicate games not counted."
        parts.push_back(
            format(words, CIMAISE_TEXT_N("statistics.chosen.copies"), {{"n", chosen.copies}}));
    }
    return parts.join(QLatin1Char(' '));
}

std::vector<FigureRow> figureRows(const Figures& figures, FiguresOf whose,
                                  const Translator& words) {
    std::vector<FigureRow> rows;
    if (figures.played == 0) {
        return rows;
    }
    if (whose == FiguresOf::player) {
        //% "Played"
        add(rows, words, format(words, CIMAISE_TEXT("statistics.played")),
            toQt(inFigures(figures.played)));
        addVictories(rows, figures, words);
    }
    if (whose != FiguresOf::player || figures.scored < figures.played) {
        //% "Scores counted"
        constexpr TextId scores = CIMAISE_TEXT("statistics.totals.players");
        //% "Scores counted, teams included"
        constexpr TextId withTeams = CIMAISE_TEXT("statistics.totals");
        add(rows, words, format(words, whose == FiguresOf::teams ? withTeams : scores),
            toQt(inFigures(figures.scored)));
    }
    addTotals(rows, figures, words);
    return rows;
}

std::vector<PlayerRow> playerRows(const std::vector<PlayerGames>& players,
                                  const Translator& words) {
    std::vector<PlayerRow> rows;
    for (const PlayerGames& player : players) {
        rows.push_back(playerRow(player, words));
    }
    return rows;
}

std::vector<LineRow> lineRows(const std::vector<LineAverage>& lines, std::string_view game,
                              bool forPlayer, const Translator& words) {
    const auto [least, greatest] = reach(lines);
    const auto width = greatest > least ? greatest - least : 1;
    std::vector<LineRow> rows;
    for (const LineAverage& line : lines) {
        rows.push_back(lineRow(line, game, forPlayer, words));
        LineRow& row = rows.back();
        row.playerFrom = (std::min(line.own, 0.0) - least) / width;
        row.playerTo = (std::max(line.own, 0.0) - least) / width;
        row.everyoneFrom = (std::min(line.table, 0.0) - least) / width;
        row.everyoneTo = (std::max(line.table, 0.0) - least) / width;
    }
    return rows;
}

QString linesNoteInWords(int counted, int games, const Translator& words) {
    if (counted == 0 || counted == games) {
        return {};
    }
    //% "Based on {counted} of {games} games: imported games have only a total."
    return format(words, CIMAISE_TEXT("statistics.lines.games"),
                  {{"counted", counted}, {"games", games}});
}

std::vector<RivalRow> rivalRows(const std::vector<Rival>& rivals, const Translator& words) {
    std::vector<RivalRow> rows;
    for (const Rival& rival : rivals) {
        const double games = std::max(1, rival.games);
        rows.push_back({.name = toQt(rival.name),
                        .figures = rivalText(rival, words),
                        .ahead = rival.ahead / games,
                        .level = rival.level / games,
                        .behind = rival.behind / games});
        rows.back().accessibleName = listed({rows.back().name, rows.back().figures});
    }
    return rows;
}

} // namespace cimaise
