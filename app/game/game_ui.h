// Functions, texts and tables of a game for the app, other than its boards on the screen, as a part
// of its module (positions/module.h). Each game defines them in app/games/<game>/<game>_ui.cpp.
#pragma once

#include "app/input/game_table.h"
#include "validators/report/finding.h"

#include <QColor>
#include <QHash>
#include <QStringList>
#include <memory>
#include <optional>
#include <span>

namespace cimaise {

class GameSetup;
class History;
class Translator;
struct BoardSketch;
struct BoardToPrint;
struct Filled;
struct FirstAnswer;
struct NextGame;
struct PrintedBoard;
struct PublishContext;
struct Results;

/// Settings about the user's copies of the games, as the library stores them, by key.
using CopySettings = QHash<QString, QString>;

/// Game to open as an example.
struct Sample {
    std::string_view file; ///< name among the game's samples, without extension
    TextId title;
    TextId description;
};

/// Shortcut on the board; `keys` as in Shortcut.
struct BoardShortcut {
    std::string_view keys;
    TextId actionText;
};

/// Text of a finding that reveals points, and its version without them; empty if any version would
/// reveal who is tied.
struct PointsText {
    std::string_view says;
    TextId hidden;
    /// True if the finding is about points that depend on it: its `points`, less its `others`.
    bool atStake = false;
};

/// Colour of a piece by its id in a BoardSketch; no two games share an id.
struct PieceColour {
    std::string_view id;
    QRgb colour;
};

using RuleIds = std::span<const std::string_view>;

struct GameUi {
    /// Fill level of a side's board; 0 for a missing side.
    Filled (&filled)(const AnyCase& position, int side);
    /// New game with the same players and setup.
    NextGame (&nextGame)(const AnyCase& position);
    // Pictures of a side are asked for only if it has a board (hasBoard()).
    /// Small picture of a side's board.
    BoardSketch (&sketch)(const AnyCase& position, int side, const CopySettings& copy);
    PrintedBoard (&printed)(const AnyCase& position, const BoardToPrint& board);
    QStringList (&legend)(const AnyCase& position, const Translator& words);
    /// Lines beside the printed board; nullptr: none.
    QStringList (*beside)(const AnyCase& position, int side, const Translator& words) = nullptr;

    /// Options of a new game.
    std::unique_ptr<GameSetup> (&makeSetup)();
    const std::span<const Sample>& samples;
    const std::span<const BoardShortcut>& shortcuts;
    /// Sentence about details that a single board does not need.
    const TextId& notNeeded;
    /// True if the points are visible on the table, so that the app need not hide them.
    bool showsPoints;
    /// True if one board on the screen shows all sides where there is room.
    bool showsAllSides;

    /// Keys of the settings about the user's copy.
    std::span<const std::string_view> copyKeys{};
    std::span<const PieceColour> colours{};

    // Points and findings
    std::span<const PointsText> pointsTexts{};
    RuleIds questionRules{};  ///< rules of notes that contain a question to the players
    RuleIds worthlessRules{}; ///< rules of notes about pieces that are worth nothing
    RuleIds comparingRules{}; ///< rules that compare boards, left out for a single one

    /// True if only one side can still win.
    bool (*isDecided)(const AnyCase& position) = nullptr;

    /// Sentence about what is missing or assumed in a single board; may be empty.
    QString (*boardNote)(const PublishContext& context) = nullptr;

    // Rules questions
    TextId placeText{};           ///< text of a piece with its {place}; empty: the place alone
    std::string_view trackLine{}; ///< score line of points that were counted during the game
    /// Answer to the question who filled a part of the board first.
    FirstAnswer (*whoWasFirst)(const History& history, const PublishContext& context) = nullptr;
    /// Position with the pieces that `next` removes returned to where they came from.
    AnyCase (*withPiecesReturned)(const History& history, AnyCase next) = nullptr;
};

/// Entries of all games, in the order of games().
std::span<const GameUi* const> gameUis();

/// Entry of the game of a position.
const GameUi& uiOf(const AnyCase& position);

/// Entry of the game with the id; null if there is none.
const GameUi* findUi(std::string_view game);

} // namespace cimaise
