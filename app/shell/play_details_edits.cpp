// Enters the details of the open game. Describes each change for the history; a text typed in
// several portions is one edit.
#include "app/game/first_player.h"
#include "app/input/duration_input.h"
#include "app/shell/play_details.h"
#include "app/texts/play_detail_texts.h"
#include "app/texts/qt_day_text.h"
#include "positions/text/name_text.h"

#include <utility>

namespace cimaise {

namespace {

//% "Day of the game: {day}"
constexpr TextId daySet = CIMAISE_TEXT("play.edit.day");
//% "Location: {place}"
constexpr TextId placeSet = CIMAISE_TEXT("play.edit.place");
//% "Location removed"
constexpr TextId placeRemoved = CIMAISE_TEXT("play.edit.place.removed");
//% "Duration: {duration}"
constexpr TextId durationSet = CIMAISE_TEXT("play.edit.duration");
//% "Duration removed"
constexpr TextId durationRemoved = CIMAISE_TEXT("play.edit.duration.removed");
constexpr TextId firstPlayerSet = CIMAISE_TEXT("play.first-player");
//% "First player: none"
constexpr TextId firstPlayerRemoved = CIMAISE_TEXT("play.edit.first.removed");
//% "Note changed"
constexpr TextId noteSet = CIMAISE_TEXT("play.edit.note");
//% "Note removed"
constexpr TextId noteRemoved = CIMAISE_TEXT("play.edit.note.removed");
//% "Expected a duration such as 95, 1:35 or 1 h 35, at most 99 h 59 min."
constexpr TextId noDuration = CIMAISE_TEXT("play.duration.unreadable");
//% "A note can have at most {longest} characters; this one has {count}."
constexpr TextId noteTooLong = CIMAISE_TEXT("play.note.too-long");
//% "A location can have at most {longest} characters."
constexpr TextId placeTooLong = CIMAISE_TEXT("play.place.too-long");
constexpr TextId forbiddenCharacters = CIMAISE_TEXT("file.name.forbidden");

/// Absent for an empty text.
std::optional<std::string> unlessEmpty(std::string text) {
    return text.empty() ? std::nullopt : std::optional{std::move(text)};
}

/// Note in which every kind of line break is a line feed, and a tab is a space.
std::string typedNote(const QString& text) {
    QString lines = toQt(withLineFeeds(text.toStdString()));
    return lines.replace(u'\t', u' ').trimmed().toStdString();
}

} // namespace

void PlayDetails::setDay(const QDate& day) {
    if (header() != nullptr) {
        GameHeader next = *header();
        next.played = day.toString(Qt::ISODate).toStdString();
        const QString named = dayInWords(day, m_session->words().language());
        edit(std::move(next), {.text = daySet, .arguments = {{"day", named.toStdString()}}});
        emit dayEntered();
    }
}

void PlayDetails::type(Field field, const QString& text) {
    if (m_typing && m_typing->first != field) {
        finishTyping();
    }
    m_typing.emplace(field, text);
    setProblem(field, {});
    // Half a duration is no duration. Further letters do not delay the entry.
    if (field != Duration && !m_pause.isActive()) {
        m_pause.start();
    }
}

void PlayDetails::finishTyping() {
    m_pause.stop();
    if (const auto typed = std::exchange(m_typing, std::nullopt)) {
        setProblem(typed->first, enter(typed->first, typed->second));
    }
}

void PlayDetails::setPlace(const QString& place) {
    m_typing.reset();
    setProblem(Place, enter(Place, place));
}

void PlayDetails::takeObservedDuration() {
    m_typing.reset();
    setProblem(Duration, {});
    setMinutes(m_observed);
}

void PlayDetails::setFirstPlayer(int seat) {
    if (header() == nullptr || seat >= std::ssize(header()->players)) {
        return;
    }
    GameHeader next = *header();
    next.starter.reset();
    Message what{.text = firstPlayerRemoved, .arguments = {}};
    if (seat >= 0) {
        next.starter = next.players[static_cast<std::size_t>(seat)];
        what = {.text = firstPlayerSet, .arguments = {{"name", *next.starter}}};
    }
    edit(std::move(next), std::move(what));
}

void PlayDetails::takeFirstPlayerProposal() {
    if (const auto first = m_session ? firstPlayerOf(m_session->history()) : std::nullopt) {
        setFirstPlayer(first->seat);
    }
}

QString PlayDetails::enter(Field field, const QString& text) {
    if (header() == nullptr) {
        return {};
    }
    switch (field) {
    case Place:
        return enterPlace(text.trimmed().toStdString());
    case Duration:
        return enterDuration(text.trimmed().toStdString());
    case Note:
        return enterNote(typedNote(text));
    }
    return {};
}

QString PlayDetails::enterPlace(const std::string& text) {
    switch (nameFault(text)) {
    case NameFault::tooLong:
        return format(m_language.words(), placeTooLong,
                      {{"longest", static_cast<int>(longestName)}});
    case NameFault::forbiddenCharacter:
        return format(m_language.words(), forbiddenCharacters);
    case NameFault::blank:
    case NameFault::none:
        break;
    }
    GameHeader next = *header();
    next.place = unlessEmpty(text);
    edit(std::move(next),
         text.empty() ? Message{.text = placeRemoved, .arguments = {}}
                      : Message{.text = placeSet, .arguments = {{"place", text}}},
         Place);
    return {};
}

QString PlayDetails::enterDuration(const std::string& text) {
    const std::optional<int> minutes = readDuration(text);
    if (!minutes && !text.empty()) {
        return format(m_language.words(), noDuration);
    }
    setMinutes(minutes);
    return {};
}

void PlayDetails::setMinutes(std::optional<int> minutes) {
    if (header() == nullptr) {
        return;
    }
    GameHeader next = *header();
    next.minutes = minutes;
    Message what{.text = durationRemoved, .arguments = {}};
    if (minutes) {
        what = {.text = durationSet,
                .arguments = {{"duration", Listing{.parts = {durationMessage(*minutes)}}}}};
    }
    edit(std::move(next), std::move(what));
}

QString PlayDetails::enterNote(const std::string& text) {
    switch (noteFault(text)) {
    case NameFault::tooLong:
        return format(m_language.words(), noteTooLong,
                      {{"longest", static_cast<int>(longestNote)},
                       {"count", static_cast<int>(toQt(text).toUcs4().size())}});
    case NameFault::forbiddenCharacter:
        return format(m_language.words(), forbiddenCharacters);
    case NameFault::blank:
    case NameFault::none:
        break;
    }
    GameHeader next = *header();
    next.note = unlessEmpty(text);
    edit(std::move(next), {.text = text.empty() ? noteRemoved : noteSet, .arguments = {}}, Note);
    return {};
}

void PlayDetails::edit(GameHeader next, Message what, std::optional<Field> typed) {
    const std::size_t step = m_session->history().index();
    const bool isSameText = typed && m_typedStep == std::pair{*typed, step};
    AnyCase position = m_session->current();
    headerOf(position) = std::move(next);
    const bool isChanged = isSameText ? m_session->amend(std::move(position), std::move(what))
                                      : m_session->edit(std::move(position), std::move(what));
    if (!isChanged) {
        return;
    }
    const std::size_t now = m_session->history().index();
    m_typedStep.reset();
    if (typed && (!isSameText || now == step)) { // amend() may have removed the step
        m_typedStep.emplace(*typed, now);
    }
}

void PlayDetails::setProblem(Field field, const QString& problem) {
    if (std::exchange(m_problems[field], problem) != problem) {
        emit problemsChanged();
    }
}

} // namespace cimaise
