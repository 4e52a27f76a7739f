// Changes to players: each is reported in a notice and can be undone.
#include "app/game/game_facts.h"
#include "app/game/renamed_game.h"
#include "app/input/player_names.h"
#include "app/library/same_name.h"
#include "app/shell/people_model.h"
#include "app/texts/placeholder_name.h"
#include "app/texts/qt_score_text.h"
#include "positions/text/name_text.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace cimaise {

namespace {

Message about(TextId text, const QString& name) {
    return {.text = text, .arguments = {{"name", name.toStdString()}}};
}

} // namespace

void PeopleModel::notify(const Message& message, bool undoable) {
    emit noticeRequested(format(m_language.words(), message), undoable);
}

bool PeopleModel::refuses() {
    const bool locked = m_library.access() != Library::Access::writable;
    if (locked) {
        //% "Nothing can be changed here at the moment."
        const Message closed{.text = CIMAISE_TEXT("people.locked")};
        notify(m_library.trouble().value_or(closed), false);
    }
    return locked;
}

void PeopleModel::change(const People& after, const Message& done) {
    if (refuses() || after == m_library.people()) {
        return;
    }
    m_undo = [this, before = m_library.people(), after] {
        if (m_library.people() == after) { // otherwise the list of people has changed meanwhile
            m_library.setPeople(before);
        }
    };
    m_library.setPeople(after);
    notify(done, true);
}

void PeopleModel::undo() {
    if (const auto undo = std::exchange(m_undo, {})) {
        undo();
    }
}

QString PeopleModel::busyText() const {
    //% "Renaming {from} to {name} in all games…"
    constexpr TextId text = CIMAISE_TEXT("people.renaming");
    return m_renaming ? format(m_language.words(), text,
                               {{"from", m_renaming->from.toStdString()},
                                {"name", m_renaming->to.toStdString()}})
                      : QString{};
}

void PeopleModel::renameInGames(Renaming renaming) {
    const bool taken = m_library.renamePlayer(
        renaming.from, renaming.to,
        [from = renaming.from.toStdString(), to = renaming.to.toStdString(),
         only = renaming.only](const StoredGame& game) {
            return only && !only->contains(game.summary.id)
                       ? tl::expected<StoredGame, NotRewritten>{tl::unexpect,
                                                                NotRewritten::unchanged}
                       : withPlayerRenamed(game, from, to);
        });
    if (!taken) {
        //% "Cannot rename the player: the library accepts no changes at the moment."
        notify({.text = CIMAISE_TEXT("people.rename.not-saved")}, false);
        return;
    }
    renaming.before = m_library.people();
    m_renaming = std::move(renaming);
    emit busyChanged();
}

void PeopleModel::notifyRefused(GameId id, const QString& name) {
    const auto game = m_library.load(id);
    const QString title = game ? gameTitle(game->summary.facts, m_language.words()) : QString{};
    //% "Cannot rename the player: in “{title}”, another player is called {name}."
    notify({.text = CIMAISE_TEXT("people.rename.taken"),
            .arguments = {{"title", title.toStdString()}, {"name", name.toStdString()}}},
           false);
}

void PeopleModel::endRenaming(GameId refusedBy) {
    if (!m_renaming) {
        return;
    }
    const Renaming ended = *std::exchange(m_renaming, std::nullopt);
    emit busyChanged();
    if (refusedBy != 0) {
        notifyRefused(refusedBy, ended.to);
        return;
    }
    if (ended.backTo) {
        m_library.setPeople(*ended.backTo);
    }
    if (ended.isUndo) {
        emit renameUndone(ended.to, ended.from);
    } else {
        emit renamed(ended.from, ended.to);
    }
    if (ended.backTo) {
        return;
    }
    m_undo = [this, ended, after = m_library.people()] { undoRenaming(ended, after); };
    //% "{from} is now called {name} in all games."
    notify({.text = CIMAISE_TEXT("people.renamed"),
            .arguments = {{"from", ended.from.toStdString()}, {"name", ended.to.toStdString()}}},
           true);
}

void PeopleModel::undoRenaming(const Renaming& renaming, const People& after) {
    Renaming back{.from = renaming.to, .to = renaming.from, .isUndo = true};
    if (m_library.people() == after) { // otherwise the list of people has changed meanwhile
        back.backTo = renaming.before;
    } else if (renaming.merges) {
        back.backTo = withPersonLike(m_library.people(), renaming.from, renaming.to);
    }
    if (renaming.merges) { // other games had the new name before
        back.only = renaming.games;
        back.only->remove(renaming.unchangedGame);
    }
    renameInGames(std::move(back));
}

