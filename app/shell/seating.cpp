// Keeps one row for each player, so that nothing moves when a player is removed or entered.
#include "app/shell/seating.h"

#include "app/library/same_name.h"
#include "app/shell/game_host.h"
#include "app/shell/navigator.h"
#include "app/texts/finding_text.h"
#include "app/texts/qt_score_text.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

//% "The match counts only games with the same number of players."
constexpr TextId matchText = CIMAISE_TEXT("seating.match");
//% "Removed: {name}"
constexpr TextId removedText = CIMAISE_TEXT("seating.removed");
//% "New player {seat}"
constexpr TextId newText = CIMAISE_TEXT("seating.new");

const Roles<SeatingRow>& seatingRoles() {
    static const Roles<SeatingRow> table{{"name", &SeatingRow::name},
                                         {"plays", &SeatingRow::plays},
                                         {"removed", &SeatingRow::removed},
                                         {"canMoveUp", &SeatingRow::canMoveUp},
                                         {"accessibleName", &SeatingRow::accessibleName}};
    return table;
}

} // namespace

Seating::Seating(GameHost& host, const TextLanguage& language, QObject* parent)
    : RowsModel(seatingRoles(), parent), m_host(host), m_language(language),
      m_spelling(host.library(), language, this) {
    connect(&m_spelling, &SpellingQuestion::corrected, this, &Seating::setName);
    connect(&m_spelling, &SpellingQuestion::answered, this, &Seating::apply);
    connect(&language, &TextLanguage::changed, this, &Seating::show);
    connect(&host, &GameHost::sessionChanged, this, &Seating::begin);
}

void Seating::begin() {
    m_drafts.clear();
    if (const Session* const session = m_host.session()) {
        const AnyCase& position = session->current();
        for (const Seat& seat : seatsOf(position)) {
            m_drafts.push_back({.name = toQt(seat.name), .player = seat.player});
        }
        while (std::ssize(m_drafts) < gameOf(position).mostPlayers) {
            m_drafts.emplace_back();
        }
    }
    show();
}

Seats Seating::seats() const {
    Seats seats;
    for (const Draft& draft : m_drafts) {
        const bool isRespelt = draft.player && readsSame(draft.name, nameBefore(*draft.player));
        const QString name =
            isRespelt ? draft.name.trimmed() : knownSpelling(m_host.library().people(), draft.name);
        if (!draft.removed && (draft.player || !name.isEmpty())) {
            seats.push_back({.name = name.toStdString(), .player = draft.player});
        }
    }
    return seats;
}

QString Seating::nameBefore(int player) const {
    return toQt(headerOf(m_host.session()->current()).players.at(static_cast<std::size_t>(player)));
}

Seats Seating::seatsBeforeRename() const {
    Seats seats = this->seats();
    for (Seat& seat : seats) {
        if (seat.player) {
            seat.name = nameBefore(*seat.player).toStdString();
        }
    }
    return seats;
}

std::optional<Message> Seating::error() const {
    const Seats seats = this->seats();
    std::optional<Message> error = seatsError(m_host.session()->current(), seats);
    std::vector<std::string> names = namesOf(seatsBeforeRename());
    error = error ? error : sameNameError(names);
    for (std::size_t seat = 0; seat < names.size() && !error; ++seat) { // renamed one by one
        names[seat] = seats[seat].name;
        error = sameNameError(names, seat);
    }
    return error;
}

bool Seating::isChanged() const {
    const Session* const session = m_host.session();
    return session != nullptr && !session->isSingleBoard() &&
           seats() != seatsOf(session->current());
}

bool Seating::canApply() const {
    return isChanged() && m_problem.isEmpty() && !m_host.session()->readOnly();
}

bool Seating::canAdd() const {
    return std::ranges::any_of(m_drafts, [](const Draft& draft) { return !draft.player; });
}

QStringList Seating::names() const {
    QStringList names;
    for (const Seat& seat : seats()) {
        names << toQt(seat.name);
    }
    return names;
}

