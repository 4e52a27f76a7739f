// Rows of the statistics page: figures as text and as bars.
#pragma once

#include "app/statistics/statistics.h"
#include "app/texts/translator.h"

#include <QString>

namespace cimaise {

struct FigureRow {
    QString title;
    QString value;
    double gameId = 0; ///< game to open; 0 for none
    QString accessibleName;
};

struct PlayerRow {
    QString name;
    QString figures;
    QString accessibleName;
};

/// Average of a score line as two bars; the ends of the bars are fractions of the width.
struct LineRow {
    QString title;
    QString colour; ///< of the bar, from the table of pieces; empty: that of all other lines
    QString playerText;
    QString everyoneText; ///< empty without a comparison with all players
    double playerFrom = 0;
    double playerTo = 0;
    double everyoneFrom = 0;
    double everyoneTo = 0;
    QString accessibleName;
};

/// Bar of three parts, as fractions of its width.
struct RivalRow {
    QString name;
    QString figures;
    double ahead = 0;
    double level = 0;
    double behind = 0;
    QString accessibleName;
};

/// Date such as “3 October 2026”; empty if unknown.
QString dayInWords(qint64 moment, Language language);
/// Average with at most one decimal: “33.4”.
QString averageInFigures(double average, Language language);

/// Number of games: “12 games”.
QString gamesCounted(int games, const Translator& words);

/// Text with the number of games counted and left out.
QString chosenInWords(const FilteredGames& chosen, bool withDoubtful, const Translator& words);

/// Whose figures: one player’s, or those of all sides, with teams among them or not.
enum class FiguresOf : std::uint8_t { player, players, teams };

std::vector<FigureRow> figureRows(const Figures& figures, FiguresOf whose, const Translator& words);
std::vector<PlayerRow> playerRows(const std::vector<PlayerGames>& players, const Translator& words);
std::vector<LineRow> lineRows(const std::vector<LineAverage>& lines, std::string_view game,
                              bool forPlayer, const Translator& words);
/// Number of games behind the averages of the score lines; empty if they are from all games.
QString linesNoteInWords(int counted, int games, const Translator& words);
std::vector<RivalRow> rivalRows(const std::vector<Rival>& rivals, const Translator& words);

} // namespace cimaise
