// The line under the board: the answer to the last touch, else what the next one will do.
#include "app/tables/musee/musee_objections.h"
#include "app/tables/musee/musee_table.h"
#include "app/texts/qt_texts.h"
#include "scoring/search/musee_placements.h"
#include "validators/musee/musee_catalogue.h"
#include "validators/musee/musee_rules.h"

#include <QStringList>
#include <algorithm>
#include <optional>

namespace cimaise {

using musee::bare;

namespace {

//% "{typed}…: type the second digit, or Enter."
constexpr TextId typedHint = CIMAISE_TEXT("musee.hint.typed");
//% "{space}: {exhibit} hangs here."
constexpr TextId hangsHint = CIMAISE_TEXT("musee.hint.hangs");
//% "{space}: {low} to {high} may hang here."
constexpr TextId rangeHint = CIMAISE_TEXT("musee.hint.range");
//% "{space}: no painting still to come may hang here."
constexpr TextId nothingFitsHint = CIMAISE_TEXT("musee.hint.nothing-fits");
//% "Which painting? Touch its number, and see where it may go."
constexpr TextId whereHint = CIMAISE_TEXT("musee.hint.where");
//% "{exhibit} may go to %n spaces. Touch one to hang it."
constexpr TextId spacesHint = CIMAISE_TEXT_N("musee.hint.spaces");
//% "{exhibit} in {space}: {points} points at once. Touch it to hang the painting."
constexpr TextId gainHint = CIMAISE_TEXT("musee.hint.gain");
//% "Touch the numbers that {owner} holds."
constexpr TextId handText = CIMAISE_TEXT("musee.hint.hand");
//% "Where shall {exhibit} hang? Touch a space; a painting there changes places with it."
constexpr TextId moveHint = CIMAISE_TEXT("musee.hint.move");
//% "This table has no Musée for {owner}."
constexpr TextId noMuseeHint = CIMAISE_TEXT("musee.hint.no-musee");

} // namespace

QString MuseeTable::hint() const {
    if (m_session == nullptr) {
        return {};
    }
    const Words words = m_session->words();
    if (m_answer.empty()) {
        return say(words, standingHint());
    }
    QStringList said;
    for (const Message& message : m_answer) {
        said << say(words, message);
    }
    return said.join(u' ');
}

Message MuseeTable::standingHint() const {
    if (!hasMusee()) {
        return {noMuseeHint, {{"owner", cimaise::side(m_side)}}};
    }
    if (!m_typed.isEmpty()) {
        return {typedHint, {{"typed", m_typed.toInt()}}};
    }
    switch (m_pointing.mode) {
    case musee::Mode::where:
        return m_pointing.asked == bare ? Message{whereHint} : askedHint();
    case musee::Mode::hand:
        return handHint();
    case musee::Mode::move:
        return {moveHint, {{"exhibit", hangingAt(layout(), space(m_pointing.from))}}};
    case musee::Mode::enter:
        break;
    }
    return spaceHint();
}

/// What is wrong with the selected space, what hangs there, or what may.
Message MuseeTable::spaceHint() const {
    const musee::Space here = space(m_pointing.selected);
    const Spot spot{cimaise::side(m_side), spaceOf(here.gallery, here.column)};
    for (const Finding& finding : m_session->evaluation().findings) {
        if (std::ranges::find(finding.where, spot) != finding.where.end()) {
            return finding.says;
        }
    }
    const Argument where{"space", spot.place};
    if (const musee::Exhibit exhibit = hangingAt(layout(), here); exhibit != bare) {
        return {hangsHint, {where, {"exhibit", exhibit}}};
    }
    musee::Exhibit low = bare;
    musee::Exhibit high = bare;
    for (musee::Exhibit exhibit = 1; exhibit <= highestInDeck(layout()); ++exhibit) {
        if (!objectionTo(layout(), here, exhibit)) {
            low = low == bare ? exhibit : low;
            high = exhibit;
        }
    }
    return low == bare ? Message{nothingFitsHint, {where}}
                       : Message{rangeHint, {where, {"low", low}, {"high", high}}};
}

/// Whether the hand is stuck, else how it is entered.
Message MuseeTable::handHint() const {
    const Spot hand{player(m_pointing.handPlayer), {.area = musee::handArea}};
    for (const Finding& finding : m_session->evaluation().findings) {
        if (std::ranges::find(finding.where, hand) != finding.where.end()) {
            return finding.says;
        }
    }
    return {handText, {{"owner", hand.owner}}};
}

/// In how many spaces the painting asked for may hang.
Message MuseeTable::askedHint() const {
    const musee::Exhibit asked = m_pointing.asked;
    if (const auto objection = objectionTo(layout(), m_side, asked)) {
        return objection->says;
    }
    const auto legal =
        std::ranges::count_if(placements(layout(), m_side, asked), &Placement::legal);
    return {spacesHint, {{"exhibit", asked}, {"n", static_cast<int>(legal)}}};
}

/// What the painting asked for would bring in a space where it may hang.
Message MuseeTable::placementHint(int row) const {
    const Placement placement =
        placements(layout(), m_side, m_pointing.asked).at(static_cast<std::size_t>(row));
    return {
        gainHint,
        {{"exhibit", m_pointing.asked}, {"space", placement.place}, {"points", placement.points}}};
}

void MuseeTable::explain(int row) {
    const bool asks = m_pointing.mode == musee::Mode::where && m_pointing.asked != bare;
    if (!asks) {
        refresh();
        return;
    }
    const auto objection = objectionAsItIs(layout(), space(row), m_pointing.asked);
    if (!objection) {
        answer({placementHint(row)});
        return;
    }
    answer({objection->says}, objection->spots());
}

void MuseeTable::ask(int number) {
    forget();
    m_pointing.mode = musee::Mode::where;
    m_pointing.from = -1;
    m_pointing.asked = number == m_pointing.asked ? bare : number;
    if (hasMusee() && m_pointing.asked != bare) {
        const auto objection = objectionTo(layout(), m_side, number);
        m_pointing.forbidding = objection ? objection->spots() : Spots{};
    }
    refresh();
}

} // namespace cimaise
