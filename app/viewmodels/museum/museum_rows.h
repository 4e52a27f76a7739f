// Snapshot of a museum, and the rows of its board, keys and numbers, computed from it.
#pragma once

#include "app/input/museum/museum_figures.h"
#include "app/input/museum/museum_input_state.h"
#include "app/models/rows_model.h"
#include "app/models/spot_text.h"
#include "scoring/museum/museum_tally.h"
#include "scoring/sheet/ranking.h"

#include <QStringList>
#include <vector>

namespace cimaise::museum {

/// Collections of a museum, computed once for all rows.
struct CollectionResults {
    explicit CollectionResults(const InputContext& context);

    SlotBoard slots;
    Tally tally;
};

/// Snapshot of a position from one side.
struct View : SpotWords {
    InputContext context;
    const Score& score;
    bool locked = false;                        ///< true if the game is read-only
    std::optional<CollectionResults> counted{}; ///< nullopt without a museum

    [[nodiscard]] QString name(const Traits& traits) const;
    /// Points of a line of the side's score sheet, such as “5 points”; empty if the sheet lacks the
    /// line.
    [[nodiscard]] QString worth(std::string_view line) const;
    /// Score sheet of the side; null if there is none.
    [[nodiscard]] const ScoreSheet* sheet() const;
};

/// Sides of a cell, as a sum.
enum Edge { top = 1, right = 2, bottom = 4, left = 8 };

/// One cell of the board's grid.
struct SlotRow {
    int column = 1;
    int row = 1;
    QString kind; ///< “slot”, “main”, “blocked” or “none”
    QString civilisation;
    QString civilisationLetters;
    QString domain;
    int value = 0;        ///< 0: unknown
    bool partial = false; ///< true for an incomplete object
    bool selected = false;
    bool highlighted = false;
    bool notCounting = false; ///< true for a slot highlighted as not counting
    QString groupTag;         ///< numbers of the highlighted pairs or groups it belongs to
    bool dragged = false;
    QString severity;
    QString mark;              ///< “from” or “to” for the slots of the step shown
    int civilisationEdges = 0; ///< borders of its civilisation's collection
    int domainEdges = 0;       ///< borders of its domain's collection
    bool wallRight = false;
    bool wallBelow = false;
    QString accessibleName;
    QString accessibleDescription;
};

/// Key for a property of an object, for an expert or for a patron.
struct KeyRow {
    QString civilisation; ///< id; empty for keys without a civilisation; the next member likewise
    QString domain;
    QString letters;
    QString name;
    QString note;      ///< other player who has hired the expert; empty: none
    QString everyNote; ///< all possible notes, one line each, for which the key reserves space
    bool chosen = false;
    QString countText; ///< number on the board; empty: none
    QString accessibleName;
};

/// A figure that can be entered.
struct FigureRow {
    int figure = 0; ///< number of the figure
    QString label;
    QString valueText;    ///< empty if unknown
    QString defaultValue; ///< default value, used while the figure is unknown
    bool canDecrease = false;
    QString worth;   ///< points of this figure alone
    QString printed; ///< place where the figure is printed; empty if it is not printed
    QString advice;  ///< place where a missing figure is printed; otherwise empty
    QString accessibleName;
};

/// Row of the table of all players: a figure or an expert, with a cell for each player.
struct PlayersRow {
    int number = 0; ///< number of the figure, or row of the expert
    QString label;
    QStringList values{}; ///< by player; empty if unknown; “1” for an expert hired
    QStringList defaults{};
    QStringList accessibleNames{};

    bool operator==(const PlayersRow&) const = default;
};

/// Collection that scores, or needs few objects more to score.
struct CollectionRow {
    QString lineId;
    QString civilisation;
    QString domain;
    QString letters;
    QString name;
    QString sizeText;
    QString pointsText;
    QString accessibleName;
};

/// One step of an arrangement.
struct StepRow {
    QString stepText;
    bool shown = false;
};

std::vector<SlotRow> slotRows(const View& view);

std::vector<KeyRow> civilisationKeys(const View& view);
std::vector<KeyRow> domainKeys(const View& view);
std::vector<KeyRow> valueKeys(const View& view);
/// Recent civilisations with their domains, the latest first.
std::vector<KeyRow> latestKeys(const View& view);

/// Keys of all experts.
std::vector<KeyRow> expertKeys(const View& view);
/// Kinds of patrons, and “none”.
std::vector<KeyRow> patronKeys(const View& view);
/// Goals of the patron's card to choose from; empty without a choice.
std::vector<KeyRow> patronGoalKeys(const View& view);

/// Figures of a kind; empty without a museum, and for FigureKind::patron without a Patron card.
std::vector<FigureRow> figureRows(const View& view, FigureKind kind);
std::vector<FigureRow> cardFigures(const Patron& patron, const Translator& words);

/// Patron cards of the player's own copy, with their figures.
std::vector<KeyRow> cardRows(const View& view);
/// Name of a Patron card: “Continent · Asia”.
QString cardName(const Patron& card, const Translator& words);

std::vector<CollectionRow> collectionRows(const View& view);

std::vector<StepRow> stepRows(const View& view, const std::vector<Step>& steps);

const Roles<SlotRow>& slotRoles();
const Roles<KeyRow>& keyRoles();
const Roles<FigureRow>& figureRoles();
const Roles<PlayersRow>& playersRoles();
const Roles<CollectionRow>& collectionRoles();
const Roles<StepRow>& stepRoles();

} // namespace cimaise::museum
