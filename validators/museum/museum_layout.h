// Position of Museum as a value: boards, tokens of Public Opinion, and each player's museum with
// its objects, experts, patron and discard. A printed number that nobody has entered is unknown.
#pragma once

#include "validators/layout/entered.h"
#include "validators/layout/game_header.h"
#include "validators/layout/json.h"
#include "validators/layout/list_limits.h"
#include "validators/layout/slot_board.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cimaise::museum {

enum class Edition : std::uint8_t { retail, firstFrench };

enum class Continent : std::uint8_t { americaPacific, europe, africaMiddleEast, asia };
inline constexpr std::size_t continentCount = 4;

/// In the order of the continents, three each.
enum class Civilisation : std::uint8_t {
    inca,
    mayan,
    polynesian,
    greek,
    roman,
    celtic,
    phoenician,
    egyptian,
    mesopotamian,
    chinese,
    indian,
    japanese
};
inline constexpr std::size_t civilisationCount = 12;

enum class Domain : std::uint8_t {
    architecture,
    culture,
    agriculture,
    warfare,
    navigation,
    theology
};
inline constexpr std::size_t domainCount = 6;

/// A figure printed on a card or board; nothing: unknown.
using CopyFact = std::optional<int>;

/// One object; a value of 5 makes it a Masterpiece.
struct Object {
    Cell at;
    Civilisation civilisation = Civilisation::inca;
    Domain domain = Domain::architecture;
    int value = 1; ///< 1–5

    bool operator==(const Object&) const = default;
};

/// A kind of collection.
using CollectionKind = std::variant<Civilisation, Domain>;

/// An expert with a colour, with an icon, or one with a name and no effect at the end.
using Expert = std::variant<Civilisation, Domain, std::string>;

enum class PatronKind : std::uint8_t {
    quadruple,
    continent,
    legacy,
    perfect,
    masterpieces,
    greatestTeam,
    fountain,
    glimpse,
    other
};

/// A Patron card. Only what its kind needs is looked at.
struct Patron {
    PatronKind kind = PatronKind::other;
    std::vector<CollectionKind> collections;        ///< quadruple: four
    Continent continent = Continent::europe;        ///< continent
    Civilisation civilisation = Civilisation::inca; ///< legacy
    /// One figure a level; absent (the Greatest Team only): the one the rulebook states.
    std::optional<std::vector<CopyFact>> points;

    bool operator==(const Patron&) const = default;
};

/// By Continent; nothing where the file has no figure, which counts as none.
using ByContinent = std::array<std::optional<int>, continentCount>;

/// One player's museum. What is not entered has its default.
struct Museum {
    std::optional<std::string> board; ///< absent: the standard board
    Entered<CopyFact> track;          ///< points on the score track
    Entered<int> prestige;
    Entered<int> press; ///< Press Conferences
    Entered<std::vector<Object>> objects;
    Entered<std::vector<Expert>> experts;
    Entered<std::optional<Patron>> patron;
    Entered<ByContinent> discard;

    bool operator==(const Museum&) const = default;
};

/// What a board pays for its galleries.
struct GalleryBonus {
    Entered<CopyFact> main;
    Entered<CopyFact> full;
    Entered<CopyFact> both;

    bool operator==(const GalleryBonus&) const = default;
};

/// Two slots that share a side and no passage.
using Wall = std::pair<Cell, Cell>;

/// A museum board. The plan has one text a row: `.` slot, `G` Main Gallery slot, `x` blocked slot,
/// space for no slot.
struct Board {
    std::vector<std::string> plan;
    Entered<std::vector<Wall>> walls;
    Entered<GalleryBonus> bonus;

    bool operator==(const Board&) const = default;
};

struct NamedBoard {
    std::string name;
    Board board;

    bool operator==(const NamedBoard&) const = default;
};

struct Layout {
    GameHeader header;
    Entered<Edition> edition;
    Entered<ByContinent> opinion; ///< tokens of Public Opinion
    Entered<std::vector<NamedBoard>> boards;
    std::vector<Museum> museums; ///< in seating order

    bool operator==(const Layout&) const = default;
};

inline constexpr char freeMark = '.';
inline constexpr char mainMark = 'G';
inline constexpr char blockedMark = 'x';
inline constexpr char noSlotMark = ' ';
inline constexpr std::string_view slotMarks = ".G";

/// As far as a file may go: where an object lies, on a board or off it, and what is counted.
inline constexpr int highestCoordinate = 60;
inline constexpr int highestFigure = 999;

inline constexpr std::string_view standardBoard = "standard";

inline constexpr int fewestPlayers = 2;
inline constexpr int mostPlayers = 5;

/// The board a museum uses; the layout has it, or it is the built-in one.
const Board& boardOf(const Layout& layout, const Museum& museum);

/// The board called `name`; null when there is none.
const Board* findBoard(const Layout& layout, std::string_view name);

/// The letter of the plan at a cell; noSlotMark outside it.
char markAt(const Board& board, const Cell& cell);

/// Whether an object can lie on the cell.
bool isSlot(const Board& board, const Cell& cell);

/// How many cells a row of the plan has, and how many rows there are.
int columnsOf(const Board& board);
int rowsOf(const Board& board);

/// How many are scored: each player for themselves.
int sideCount(const Layout& layout);
int sideOf(const Layout& layout, int player);
std::string sideName(const Layout& layout, int side);

/// The place of a slot, and of a museum's discarded objects of a continent.
Place slotPlace(const Cell& cell);
Place discardPlace(Continent continent);

/// A new game: empty museums on the standard board.
Layout newLayout(GameHeader header);

Layout readLayout(const JsonCursor& document);
/// What limit one of its lists is over, so that no file could hold it; nothing where all fit.
std::optional<AtMost> overfull(const Layout& layout);
Json writeLayout(const Layout& layout);

/// The objects of a museum as the file has them.
Json writeObjects(const std::vector<Object>& objects);

} // namespace cimaise::museum