void PeopleModel::rename(const QString& from, const QString& to) {
    const QString name = to.trimmed();
    if (name == from || isBusy() || refuses()) {
        return;
    }
    if (const auto fault = nameListError({name.toStdString()})) {
        notify(*fault, false);
        return;
    }
    const Person* const other = m_library.people().find(name);
    const bool respells = readsSame(from, name);
    if (other != nullptr ? other->name != from : !respells && m_library.hasPlayer(name)) {
        askMerge(from, name);
        return;
    }
    renameInGames({.from = from, .to = name});
}

std::optional<PeopleModel::RenameOffer>
PeopleModel::offerAfterRename(const QString& from, const QString& to, GameId openGame,
                              const QStringList& seated) const {
    const People& people = m_library.people();
    const Person* const person = people.find(from);
    const Person* const other = people.find(to);
    if (const QString near = m_library.nearPlayer(to, seated + QStringList{from}, openGame);
        !near.isEmpty()) {
        //% "Is “{typed}” the player {name}?"
        constexpr TextId question = CIMAISE_TEXT("people.near-name");
        return RenameOffer{.kind = RenameOffer::Kind::nearName,
                           .text =
                               format(m_language.words(), question,
                                      {{"typed", to.toStdString()}, {"name", near.toStdString()}}),
                           .name = near};
    }
    const bool isElsewhere =
        person != nullptr && readsSame(person->name, from) && m_library.hasPlayer(from, openGame);
    if (isElsewhere && (other == nullptr || other == person || isNearlySame(from, to))) {
        //% "{from} is now called {name} in this game."
        constexpr TextId text = CIMAISE_TEXT("people.renamed-here");
        return RenameOffer{.text =
                               format(m_language.words(), text,
                                      {{"from", from.toStdString()}, {"name", to.toStdString()}}),
                           .name = person->name};
    }
    return std::nullopt;
}

void PeopleModel::renameEverywhere(const QString& from, const QString& to, GameId unchangedGame) {
    const People& people = m_library.people();
    const QString person = people.personOf(to);
    const bool isOther = !readsSame(from, person) && people.personOf(from) != person;
    if (isBusy() || refuses() || (isOther && haveMet(from, person))) {
        return;
    }
    renameInGames({.from = from, .to = to, .unchangedGame = unchangedGame, .merges = true});
}

void PeopleModel::onNamesChanged(const QStringList& before, const QStringList& after,
                                 GameId openGame, bool forgets) {
    if (m_library.access() != Library::Access::writable) {
        return;
    }
    for (qsizetype i = 0; forgets && i < before.size(); ++i) {
        const Person* const person = m_library.people().find(before[i]);
        const bool isGone = !after.contains(before[i]) && person != nullptr;
        if (isGone && person->name == before[i] && !m_library.hasPlayer(before[i], openGame)) {
            const bool isSucceeded = before.size() == after.size() && !before.contains(after[i]);
            replacePerson(before[i], isSucceeded ? after[i] : QString{});
        }
    }
    for (const QString& name : after | std::views::reverse) {
        if (!before.contains(name) && !isPlaceholderName(name.toStdString())) {
            m_library.markRecentPlayer(name);
        }
    }
}

void PeopleModel::replacePerson(const QString& name, const QString& successor) {
    if (successor.isEmpty() || isPlaceholderName(successor.toStdString())) {
        m_library.setPeople(without(m_library.people(), name));
        return;
    }
    m_library.setPeople(cimaise::renamed(m_library.people(), name, successor));
    emit renamed(name, successor);
}

void PeopleModel::forget(const QString& name) {
    //% "{name} was removed from the list. The games were not changed."
    change(without(m_library.people(), name), about(CIMAISE_TEXT("people.removed"), name));
}

void PeopleModel::setColour(const QString& name, int colour) {
    const Person* const person = m_library.people().find(name);
    if (person != nullptr && colour >= 0 && colour < Person::signs && !refuses()) {
        const int shape = std::max(0, person->shape);
        m_library.setPeople(withSymbol(m_library.people(), person->name, colour, shape));
    }
}

void PeopleModel::setShape(const QString& name, int shape) {
    const Person* const person = m_library.people().find(name);
    if (person != nullptr && shape >= 0 && shape < Person::signs && !refuses()) {
        const int colour = std::max(0, person->colour);
        m_library.setPeople(withSymbol(m_library.people(), person->name, colour, shape));
    }
}

void PeopleModel::clearSymbol(const QString& name) {
    if (!refuses()) {
        m_library.setPeople(
            withSymbol(m_library.people(), name, Person::noSymbol, Person::noSymbol));
    }
}

} // namespace cimaise
