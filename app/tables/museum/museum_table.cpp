// Shows a side of the session's game, and keeps what the player points at while the game changes.
#include "app/tables/museum/museum_table.h"

#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

MuseumTable::MuseumTable(QObject* parent) : MuseumFiguresOwner(parent) {
    connect(&m_answers, &Answers::given, this, &MuseumTable::give);
    connect(&m_arranger, &MuseumArranger::changed, this, &MuseumTable::refresh);
}

void MuseumTable::followSession() {
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, [this] {
            look();
            refresh();
        });
        connect(m_session, &Session::highlightChanged, this, &MuseumTable::refresh);
        connect(m_session, &Session::currentSideChanged, this, &MuseumTable::lookAtSide);
        lookAtSide();
    }
}

const museum::Layout& MuseumTable::layout() const {
    return std::get<museum::Layout>(m_session->current());
}

bool MuseumTable::isLocked() const { return m_session == nullptr || m_session->readOnly(); }

bool MuseumTable::hasMuseum() const {
    return m_session != nullptr && m_side < std::ssize(layout().museums);
}

const museum::Museum& MuseumTable::museum() const {
    return layout().museums.at(static_cast<std::size_t>(m_side));
}

const museum::Board& MuseumTable::plan() const {
    return hasMuseum() ? boardOf(layout(), museum()) : museum::standardBoardPlan;
}

museum::View MuseumTable::view(const Words& words) const {
    return {.layout = layout(),
            .findings = m_session->evaluation().findings,
            .score = m_session->evaluation().score,
            .lit = m_session->highlight(),
            .words = words,
            .pointing = m_pointing,
            .copy = m_copy,
            .side = m_side};
}

int MuseumTable::columns() const { return columnsOf(plan()); }

int MuseumTable::rows() const { return rowsOf(plan()); }

int MuseumTable::selected() const { return rowOfCell(plan(), m_pointing.selected); }

Cell MuseumTable::cell(int row) const { return cellOfRow(plan(), row); }

bool MuseumTable::isRow(int row) const { return row >= 0 && row < columns() * rows(); }

void MuseumTable::lookAtSide() {
    m_side = m_session->currentSide();
    forget();
    m_pointing = {.mode =
                      m_pointing.mode == museum::Mode::move ? museum::Mode::enter : m_pointing.mode,
                  .tool = m_pointing.tool};
    if (hasMuseum()) {
        m_pointing.selected =
            nextBare(layout(), m_side, {.column = columns(), .row = rows()}).value_or(Cell{});
    }
    look();
    refresh();
}

void MuseumTable::look() {
    m_pointing.step.reset();
    if (m_arranging && hasMuseum() && !museum().objects->empty()) {
        m_arranger.look(layout(), m_side);
    } else {
        m_arranger.stop();
    }
}

void MuseumTable::show() {
    const Words words = m_session->words();
    const museum::View now = view(words);
    m_cells.show(slotRows(now));
    m_civilisations.show(civilisationKeys(now));
    m_domains.show(domainKeys(now));
    m_values.show(valueKeys(now));
    m_latest.show(latestKeys(now));
    showFigures(now);
    showSteps(words);
    showAnswers(words);
    emit changed();
}

void MuseumTable::showFigures(const museum::View& view) {
    m_experts.show(expertKeys(view));
    m_patrons.show(patronKeys(view));
    m_patronParts.show(patronPartKeys(view));
    m_track.show(museum::trackFigures(view));
    m_patronFigures.show(museum::patronFigures(view));
    m_prestige.show(prestigeFigures(view));
    m_bonuses.show(bonusFigures(view));
    m_discards.show(discardFigures(view));
    m_opinion.show(opinionFigures(view));
    m_press.show(pressFigures(view));
    m_collections.show(collectionRows(view));
}

void MuseumTable::forget() {
    m_answer.reset();
    m_typed.clear();
}

void MuseumTable::answer(Message message) {
    m_answer = std::move(message);
    refresh();
}

bool MuseumTable::edit(museum::Layout next, Message what) {
    return m_session->edit(AnyCase{std::move(next)}, std::move(what));
}

void MuseumTable::setMode(Mode mode) {
    forget();
    m_pointing.from.reset();
    m_pointing.mode = static_cast<museum::Mode>(mode);
    if (mode == Move) {
        if (hasMuseum() && objectOn(layout(), m_side, m_pointing.selected) != nullptr) {
            m_pointing.from = m_pointing.selected;
        } else {
            m_pointing.mode = museum::Mode::enter;
            //% "Nothing lies here that could be moved."
            m_answer = {CIMAISE_TEXT("museum.hint.nothing-to-move"), {}};
        }
    }
    refresh();
}

void MuseumTable::switchMode(Mode mode) { setMode(mode == this->mode() ? Enter : mode); }

void MuseumTable::setPlanTool(int tool) {
    forget();
    m_pointing.from.reset();
    m_pointing.tool = static_cast<museum::PlanTool>(std::clamp(tool, 0, 4));
    refresh();
}

void MuseumTable::setArranging(bool arranging) {
    if (arranging != m_arranging) {
        m_arranging = arranging;
        look();
        refresh();
    }
}

bool MuseumTable::cancel() {
    if (m_session == nullptr) {
        return false;
    }
    if (m_answer || !m_typed.isEmpty() || m_pointing.step) {
        forget();
        m_pointing.step.reset();
        refresh();
        return true;
    }
    const bool underWay = m_pointing.mode != museum::Mode::enter || !m_pointing.brush.empty() ||
                          !m_session->highlight().empty();
    m_pointing.brush = {};
    setMode(Enter);
    m_session->clearHighlight();
    return underWay;
}

void MuseumTable::select(const Cell& cell) {
    forget();
    m_pointing.selected = cell;
    const auto draft = m_pointing.drafts.find(cell);
    if (m_pointing.mode == museum::Mode::enter && draft != m_pointing.drafts.end()) {
        m_pointing.brush = draft->second;
    }
    refresh();
}

void MuseumTable::step(int columns, int rows) {
    if (!hasMuseum()) {
        return;
    }
    const Cell& now = m_pointing.selected;
    select({.column = std::clamp(now.column + columns, 1, this->columns()),
            .row = std::clamp(now.row + rows, 1, this->rows())});
}

void MuseumTable::touch(int row) {
    if (!hasMuseum() || !isRow(row)) {
        return;
    }
    switch (m_pointing.mode) {
    case museum::Mode::enter:
        select(cell(row));
        return;
    case museum::Mode::paint:
        paint(cell(row));
        return;
    case museum::Mode::move:
        putDown(cell(row));
        return;
    case museum::Mode::plan:
        draw(cell(row));
        return;
    }
}

} // namespace cimaise
