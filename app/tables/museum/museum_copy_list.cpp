// Changes the copy card by card; the newest that was dropped can be brought back.
#include "app/tables/museum/museum_copy_list.h"

#include "app/tables/museum/museum_figure_text.h"
#include "app/tables/museum/museum_rows.h"
#include "app/texts/qt_texts.h"
#include "validators/museum/museum_board_edits.h"
#include "validators/museum/museum_collections.h"
#include "validators/museum/museum_edits.h"
#include "validators/museum/museum_tally.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{card} was deleted from my copy."
constexpr TextId dropped = CIMAISE_TEXT("museum.copy.dropped");

std::size_t levelOf(const QString& figure) { return figure.section(u':', 1).toUInt(); }

} // namespace

MuseumCopyList::MuseumCopyList(QObject* parent) : MuseumFiguresOwner(parent) {}

void MuseumCopyList::followSession() {
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this,
                &MuseumCopyList::refresh); // other words, perhaps
    }
    refresh();
}

void MuseumCopyList::setCopy(const QString& copy) {
    if (copy == m_text) {
        return;
    }
    m_text = copy;
    m_copy = museum::readCopy(copy.toStdString()).value_or(museum::Copy{});
    m_chosen = isRow(m_chosen) ? m_chosen : -1;
    refresh();
}

void MuseumCopyList::keep(museum::Copy copy) {
    if (copy != m_copy) {
        setCopy(toQt(museum::writeCopy(copy)));
        emit copyEdited(m_text);
    }
}

void MuseumCopyList::show() {
    const Words words = m_session->words();
    m_cards.show(museum::cardRows(m_copy, m_chosen, words));
    m_figures.show(
        m_chosen < 0
            ? std::vector<museum::FigureRow>{}
            : museum::cardFigures(m_copy.patrons.at(static_cast<std::size_t>(m_chosen)), words));
    emit changed();
}

QString MuseumCopyList::droppedText() const {
    if (!m_dropped || m_session == nullptr) {
        return {};
    }
    const Words words = m_session->words();
    return say(words, dropped, {{"card", museum::cardName(m_dropped->card, words).toStdString()}});
}

bool MuseumCopyList::isLocked() const { return m_session == nullptr || m_session->readOnly(); }

bool MuseumCopyList::isRow(int row) const { return row >= 0 && row < std::ssize(m_copy.patrons); }

void MuseumCopyList::choose(int row) {
    m_chosen = row == m_chosen || !isRow(row) ? -1 : row;
    refresh();
}

void MuseumCopyList::drop(int row) {
    if (!isRow(row) || isLocked()) {
        return;
    }
    museum::Copy copy = m_copy;
    m_dropped = Dropped{.card = copy.patrons.at(static_cast<std::size_t>(row)), .row = row};
    copy.patrons.erase(copy.patrons.begin() + row);
    m_chosen = -1;
    keep(std::move(copy));
}

void MuseumCopyList::undoDrop() {
    if (!m_dropped || isLocked()) {
        return;
    }
    // a card that has been entered anew meanwhile is kept as it was entered
    museum::Copy copy = m_copy;
    if (museum::patronIn(copy, m_dropped->card) == nullptr) {
        const auto row = std::min<std::ptrdiff_t>(m_dropped->row, std::ssize(copy.patrons));
        copy.patrons.insert(copy.patrons.begin() + row, m_dropped->card);
    }
    m_dropped.reset();
    keep(std::move(copy));
    refresh();
}

QString MuseumCopyList::setFigure(const QString& figure, const QString& text) {
    const auto value = museum::readFigure(text);
    if (!value) {
        return say(m_session->words(), value.error());
    }
    enter(figure, *value);
    return {};
}

void MuseumCopyList::stepFigure(const QString& figure, int by) {
    if (m_chosen >= 0) {
        const museum::Patron& card = m_copy.patrons.at(static_cast<std::size_t>(m_chosen));
        const int now = museum::patronFigure(card, levelOf(figure)).value_or(0);
        enter(figure, std::clamp(now + by, 0, museum::highestFigure));
    }
}

void MuseumCopyList::enter(const QString& figure, museum::CopyFact value) {
    if (m_chosen < 0 || isLocked()) {
        return;
    }
    museum::Copy copy = m_copy;
    museum::Patron& card = copy.patrons.at(static_cast<std::size_t>(m_chosen));
    card = museum::withFigure(std::move(card), levelOf(figure), value);
    keep(std::move(copy));
}

} // namespace cimaise
