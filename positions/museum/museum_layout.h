// Position of Museum as a value: boards, tokens of Public Opinion, and each player's museum with
// its objects, experts, patron and discard. A printed number that nobody has entered is unknown.
#pragma once

#include "positions/file/game_header.h"
#include "positions/file/json.h"
#include "positions/file/list_limits.h"
#include "positions/layout/slot_board.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cimaise {

/// Value that is the default of `T` until a value is entered.
template <class T> class Entered {
public:
    Entered() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): every assigned value counts as entered
    Entered(T value) : m_value(std::move(value)), m_written(true) {}

    bool operator==(const Entered&) const = default;

    [[nodiscard]] const T& operator*() const { return m_value; }
    [[nodiscard]] const T* operator->() const { return &m_value; }
    /// Value for editing; the value counts as entered from then on and is written to the file.
    [[nodiscard]] T& edit() {
        m_written = true;
        return m_value;
    }
    /// True if the file has the value.
    [[nodiscard]] bool isWritten() const { return m_written; }

private:
    T m_value{};
    bool m_written = false;
};

} // namespace cimaise

namespace cimaise::museum {

enum class Edition : std::uint8_t { retail, firstFrench };

enum class Continent : std::uint8_t { americaPacific, europe, africaMiddleEast, asia };
inline constexpr std::size_t continentCount = 4;

/// Civilisations in the order of the continents, three each.
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

/// Number printed on a card or board; nullopt: unknown.
using CopyFact = std::optional<int>;

/// Object; with a value of 5 a Masterpiece.
struct Object {
    Cell at;
    Civilisation civilisation = Civilisation::inca;
    Domain domain = Domain::architecture;
    int value = 1; ///< 1–5

    bool operator==(const Object&) const = default;
};

/// Kind of collection.
using CollectionKind = std::variant<Civilisation, Domain>;

/// Expert of a civilisation (colour), of a domain (icon), or a named one without effect at the end.
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

/// Patron card. Only the fields of its kind are used; whatever nobody has named yet is absent.
struct Patron {
    PatronKind kind = PatronKind::other;
    std::vector<CollectionKind> collections;    ///< quadruple: up to four
    std::optional<Continent> continent{};       ///< continent
    std::optional<Civilisation> civilisation{}; ///< legacy
    /// One number per level; absent (the Greatest Team only): the number given in the rulebook.
    std::optional<std::vector<CopyFact>> points;

    bool operator==(const Patron&) const = default;
};

/// Numbers by Continent; nullopt if the file has no number, which counts as none.
using ByContinent = std::array<std::optional<int>, continentCount>;

/// Museum of one player. Values not entered have their default.
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

/// Bonuses that a board pays for its galleries.
struct GalleryBonus {
    Entered<CopyFact> main;
    Entered<CopyFact> full;
    Entered<CopyFact> both;

    bool operator==(const GalleryBonus&) const = default;
};

/// Two slots that share a side, without a passage between them.
using Wall = std::pair<Cell, Cell>;

/// Museum board. The plan has one text per row: `.` slot, `G` Main Gallery slot, `x` blocked slot,
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

/// Copied, compared and destroyed in one source file, so that the others compile faster when they
/// pass a position on.
struct Layout {
    Layout();
    Layout(const Layout& other);
    Layout(Layout&& other) noexcept;
    Layout& operator=(const Layout& other);
    Layout& operator=(Layout&& other) noexcept;
    ~Layout();

    GameHeader header;
    Entered<Edition> edition;
    Entered<ByContinent> opinion; ///< tokens of Public Opinion
    Entered<std::vector<NamedBoard>> boards;
    std::vector<Museum> museums; ///< in seating order

    bool operator==(const Layout& other) const;
};

inline constexpr char freeMark = '.';
inline constexpr char mainMark = 'G';
inline constexpr char blockedMark = 'x';
inline constexpr char noSlotMark = ' ';
inline constexpr std::string_view slotMarks = ".G";

/// Limits of a file: for coordinates, on or off the board, and for counted things.
inline constexpr int highestCoordinate = 60;
inline constexpr int highestFigure = 999;

inline constexpr std::string_view standardBoard = "standard";

inline constexpr int fewestPlayers = 2;
inline constexpr int mostPlayers = 5;

/// Board that a museum uses: from the layout, or the built-in one.
const Board& boardOf(const Layout& layout, const Museum& museum);

/// Board with the name `name`; null if there is none.
const Board* findBoard(const Layout& layout, std::string_view name);

/// Letter of the plan at a cell; noSlotMark outside the plan.
char cellCharacterAt(const Board& board, const Cell& cell);

/// True if an object can be on the cell.
bool isSlot(const Board& board, const Cell& cell);

/// Number of columns and rows of the plan.
int columnsOf(const Board& board);
int rowsOf(const Board& board);

/// Number of scored sides: each player is a side.
int sideCount(const Layout& layout);
int sideOf(const Layout& layout, int player);
std::string sideName(const Layout& layout, int side);

/// True if everything that the Patron card asks for is named.
bool isNamed(const Patron& patron);

/// Place of a slot, and of a museum's discarded objects of a continent.
Place slotPlace(const Cell& cell);
Place discardPlace(Continent continent);

/// New game: empty museums on the standard board.
Layout newLayout(GameHeader header);

Layout readLayout(const JsonCursor& document);
/// Limit that one of the layout's lists exceeds, so that no file could hold it; nullopt if all fit.
std::optional<AtMost> overfull(const Layout& layout);
Json writeLayout(const Layout& layout);

/// Objects of a museum as in the file.
Json writeObjects(const std::vector<Object>& objects);

} // namespace cimaise::museum
