// Rows of a museum's board, keys and numbers, computed from one view.
#pragma once

#include "app/input/museum/museum_figures.h"
#include "app/viewmodels/museum/museum_view.h"

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
    bool idle = false; ///< lit for what does not count
    QString lightTag;  ///< the pairs or groups it is lit for
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
    QString note;      ///< who has hired the expert already; empty: nobody else
    QString everyNote; ///< all notes there can be, a line each: the key keeps room for them
    bool chosen = false;
    QString countText; ///< how many lie on the board; empty: none
    QString accessibleName;
};

/// A figure that can be entered.
struct FigureRow {
    int figure = 0; ///< its number
    QString label;
    QString valueText; ///< empty: not known
    QString standsFor; ///< what holds while it is not known
    bool canBeLess = false;
    QString worth;   ///< what it brings, as far as that is its own
    QString printed; ///< where the figure is printed; empty where it is not
    QString advice;  ///< the same while it is missing
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

/// One step of an arrangement.
struct StepRow {
    QString stepText;
    bool shown = false;
};

std::vector<SlotRow> slotRows(const View& view);

std::vector<KeyRow> civilisationKeys(const View& view);
std::vector<KeyRow> domainKeys(const View& view);
std::vector<KeyRow> valueKeys(const View& view);
/// The last civilisations with their domains, the latest first.
std::vector<KeyRow> latestKeys(const View& view);

/// All experts there are.
std::vector<KeyRow> expertKeys(const View& view);
/// The kinds of patrons, and none.
std::vector<KeyRow> patronKeys(const View& view);
/// What the patron’s card may ask for; empty when nothing is to be chosen.
std::vector<KeyRow> patronPartKeys(const View& view);

/// The figures of a kind; those of a patron once there is one, all others with a museum.
std::vector<FigureRow> figureRows(const View& view, FigureKind kind);
std::vector<FigureRow> cardFigures(const Patron& patron, const Translator& words);

/// The Patron cards of one's own copy, each with what it prints.
std::vector<KeyRow> cardRows(const View& view);
/// “Continent · Asia”.
QString cardName(const Patron& card, const Translator& words);

std::vector<CollectionRow> collectionRows(const View& view);

std::vector<StepRow> stepRows(const View& view, const std::vector<Step>& steps);

} // namespace cimaise::museum
