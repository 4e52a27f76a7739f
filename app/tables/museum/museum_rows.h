// The rows that a museum's board, keys and figures show, worked out from one view.
#pragma once

#include "app/tables/museum/museum_view.h"

#include <vector>

namespace cimaise::museum {

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
    int value = 0;        ///< 0: not known
    bool partial = false; ///< half entered
    bool selected = false;
    bool lit = false;
    bool carried = false;
    QString severity;
    QString mark;              ///< “from” or “to” of the step that is shown
    int civilisationEdges = 0; ///< where its civilisation's collection ends
    int domainEdges = 0;       ///< where its domain's collection ends
    bool wallRight = false;
    bool wallBelow = false;
    QString accessibleName;
    QString accessibleDescription;
};

/// A key that says what an object, expert or patron is.
struct KeyRow {
    QString civilisation; ///< id; empty: not told by one, as is the next
    QString domain;
    QString letters;
    QString name;
    bool chosen = false;
    QString countText; ///< how many lie on the board; empty: none
    QString accessibleName;
};

/// A figure that can be entered.
struct FigureRow {
    QString figure; ///< names it: “track”, “opinion:asia”, “patron:0”, “bonus:main”
    QString label;
    QString valueText; ///< empty: not known
    QString standsFor; ///< what holds while it is not known
    QString worth;     ///< what it brings, as far as that is its own
    QString advice;    ///< where the figure is printed, while it is missing
    QString accessibleName;
};

/// A collection that brings points, or nearly.
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

std::vector<SlotRow> slotRows(const View& view);

std::vector<KeyRow> civilisationKeys(const View& view);
std::vector<KeyRow> domainKeys(const View& view);
std::vector<KeyRow> valueKeys(const View& view);
/// The last civilisations with their domains, the latest first.
std::vector<Traits> latestTraits(const View& view);
std::vector<KeyRow> latestKeys(const View& view);

/// All experts there are, in this order.
std::vector<Expert> allExperts();
std::vector<KeyRow> expertKeys(const View& view);
/// The kinds of patrons.
std::vector<KeyRow> patronKeys(const View& view);
/// What the patron’s card may ask for; empty when nothing is to be chosen.

std::vector<KeyRow> patronPartKeys(const View& view);

/// Track, prestige, Press Conferences.
std::vector<FigureRow> trackFigures(const View& view);
std::vector<FigureRow> prestigeFigures(const View& view);
std::vector<FigureRow> pressFigures(const View& view);
std::vector<FigureRow> patronFigures(const View& view);
std::vector<FigureRow> cardFigures(const Patron& patron, const Words& words);
std::vector<FigureRow> bonusFigures(const View& view);
/// For each continent what was discarded, and the tokens on it.
std::vector<FigureRow> discardFigures(const View& view);
std::vector<FigureRow> opinionFigures(const View& view);

/// The Patron cards of one's own copy, each with what it prints.
std::vector<KeyRow> cardRows(const Copy& copy, int chosen, const Words& words);
/// “Continent · Asia”.
QString cardName(const Patron& card, const Words& words);

std::vector<CollectionRow> collectionRows(const View& view);

} // namespace cimaise::museum
