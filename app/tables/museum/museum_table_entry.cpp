// Turns keys, typed words, paint and drags into objects on the board.
#include "app/tables/museum/museum_table.h"
#include "app/texts/qt_texts.h"
#include "validators/museum/museum_object_text.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{object} exhibited"
constexpr TextId putEdit = CIMAISE_TEXT("museum.edit.put");
//% "{object} changed"
constexpr TextId changeEdit = CIMAISE_TEXT("museum.edit.change");
//% "{object} taken off"
constexpr TextId takeEdit = CIMAISE_TEXT("museum.edit.take");
//% "all objects taken off"
constexpr TextId takeAllEdit = CIMAISE_TEXT("museum.edit.take-all");
//% "{object} moved"
constexpr TextId moveEdit = CIMAISE_TEXT("museum.edit.move");
//% "%n objects typed in"
constexpr TextId textEdit = CIMAISE_TEXT_N("museum.edit.text");
//% "There is no free slot here."
constexpr TextId notASlot = CIMAISE_TEXT("museum.hint.not-a-slot");
//% "Paint: first touch a civilisation, domain or value, then the slots that have it."
constexpr TextId nothingToPaint = CIMAISE_TEXT("museum.hint.nothing-to-paint");
//% "All slots are filled: touch the one that is to change."
constexpr TextId boardFull = CIMAISE_TEXT("museum.hint.full");

constexpr qsizetype longestTyped = 60;

bool isFree(const museum::Board& board, const Cell& cell) {
    return museum::slotMarks.find(markAt(board, cell)) != std::string_view::npos;
}

} // namespace

std::string MuseumTable::name(const museum::Traits& traits) const {
    const Words words = m_session->words();
    return view(words).name(traits).toStdString();
}

void MuseumTable::put(const museum::Object& object) {
    const Cell here = object.at;
    const bool done = edit(museum::put(layout(), m_side, object),
                           {putEdit, {{"object", name(traitsOf(object))}}});
    if (!done) {
        return;
    }
    m_pointing.drafts.erase(here);
    const Spot spot{side(m_side), museum::slotPlace(here)};
    const bool wrong =
        std::ranges::any_of(m_session->evaluation().findings, [&](const Finding& finding) {
            return finding.severity <= Severity::impossible &&
                   std::ranges::find(finding.where, spot) != finding.where.end();
        });
    m_session->tell(wrong ? Happening::illegal : Happening::hung);
}

void MuseumTable::press(const museum::Trait& trait) {
    if (!hasMuseum()) {
        return;
    }
    forget();
    museum::Traits& brush = m_pointing.brush;
    if (m_pointing.mode == museum::Mode::paint) {
        brush.has(trait) ? brush.drop(trait) : brush.set(trait);
        refresh();
        return;
    }
    setMode(Enter);
    const Cell here = m_pointing.selected;
    if (const museum::Object* const object = objectOn(layout(), m_side, here)) {
        brush = traitsOf(*object);
        brush.set(trait);
        const std::string changed = name(brush);
        brush.value.reset();
        edit(change(layout(), m_side, here, trait), {changeEdit, {{"object", changed}}});
        refresh();
        return;
    }
    if (!isFree(plan(), here)) {
        answer({notASlot, {}});
        return;
    }
    brush.set(trait);
    if (brush.isComplete()) {
        put(brush.objectAt(here));
        brush.value.reset();
        const auto next = nextBare(layout(), m_side, here);
        m_pointing.selected = next.value_or(here);
        if (!next) {
            m_answer = {boardFull, {}};
        }
    }
    refresh();
}

void MuseumTable::pressCivilisation(int row) {
    if (row >= 0 && row < std::ssize(museum::civilisations)) {
        press(static_cast<museum::Civilisation>(row));
    }
}

void MuseumTable::pressDomain(int row) {
    if (row >= 0 && row < std::ssize(museum::domains)) {
        press(static_cast<museum::Domain>(row));
    }
}

void MuseumTable::pressValue(int row) {
    if (row >= 0 && row < museum::highestValue) {
        press(row + 1);
    }
}

void MuseumTable::pressLatest(int row) {
    if (!hasMuseum()) {
        return;
    }
    const Words words = m_session->words();
    const std::vector<museum::Traits> all = latestTraits(view(words));
    if (row < 0 || row >= std::ssize(all)) {
        return;
    }
    const museum::Traits traits = all[static_cast<std::size_t>(row)];
    const Cell here = m_pointing.selected;
    const museum::Object* const object = objectOn(layout(), m_side, here);
    if (m_pointing.mode == museum::Mode::paint) {
        forget();
        m_pointing.brush.add(traits);
        refresh();
    } else if (object != nullptr) {
        forget();
        museum::Traits changed = traitsOf(*object);
        changed.add(traits);
        edit(change(change(layout(), m_side, here, *traits.civilisation), m_side, here,
                    *traits.domain),
             {changeEdit, {{"object", name(changed)}}});
    } else {
        m_pointing.brush.civilisation = traits.civilisation;
        press(*traits.domain);
    }
}

