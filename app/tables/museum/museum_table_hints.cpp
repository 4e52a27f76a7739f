// The line under the board: the answer to the last touch, else what the next one will do.
#include "app/tables/museum/museum_table.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{typed}…: civilisation, domain, value; then Enter."
constexpr TextId typedHint = CIMAISE_TEXT("museum.hint.typed");
//% "{slot}: {object}. Touch what is different."
constexpr TextId objectHint = CIMAISE_TEXT("museum.hint.object");
//% "{slot}: which civilisation, domain and value?"
constexpr TextId bareHint = CIMAISE_TEXT("museum.hint.bare");
//% "{slot}: {object} …"
constexpr TextId partHint = CIMAISE_TEXT("museum.hint.part");
//% "{slot} is blocked: nothing can lie there."
constexpr TextId blockedHint = CIMAISE_TEXT("museum.hint.blocked");
//% "Touch the slots that are {object}."
constexpr TextId paintHint = CIMAISE_TEXT("museum.hint.paint");
//% "Paint: touch a civilisation, a domain or a value, then all slots that have it."
constexpr TextId paintWhatHint = CIMAISE_TEXT("museum.hint.paint-what");
//% "Where shall {object} go? Touch a slot; an object there changes places with it."
constexpr TextId moveHint = CIMAISE_TEXT("museum.hint.move");
//% "Touch the cells that are to change."
constexpr TextId planHint = CIMAISE_TEXT("museum.hint.plan");
//% "Touch two neighbouring slots: the passage between them is closed or opened."
constexpr TextId wallHint = CIMAISE_TEXT("museum.hint.wall");
//% "Now touch the slot beside it."
constexpr TextId wallNextHint = CIMAISE_TEXT("museum.hint.wall-next");
//% "This table has no museum for {owner}."
constexpr TextId noMuseumHint = CIMAISE_TEXT("museum.hint.no-museum");

} // namespace

QString MuseumTable::hint() const {
    if (m_session == nullptr) {
        return {};
    }
    return say(m_session->words(), m_answer ? *m_answer : standingHint());
}

Message MuseumTable::standingHint() const {
    if (!hasMuseum()) {
        return {noMuseumHint, {{"owner", side(m_side)}}};
    }
    if (!m_typed.isEmpty()) {
        return {typedHint, {{"typed", m_typed.toStdString()}}};
    }
    switch (m_pointing.mode) {
    case museum::Mode::paint:
        return m_pointing.brush.empty() ? Message{paintWhatHint, {}}
                                        : Message{paintHint, {{"object", name(m_pointing.brush)}}};
    case museum::Mode::move: {
        const Cell from = m_pointing.from.value_or(Cell{});
        const museum::Object* const object = objectOn(layout(), m_side, from);
        return {moveHint,
                {{"object", object == nullptr ? std::string{} : name(traitsOf(*object))}}};
    }
    case museum::Mode::plan:
        if (m_pointing.tool != museum::PlanTool::wall) {
            return {planHint, {}};
        }
        return {m_pointing.from ? wallNextHint : wallHint, {}};
    case museum::Mode::enter:
        break;
    }
    return slotHint();
}

/// What is wrong with the selected slot, what lies there, or what is still to be said.
Message MuseumTable::slotHint() const {
    const Cell here = m_pointing.selected;
    const Spot spot{side(m_side), museum::slotPlace(here)};
    for (const Finding& finding : m_session->evaluation().findings) {
        if (std::ranges::find(finding.where, spot) != finding.where.end()) {
            return finding.says;
        }
    }
    const Argument where{"slot", spot.place};
    if (const museum::Object* const object = objectOn(layout(), m_side, here)) {
        return {objectHint, {where, {"object", name(traitsOf(*object))}}};
    }
    if (museum::slotMarks.find(markAt(plan(), here)) == std::string_view::npos) {
        return {blockedHint, {where}};
    }
    return m_pointing.brush.empty()
               ? Message{bareHint, {where}}
               : Message{partHint, {where, {"object", name(m_pointing.brush)}}};
}

} // namespace cimaise