QStringList Seating::effectsOf(const Session& session) const {
    const Reseated reseated = withSeats(session.current(), seats());
    const Translator words =
        Translator{m_language.current(), reseated.next}.hidingPoints(session.words().hidesPoints());
    QStringList effects;
    for (const Message& effect : reseated.effects) {
        effects << format(words, effect);
    }
    //% "After the change: {finding}"
    constexpr TextId afterwards = CIMAISE_TEXT("seats.effect.problem");
    for (const Finding& finding : reseated.problems) {
        effects << format(words, afterwards, {{"finding", findingText(finding, words)}});
    }
    const bool isOther = seats().size() != headerOf(session.current()).players.size();
    if (isOther && session.match().match && !session.match().others.empty()) {
        effects << format(words, matchText);
    }
    return effects;
}

void Seating::show() {
    const Session* const session = m_host.session();
    const Translator words = m_language.words();
    m_problem.clear();
    m_effects.clear();
    if (isChanged()) {
        const std::optional<Message> error = this->error();
        m_problem = error ? format(words, *error) : QString{};
        m_effects = error ? QStringList{} : effectsOf(*session);
    }
    std::vector<SeatingRow> rows;
    for (int seat = 1; const Draft& draft : m_drafts) {
        SeatingRow row{.name = draft.name,
                       .plays = draft.player.has_value(),
                       .removed = draft.removed,
                       .canMoveUp = seat > 1 && (draft.player || !draft.name.trimmed().isEmpty()),
                       .accessibleName = draft.name};
        if (!row.removed) {
            row.accessibleName =
                format(words, row.plays ? CIMAISE_TEXT("draft.seat") : newText, {{"seat", seat}});
        } else {
            row.accessibleName = format(words, removedText, {{"name", draft.name.toStdString()}});
        }
        rows.push_back(std::move(row));
        ++seat;
    }
    setRows(seatingRoles(), rows);
    emit changed();
}

void Seating::setName(int row, const QString& name) {
    if (isRow(row) && m_drafts[static_cast<std::size_t>(row)].name != name) {
        m_drafts[static_cast<std::size_t>(row)].name = name;
        show();
    }
}

void Seating::addKnownName(const QString& name) {
    const auto free = std::ranges::find_if(m_drafts, [](const Draft& draft) {
        return !draft.player && draft.name.trimmed().isEmpty();
    });
    if (free != m_drafts.end() && !names().contains(name)) {
        free->name = name;
        show();
    }
}

void Seating::toggleRemoved(int row) {
    if (isRow(row) && m_drafts[static_cast<std::size_t>(row)].player) {
        Draft& draft = m_drafts[static_cast<std::size_t>(row)];
        draft.removed = !draft.removed;
        show();
    }
}

void Seating::moveUp(int row) {
    if (row > 0 && isRow(row)) {
        const auto at = static_cast<std::size_t>(row);
        std::swap(m_drafts[at - 1], m_drafts[at]);
        show();
    }
}

void Seating::apply() {
    Session* const session = m_host.session();
    if (session == nullptr || !canApply()) {
        return;
    }
    QStringList added;
    for (const Draft& draft : m_drafts) {
        added << (draft.player ? QString{} : draft.name);
    }
    const QStringList names = this->names();
    if (m_spelling.ask(added, names, session->id())) {
        return;
    }
    const Seats seats = seatsBeforeRename();
    m_host.navigator().show(Navigator::Table);
    if (seats == seatsOf(session->current())) {
        rename(names, false);
        return;
    }
    AnyCase next = withSeats(session->current(), seats).next;
    const Message what = seatsEdit(session->current(), this->seats());
    session->reopened(format(session->words(), what),
                      [this, session, next = std::move(next), what, names] {
                          session->edit(next, what);
                          rename(names, true);
                      });
}

void Seating::rename(const QStringList& names, bool part) {
    for (int seat = 0; seat < names.size(); ++seat) {
        if (m_host.session()->players().value(seat) != names[seat]) {
            m_host.session()->rename(seat, names[seat], part);
            part = true;
        }
    }
}

} // namespace cimaise