void MuseumTable::paint(const Cell& cell) {
    if (m_pointing.brush.empty()) {
        m_pointing.selected = cell;
        answer({nothingToPaint, {}});
        return;
    }
    select(cell);
    if (!isFree(plan(), cell)) {
        answer({notASlot, {}});
        return;
    }
    museum::Traits traits = m_pointing.drafts[cell];
    const museum::Object* const object = objectOn(layout(), m_side, cell);
    if (object != nullptr) {
        traits = traitsOf(*object);
    }
    traits.add(m_pointing.brush);
    if (traits.isComplete()) {
        put(traits.objectAt(cell));
        m_pointing.drafts.erase(cell);
    } else {
        m_pointing.drafts[cell] = traits;
    }
    refresh();
}

void MuseumTable::type(const QString& text) {
    if (!hasMuseum() || text.isEmpty() || m_typed.size() >= longestTyped) {
        return;
    }
    const bool digit = text.size() == 1 && text.front() >= u'1' && text.front() <= u'5';
    if (m_typed.isEmpty() && digit) {
        pressValue(text.toInt() - 1);
        return;
    }
    const QString typed = m_typed + text;
    forget();
    m_typed = typed;
    const Words words = m_session->words();
    if (digit && museum::readObject(m_typed.toStdString(), museum::sayIn(words))) {
        confirm();
        return;
    }
    refresh();
}

void MuseumTable::confirm() {
    if (m_typed.isEmpty()) {
        touch(selected());
        return;
    }
    const Words words = m_session->words();
    const auto object = museum::readObject(m_typed.toStdString(), museum::sayIn(words));
    if (!object) {
        const QString typed = m_typed;
        answer(object.error());
        m_typed = typed;
        emit changed();
        return;
    }
    forget();
    if (!isFree(plan(), m_pointing.selected)) {
        answer({notASlot, {}});
        return;
    }
    const Cell here = m_pointing.selected;
    m_pointing.brush = traitsOf(*object);
    put(m_pointing.brush.objectAt(here));
    m_pointing.brush.value.reset();
    m_pointing.selected = nextBare(layout(), m_side, here).value_or(here);
    refresh();
}

void MuseumTable::erase() {
    if (m_typed.isEmpty()) {
        take();
        return;
    }
    const QString left = m_typed.chopped(1);
    forget();
    m_typed = left;
    refresh();
}

void MuseumTable::take() { dragOut(selected()); }

void MuseumTable::takeAll() {
    if (hasMuseum()) {
        forget();
        m_pointing.drafts.clear();
        edit(museum::takeAll(layout(), m_side), {takeAllEdit, {}});
        refresh();
    }
}

void MuseumTable::dragOut(int from) {
    if (!hasMuseum() || !isRow(from)) {
        return;
    }
    forget();
    m_pointing.selected = cell(from);
    m_pointing.drafts.erase(cell(from));
    m_pointing.brush.value.reset();
    if (const museum::Object* const object = objectOn(layout(), m_side, cell(from))) {
        const std::string taken = name(traitsOf(*object));
        edit(museum::take(layout(), m_side, cell(from)), {takeEdit, {{"object", taken}}});
    }
    refresh();
}

void MuseumTable::drag(int from, int to) {
    if (!hasMuseum() || !isRow(from) || !isRow(to)) {
        return;
    }
    m_pointing.from = cell(from);
    putDown(cell(to));
}

void MuseumTable::putDown(const Cell& to) {
    forget();
    const Cell from = m_pointing.from.value_or(to);
    m_pointing.from.reset();
    m_pointing.mode = museum::Mode::enter;
    const museum::Object* const object = objectOn(layout(), m_side, from);
    if (object == nullptr || from == to) {
        refresh();
        return;
    }
    if (!isFree(plan(), to)) {
        answer({notASlot, {}});
        return;
    }
    m_pointing.selected = to;
    const std::string moved = name(traitsOf(*object));
    if (edit(exchange(layout(), m_side, from, to), {moveEdit, {{"object", moved}}})) {
        m_session->tell(Happening::hung);
    }
    refresh();
}

QString MuseumTable::enterText(const QString& text) {
    if (!hasMuseum()) {
        return {};
    }
    const Words words = m_session->words();
    const auto objects = museum::readObjects(text.toStdString(), museum::sayIn(words));
    if (!objects) {
        return say(words, objects.error());
    }
    forget();
    museum::Layout next = layout();
    Cell here = m_pointing.selected;
    int entered = 0;
    for (museum::Object object : *objects) {
        const bool bare = objectOn(next, m_side, here) == nullptr && isFree(plan(), here);
        const auto free = bare ? std::optional{here} : nextBare(next, m_side, here);
        if (!free) {
            return say(words, {boardFull, {}});
        }
        object.at = *free;
        next = museum::put(std::move(next), m_side, object);
        m_pointing.drafts.erase(*free);
        here = *free;
        ++entered;
    }
    if (edit(std::move(next), {textEdit, {{"n", entered}}})) {
        m_session->tell(Happening::hung);
        m_pointing.selected = nextBare(layout(), m_side, here).value_or(here);
    }
    refresh();
    return {};
}

} // namespace cimaise
