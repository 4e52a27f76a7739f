// Shows the board and the keys, and passes on taps, drags and typed text.
#include "app/viewmodels/museum/museum_board_parts.h"

#include "app/input/museum/museum_taps.h"
#include "app/texts/qt_texts.h"
#include "positions/museum/museum_object_text.h"

namespace cimaise {

namespace {

constexpr int pauseBefore = 120; ///< milliseconds without an edit

} // namespace

MuseumArranger::MuseumArranger(QObject* parent)
    : QObject(parent), m_search([this](const ArrangementSearch::Answer& answer) { take(answer); }) {
    m_searchDelay.setSingleShot(true);
    m_searchDelay.setInterval(pauseBefore);
    connect(&m_searchDelay, &QTimer::timeout, this, &MuseumArranger::start);
}

void MuseumArranger::startSearch(const museum::Layout& layout, int side) {
    stop();
    m_layout = layout;
    m_side = side;
    m_isSearching = true;
    m_searchDelay.start();
}

void MuseumArranger::stop() {
    m_searchDelay.stop();
    m_search.stop();
    m_isSearching = false;
    m_crowded = false;
    m_found.reset();
}

void MuseumArranger::start() { m_search.start(m_layout, m_side); }

void MuseumArranger::take(const ArrangementSearch::Answer& answer) {
    m_isSearching = false;
    m_crowded = !answer && answer.error() == museum::NoArrangement::tooManyObjects;
    m_found = answer ? std::optional{*answer} : std::nullopt;
    emit changed();
}

using museum::InputContext;

MuseumBoardPart::MuseumBoardPart(Table& table) : Part(table), m_cells(museum::slotRoles()) {}

void MuseumBoardPart::show(const museum::View& view) {
    m_cells.show(slotRows(view));
    const museum::Board& board = view.context.board();
    const auto& step = view.context.state.step;
    setIfChanged(m_shown, {.columns = columnsOf(board),
                           .rows = rowsOf(board),
                           .selected = rowOfCell(board, view.context.selected()),
                           .isPlanning = view.context.state.mode == museum::Mode::plan,
                           .stepFrom = step ? rowOfCell(board, step->from) : -1,
                           .stepTo = step ? rowOfCell(board, step->to) : -1});
}

void MuseumBoardPart::touch(int row) {
    take([&](const InputContext& context) {
        museum::InputResult result = museum::touch(context, row);
        return isRow(context.board(), row)
                   ? withTappedSpot(std::move(result),
                                    museum::spotOf(context.side, cellOfRow(context.board(), row)))
                   : result;
    });
}

void MuseumBoardPart::step(int columns, int rows) {
    take([&](const InputContext& context) {
        museum::InputResult result = museum::step(context, columns, rows);
        result.pointed = museum::spotOf(context.side, result.state.selected);
        return result;
    });
}

void MuseumBoardPart::removeSelected() { take(museum::removeSelected); }

void MuseumBoardPart::removeAll() { take(museum::removeAll); }

void MuseumBoardPart::drag(int from, int to) {
    take([&](const InputContext& context) { return museum::drag(context, from, to); });
}

MuseumKeysPart::MuseumKeysPart(Table& table)
    : Part(table), m_civilisations(museum::keyRoles()), m_domains(museum::keyRoles()),
      m_values(museum::keyRoles()), m_latest(museum::keyRoles()) {}

void MuseumKeysPart::show(const museum::View& view) {
    m_civilisations.show(civilisationKeys(view));
    m_domains.show(domainKeys(view));
    m_values.show(valueKeys(view));
    m_latest.show(latestKeys(view));
    setIfChanged(m_typed, toQt(view.context.state.last.typed));
}

void MuseumKeysPart::press(const museum::Trait& trait) {
    take([&](const InputContext& context) { return museum::press(context, trait); });
}

void MuseumKeysPart::pressCivilisation(int row) {
    if (row >= 0 && row < std::ssize(museum::civilisations)) {
        press(static_cast<museum::Civilisation>(row));
    }
}

void MuseumKeysPart::pressDomain(int row) {
    if (row >= 0 && row < std::ssize(museum::domains)) {
        press(static_cast<museum::Domain>(row));
    }
}

void MuseumKeysPart::pressValue(int row) {
    if (row >= 0 && row < museum::highestValue) {
        press(row + 1);
    }
}

void MuseumKeysPart::pressLatest(int row) {
    take([&](const InputContext& context) { return museum::pressLatest(context, row); });
}

void MuseumKeysPart::type(const QString& text) {
    take([&](const InputContext& context) { return museum::type(context, text.toStdString()); });
}

void MuseumKeysPart::confirm() { take(museum::confirm); }

void MuseumKeysPart::erase() { take(museum::erase); }

QString MuseumKeysPart::enterText(const QString& text) {
    return take([&](const InputContext& context) {
        return museum::enterText(context, text.toStdString());
    });
}

QStringList MuseumKeysPart::textMeanings(const QString& text) const {
    const Translator words = this->words();
    return toQtList(museum::objectMeanings(
        text.toStdString(), [&](const TextId& id) { return words.format({id, {}}); }));
}

} // namespace cimaise
