// Shows a side of the session's game, and keeps what the player points at while the game changes.
#include "app/tables/musee/musee_table.h"

#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

using musee::bare;

MuseeTable::MuseeTable(QObject* parent) : TablePart(parent) {
    connect(&m_tokens, &TokensModel::toggleAsked, this, &MuseeTable::toggleToken);
    connect(&m_answers, &Answers::given, this, &MuseeTable::claim);
}

void MuseeTable::followSession() {
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &MuseeTable::refresh);
        connect(m_session, &Session::highlightChanged, this, &MuseeTable::refresh);
        connect(m_session, &Session::currentSideChanged, this, &MuseeTable::lookAtSide);
        lookAtSide();
    }
}

void MuseeTable::setThemeOrder(const QList<int>& order) {
    const bool complete =
        order.size() == musee::themeCount &&
        std::is_permutation(order.begin(), order.end(), musee::printedOrder.begin());
    if (complete) {
        std::ranges::copy(order, m_themes.begin());
        refresh();
    }
}

const musee::Layout& MuseeTable::layout() const {
    return std::get<musee::Layout>(m_session->current());
}

bool MuseeTable::hasMusee() const {
    return m_session != nullptr && m_side < static_cast<int>(layout().musees.size());
}

int MuseeTable::columns() const {
    return m_session == nullptr ? musee::mostColumns : musee::columns(layout());
}

musee::Space MuseeTable::space(int row) const { return musee::spaceOfRow(layout(), m_side, row); }

musee::View MuseeTable::view(const Words& words) const {
    return {.layout = layout(),
            .findings = m_session->evaluation().findings,
            .lit = m_session->highlight(),
            .words = words,
            .themes = m_themes,
            .pointing = m_pointing,
            .side = m_side};
}

void MuseeTable::lookAtSide() {
    m_side = m_session->currentSide();
    forget();
    m_pointing.from = -1;
    m_pointing.asked = bare;
    m_pointing.handPlayer = m_side;
    if (m_pointing.mode == musee::Mode::move) {
        m_pointing.mode = musee::Mode::enter;
    }
    m_pointing.selected = 0;
    if (hasMusee()) {
        const musee::Space last = space(musee::spaceCount(layout()) - 1);
        const musee::Space first = nextBare(layout(), last).value_or(space(0));
        m_pointing.selected = rowOf(layout(), first);
    }
    refresh();
}

void MuseeTable::show() {
    const Words words = m_session->words();
    const musee::View now = view(words);
    m_spaces.show(now);
    m_bonuses.show(now);
    m_keypad.show(now);
    m_hand.show(now);
    m_players.show(now);
    showAnswers(now);
    m_tokens.show(layout(), words, m_session->highlight());
    emit changed();
}

void MuseeTable::setMode(Mode mode) {
    forget();
    if (mode == Move) {
        startMove();
        return;
    }
    m_pointing.mode = static_cast<musee::Mode>(mode);
    m_pointing.from = -1;
    m_pointing.asked = bare;
    refresh();
}

void MuseeTable::setHandPlayer(int player) {
    if (m_session != nullptr && player >= 0 && player < layout().header.playerCount() &&
        sideOf(layout(), player) == m_side) {
        forget();
        m_pointing.handPlayer = player;
        refresh();
    }
}

void MuseeTable::forget() {
    m_answer.clear();
    m_pointing.forbidding.clear();
    m_insisted = bare;
    m_typed.clear();
}

void MuseeTable::answer(std::vector<Message> messages, const Spots& forbidding) {
    m_answer = std::move(messages);
    m_pointing.forbidding = forbidding;
    refresh();
}

void MuseeTable::select(int row) {
    forget();
    m_pointing.selected = row;
    explain(row);
}

void MuseeTable::step(int columns, int rows) {
    if (!hasMusee()) {
        return;
    }
    const int all = musee::spaceCount(layout());
    const int row = m_pointing.selected + columns + (rows * this->columns());
    select(rows == 0 ? (row + all) % all : (row >= 0 && row < all ? row : m_pointing.selected));
}

void MuseeTable::touch(int row) {
    const OneTouch once{*this};
    if (!hasMusee() || row < 0 || row >= musee::spaceCount(layout())) {
        return;
    }
    const musee::Exhibit asked = m_pointing.asked;
    const bool hangs = m_pointing.mode == musee::Mode::where && asked != bare &&
                       !objectionAsItIs(layout(), space(row), asked);
    if (m_pointing.mode == musee::Mode::move) {
        drag(m_pointing.from, row);
    } else if (hangs) {
        setMode(Enter);
        hang(row, asked);
    } else {
        if (m_pointing.mode == musee::Mode::hand) {
            m_pointing.mode = musee::Mode::enter;
        }
        select(row);
    }
}

void MuseeTable::switchMode(Mode mode) { setMode(mode == this->mode() ? Enter : mode); }

bool MuseeTable::cancel() {
    const OneTouch once{*this};
    if (m_session == nullptr) {
        return false;
    }
    if (!m_answer.empty() || !m_typed.isEmpty()) {
        forget();
        refresh();
        return true;
    }
    const bool underWay = m_pointing.mode != musee::Mode::enter || !m_session->highlight().empty();
    setMode(Enter);
    m_session->clearHighlight();
    return underWay;
}

} // namespace cimaise
