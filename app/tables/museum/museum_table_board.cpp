// Draws the board itself, and chooses which one a side plays on.
#include "app/tables/museum/museum_table.h"
#include "app/texts/qt_texts.h"
#include "validators/layout/name_text.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "board drawn"
constexpr TextId drawEdit = CIMAISE_TEXT("museum.edit.draw");
//% "passage changed"
constexpr TextId wallEdit = CIMAISE_TEXT("museum.edit.wall");
//% "board of {owner} chosen"
constexpr TextId useEdit = CIMAISE_TEXT("museum.edit.board");
//% "new board"
constexpr TextId newEdit = CIMAISE_TEXT("museum.edit.board-new");
//% "board renamed"
constexpr TextId renameEdit = CIMAISE_TEXT("museum.edit.board-name");
//% "board dropped"
constexpr TextId dropEdit = CIMAISE_TEXT("museum.edit.board-drop");
//% "size of the board changed"
constexpr TextId sizeEdit = CIMAISE_TEXT("museum.edit.board-size");
//% "Standard board"
constexpr TextId standardText = CIMAISE_TEXT("museum.board.standard");
//% "Board {number}"
constexpr TextId numberedText = CIMAISE_TEXT("museum.board.numbered");
//% "Another board has that name."
constexpr TextId takenName = CIMAISE_TEXT("museum.board.taken");
//% "A board needs a name."
constexpr TextId wrongName = CIMAISE_TEXT("museum.board.nameless");

constexpr std::array toolMarks{museum::freeMark, museum::mainMark, museum::blockedMark,
                               museum::noSlotMark};

/// The standard board, the game's others, and those of one's own copy that the game has not yet.
std::vector<std::string> namesOf(const museum::Layout& layout, const museum::Copy& copy) {
    std::vector<std::string> names{std::string{museum::standardBoard}};
    for (const auto* const boards : {&*layout.boards, &copy.boards}) {
        for (const museum::NamedBoard& named : *boards) {
            if (std::ranges::find(names, named.name) == names.end()) {
                names.push_back(named.name);
            }
        }
    }
    return names;
}

} // namespace

QStringList MuseumTable::boards() const {
    QStringList names;
    if (m_session != nullptr) {
        for (const std::string& name : namesOf(layout(), m_copy)) {
            names << toQt(name);
        }
        names.front() = say(m_session->words(), standardText);
    }
    return names;
}

int MuseumTable::board() const {
    if (!hasMuseum()) {
        return 0;
    }
    const std::vector<std::string> names = namesOf(layout(), m_copy);
    return static_cast<int>(std::ranges::find(names, museum::boardName(layout(), m_side)) -
                            names.begin());
}

QString MuseumTable::boardName() const { return hasMuseum() ? boards().at(board()) : QString{}; }

bool MuseumTable::hasOwnBoard() const {
    return hasMuseum() && std::ranges::count(*layout().boards, museum::boardName(layout(), m_side),
                                             &museum::NamedBoard::name) > 0;
}

void MuseumTable::chooseBoard(int row) {
    const std::vector<std::string> names =
        hasMuseum() ? namesOf(layout(), m_copy) : std::vector<std::string>{};
    if (row < 0 || row >= std::ssize(names)) {
        return;
    }
    const std::string& name = names[static_cast<std::size_t>(row)];
    museum::Layout next = layout();
    if (findBoard(next, name) == nullptr) {
        next = keepBoard(std::move(next), name, *museum::boardIn(m_copy, name));
    }
    edit(useBoard(std::move(next), m_side, name), {useEdit, {{"owner", side(m_side)}}});
}

void MuseumTable::newBoard() {
    if (!hasMuseum()) {
        return;
    }
    const std::vector<std::string> names = namesOf(layout(), m_copy);
    std::string name;
    for (int number = 2; name.empty() || std::ranges::find(names, name) != names.end(); ++number) {
        name = m_session->words().say({numberedText, {{"number", number}}});
    }
    edit(useBoard(keepBoard(layout(), name, plan()), m_side, name), {newEdit, {}});
}

QString MuseumTable::renameBoard(const QString& name) {
    const std::string next = name.trimmed().toStdString();
    if (!hasOwnBoard() || name == boardName()) {
        return {};
    }
    if (nameFault(next) != NameFault::none) {
        return say(m_session->words(), wrongName);
    }
    if (std::ranges::count(namesOf(layout(), m_copy), next) > 0) {
        return say(m_session->words(), takenName);
    }
    const std::string before{museum::boardName(layout(), m_side)};
    museum::Copy copy = m_copy;
    std::erase_if(copy.boards,
                  [&](const museum::NamedBoard& named) { return named.name == before; });
    const museum::Board renamed = plan();
    if (edit(museum::renameBoard(layout(), before, next), {renameEdit, {}})) {
        keep(withBoard(std::move(copy), next, renamed));
    }
    return {};
}

void MuseumTable::dropBoard() {
    if (hasOwnBoard()) {
        edit(museum::dropBoard(layout(), museum::boardName(layout(), m_side)), {dropEdit, {}});
    }
}

void MuseumTable::growBoard(int columns, int rows) {
    if (hasMuseum()) {
        editPlan(resized(plan(), std::clamp(this->columns() + columns, 1, mostBoardSide),
                         std::clamp(this->rows() + rows, 1, mostBoardSide)),
                 sizeEdit);
        m_pointing.selected = {.column = std::min(m_pointing.selected.column, this->columns()),
                               .row = std::min(m_pointing.selected.row, this->rows())};
        refresh();
    }
}

void MuseumTable::editPlan(const museum::Board& board, TextId what) {
    const std::string name{museum::boardName(layout(), m_side)};
    if (board != plan() && edit(keepBoard(layout(), name, board), {what, {}})) {
        keep(withBoard(m_copy, name, board));
    }
}

void MuseumTable::draw(const Cell& cell) {
    select(cell);
    if (m_pointing.tool == museum::PlanTool::wall) {
        drawWall(cell);
    } else {
        editPlan(marked(plan(), cell, toolMarks.at(static_cast<std::size_t>(m_pointing.tool))),
                 drawEdit);
    }
    refresh();
}

void MuseumTable::drawWall(const Cell& cell) {
    if (m_pointing.from && cimaise::touch(*m_pointing.from, cell)) {
        editPlan(toggledWall(plan(), *m_pointing.from, cell), wallEdit);
        m_pointing.from.reset();
    } else {
        m_pointing.from = cell;
    }
}

} // namespace cimaise
