// Rows of the statistics page: figures as text and as bars.
#pragma once

#include "app/statistics/statistics.h"
#include "app/texts/translator.h"

#include <QString>

namespace cimaise {

struct FigureRow {
    QString title;
    QString value;
    double gameId = 0; ///< the game that it is about; 0: none
    QString accessibleName;
};

struct PlayerRow {
    QString name;
    QString figures;
    QString accessibleName;
};

/// What a line brings: two bars, from a share of the width to another.
struct LineRow {
    QString title;
    QString ownText;
    QString tableText; ///< empty where nobody is compared with the table
    double ownFrom = 0;
    double ownTo = 0;
    double tableFrom = 0;
    double tableTo = 0;
    QString accessibleName;
};

/// One bar of three parts, as shares of its width.
struct RivalRow {
    QString name;
    QString figures;
    double ahead = 0;
    double level = 0;
    double behind = 0;
    QString accessibleName;
};

/// “3 October 2026”; empty for a day that nobody knows.
QString dayInWords(qint64 moment, Language language);
/// “33.4”
QString averageInFigures(double average, Language language);

/// “12 games”
QString gamesCounted(int games, const Translator& words);

/// How many games are counted, and which are not.
QString chosenInWords(const ChosenGames& chosen, bool withDoubtful, const Translator& words);

/// Of one player, or of all sides.
std::vector<FigureRow> figureRows(const Figures& figures, bool ofAPlayer, const Translator& words);
std::vector<PlayerRow> playerRows(const std::vector<PlayerGames>& players, const Translator& words);
std::vector<LineRow> lineRows(const std::vector<LineAverage>& lines, std::string_view game,
                              bool ofAPlayer, const Translator& words);
std::vector<RivalRow> rivalRows(const std::vector<Rival>& rivals, const Translator& words);

} // namespace cimaise
