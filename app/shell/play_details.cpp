// Shows the details of the open game, and proposals that the game itself makes.
#include "app/shell/play_details.h"

#include "app/game/play_course.h"
#include "app/input/first_player.h"
#include "app/library/same_name.h"
#include "app/shell/statistics.h"
#include "app/statistics/played_day.h"
#include "app/texts/play_detail_texts.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/plays_import.h"

#include <algorithm>
#include <chrono>

namespace cimaise {

namespace {

//% "{name} ({reason})"
constexpr TextId proposal = CIMAISE_TEXT("play.first.proposal");

constexpr auto pauseBeforeEntry = std::chrono::milliseconds{500};
constexpr qsizetype mostPlaces = 4;

} // namespace

PlayDetails::PlayDetails(GameHost& host, Statistics& statistics, const TextLanguage& language,
                         QObject* parent)
    : QObject(parent), m_host(host), m_statistics(statistics), m_language(language),
      m_calendar(language) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseBeforeEntry);
    connect(&m_pause, &QTimer::timeout, this, &PlayDetails::finishTyping);
    connect(&m_calendar, &CalendarModel::dayChosen, this, &PlayDetails::setDay);
    connect(&language, &TextLanguage::changed, this, &PlayDetails::refresh);
    connect(&host, &GameHost::sessionChanged, this, &PlayDetails::onSessionChanged);
    connect(&host, &GameHost::closing, this, &PlayDetails::finishTyping);
}

void PlayDetails::onSessionChanged() {
    m_session = m_host.session();
    m_typing.reset();
    m_typedStep.reset();
    if (m_session) {
        connect(m_session, &Session::changed, this, &PlayDetails::refresh);
        connect(m_session, &Session::factsChanged, this, &PlayDetails::refresh);
    }
    refresh();
}

void PlayDetails::setActive(bool active) {
    if (!active) {
        finishTyping();
        m_problems.fill({});
        m_typedStep.reset();
        emit problemsChanged();
    }
    m_active = active;
    m_observed.reset();
    if (active && m_session) {
        m_places = placesElsewhere();
        const qint64 ended = m_session->finished() ? m_session->storedEnd().value_or(0) : 0;
        m_observed = observedMinutes(m_session->history(), ended);
    }
    refresh();
}

void PlayDetails::refresh() { emit changed(); }

const GameHeader* PlayDetails::header() const {
    return m_session ? &headerOf(m_session->current()) : nullptr;
}

QDate PlayDetails::day() const {
    if (header() == nullptr) {
        return {};
    }
    const std::string written = header()->played.value_or(std::string{});
    const RecordedGame* const recorded =
        m_session->finished() ? m_statistics.results().find(m_session->id()) : nullptr;
    if (written.empty() && recorded == nullptr) {
        return {};
    }
    return QDate::fromString(toQt(playedDay(written, recorded == nullptr ? 0 : recorded->ended)),
                             Qt::ISODate);
}

QString PlayDetails::dayText() const {
    const QDate played = day();
    return played.isValid() ? dayInWords(played, m_language.current()) : QString{};
}

QString PlayDetails::place() const {
    return header() == nullptr ? QString{} : toQt(header()->place.value_or(std::string{}));
}

QStringList PlayDetails::placesElsewhere() const {
    QStringList found;
    const std::span<const RecordedGame> games = m_statistics.results().games();
    for (auto game = games.rbegin(); game != games.rend() && found.size() < mostPlaces; ++game) {
        const QString place = toQt(game->result.place);
        if (game->id != m_session->id() && !place.isEmpty() && !found.contains(place)) {
            found << place;
        }
    }
    for (const QString& place : knownPlaces(m_host.library())) {
        const auto isSame = [&](const QString& other) { return readsSame(other, place); };
        if (found.size() < mostPlaces && std::ranges::none_of(found, isSame)) {
            found << place;
        }
    }
    return found;
}

QString PlayDetails::duration() const {
    return header() == nullptr || !header()->minutes
               ? QString{}
               : toQt(durationText(*header()->minutes, m_language.words()));
}

QString PlayDetails::observedDuration() const {
    return m_observed ? toQt(durationText(*m_observed, m_language.words())) : QString{};
}

int PlayDetails::firstPlayer() const {
    if (header() == nullptr || !header()->starter) {
        return -1;
    }
    const std::vector<std::string>& players = header()->players;
    const auto found = std::ranges::find(players, *header()->starter);
    return found == players.end() ? -1 : static_cast<int>(found - players.begin());
}

QString PlayDetails::firstPlayerProposal() const {
    const std::optional<FirstPlayer> first =
        m_active && m_session ? firstPlayerOf(m_session->current()) : std::nullopt;
    return first ? format(m_session->words(), proposal,
                          {{"name", header()->players.at(static_cast<std::size_t>(first->seat))},
                           {"reason", first->reason}})
                 : QString{};
}

QString PlayDetails::note() const {
    return header() == nullptr ? QString{} : toQt(header()->note.value_or(std::string{}));
}

QStringList PlayDetails::summary() const {
    QStringList lines{dayText()};
    if (header() != nullptr) {
        for (const std::string& text : playDetailTexts(*header(), m_language.words())) {
            lines << toQt(text);
        }
    }
    lines.removeAll(QString{});
    return lines;
}

void PlayDetails::openCalendar() { m_calendar.begin(day(), QDate::currentDate()); }

} // namespace cimaise
