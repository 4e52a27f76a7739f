// Turns keys, digits and the keypad into paintings hung; objects once to what breaks a rule.
#include "app/tables/musee/musee_objections.h"
#include "app/tables/musee/musee_table.h"

#include <algorithm>

namespace cimaise {

using musee::bare;

namespace {

//% "{exhibit} hung"
constexpr TextId hungEdit = CIMAISE_TEXT("musee.edit.hung");
//% "Touch {exhibit} again to hang it all the same."
constexpr TextId hangAgain = CIMAISE_TEXT("musee.hint.again.hang");
//% "Touch {exhibit} again to put it in the hand all the same."
constexpr TextId holdAgain = CIMAISE_TEXT("musee.hint.again.hold");
//% "{gallery} is full. Whoever filled it first takes its bonus: touch the rosette."
constexpr TextId galleryFull = CIMAISE_TEXT("musee.hint.gallery-full");
//% "The box has no painting {exhibit}: its numbers go up to {highest}."
constexpr TextId notInBox = CIMAISE_TEXT("musee.hint.not-in-box");
//% "Nothing hangs here that could be moved."
constexpr TextId nothingToMove = CIMAISE_TEXT("musee.hint.nothing-to-move");

} // namespace

bool MuseeTable::objects(int number) {
    const Words words = m_session->words();
    const auto objection = objectionToKey(view(words), number);
    if (!objection || m_insisted == number) {
        return false;
    }
    m_insisted = number;
    const TextId again = m_pointing.mode == musee::Mode::hand ? holdAgain : hangAgain;
    answer({objection->says, {again, {{"exhibit", number}}}}, objection->spots());
    return true;
}

void MuseeTable::press(int number) {
    const OneTouch once{*this};
    if (!hasMusee()) {
        return;
    }
    if (m_pointing.mode == musee::Mode::where) {
        ask(number);
        return;
    }
    const bool inHand = m_pointing.mode == musee::Mode::hand;
    if (objects(number)) {
        return;
    }
    forget();
    if (inHand) {
        toggleCard(number);
    } else {
        setMode(Enter);
        hang(m_pointing.selected, number);
    }
}

void MuseeTable::hang(int row, int number) {
    const musee::Space here = space(row);
    const auto isFilled = [&] {
        return isFull(layout(), layout().musees[static_cast<std::size_t>(m_side)], here.gallery);
    };
    const bool wasFilled = isFilled();
    if (edit(musee::hang(layout(), here, number), {hungEdit, {{"exhibit", number}}})) {
        const bool fills = isFilled() && !wasFilled;
        tellHung(here, fills);
        if (fills && !isClaimed(layout(), here.gallery)) {
            m_answer = {{galleryFull, {{"gallery", galleryPlace(here.gallery)}}}};
        }
    }
    if (const auto next = nextBare(layout(), here)) {
        m_pointing.selected = rowOf(layout(), *next);
    }
    refresh();
}

/// How a painting just hung sounds.
void MuseeTable::tellHung(const musee::Space& here, bool fills) {
    const Spot spot{cimaise::side(here.side), spaceOf(here.gallery, here.column)};
    const bool wrong =
        std::ranges::any_of(m_session->evaluation().findings, [&](const Finding& finding) {
            return finding.severity <= Severity::impossible &&
                   std::ranges::find(finding.where, spot) != finding.where.end();
        });
    m_session->tell(wrong ? Happening::illegal : fills ? Happening::filled : Happening::hung);
}

void MuseeTable::typeDigit(int digit) {
    const OneTouch once{*this};
    if (!hasMusee() || (digit == 0 && m_typed.size() != 1)) {
        return;
    }
    const QString before = m_typed.size() == 1 ? m_typed : QString{};
    forget();
    m_typed = before + QString::number(digit);
    const bool complete = m_typed.size() == 2 || digit * 10 > highestInDeck(layout());
    if (complete) {
        confirm();
    } else {
        refresh();
    }
}

void MuseeTable::confirm() {
    const OneTouch once{*this};
    if (m_typed.isEmpty()) {
        touch(m_pointing.selected);
        return;
    }
    const QString typed = m_typed;
    const int number = typed.toInt();
    if (number > musee::highestInBox) {
        forget();
        answer({{notInBox, {{"exhibit", number}, {"highest", musee::highestInBox}}}});
        return;
    }
    press(number);
    if (m_insisted == number) { // Enter hangs it all the same
        m_typed = typed;
        emit changed();
    }
}

void MuseeTable::erase() {
    if (m_typed.isEmpty()) {
        clear();
        return;
    }
    const QString left = m_typed.chopped(1);
    forget();
    m_typed = left;
    refresh();
}

void MuseeTable::startMove() {
    if (!hasMusee()) {
        return;
    }
    forget();
    m_pointing.asked = bare;
    if (hangingAt(layout(), space(m_pointing.selected)) == bare) {
        answer({{nothingToMove}});
        return;
    }
    m_pointing.mode = musee::Mode::move;
    m_pointing.from = m_pointing.selected;
    refresh();
}

} // namespace cimaise
