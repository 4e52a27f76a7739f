// Saves each edit of the open game in the library. A game that the library cannot save stays in
// memory, and is saved when the library is writable again.
#include "app/game/edit_text.h"
#include "app/game/game_facts.h"
#include "app/game/history.h"
#include "app/input/seats.h"
#include "app/session/session.h"

#include <QRegularExpression>
#include <algorithm>
#include <numeric>

namespace cimaise {

namespace {

constexpr auto sideKey = "open-side";

/// Prefix of a setting that belongs to the game or step with this number.
QString markOf(qint64 number) { return QString::number(number) + QLatin1Char(' '); }

QString documentOf(const AnyCase& position) { return toQt(writeCase(position)); }

GameStep storedStep(const HistoryStep& step) {
    return {.document = documentOf(step.position),
            .what = writeEditText(step.what),
            .madeAt = step.madeAt};
}

std::vector<qsizetype> placesOf(const History& history) {
    std::vector<qsizetype> places(history.steps().size());
    std::iota(places.begin(), places.end(), 0);
    return places;
}

} // namespace

void Session::setGame(OpenGame game) {
    m_id = game.id;
    m_history = std::move(game.history);
    m_places = game.places.empty() ? placesOf(m_history) : std::move(game.places);
    m_title = std::move(game.title);
    m_finished = game.finished;
    m_early = game.early;
    m_reopening = game.reopening;
    m_endedBefore.reset();
    m_question.dismiss();
    m_gameMode = game.gameMode;
    m_trial = game.trial;
    updateHiddenPoints();
    m_unsaved = game.unsaved;
    setTitleEverywhere();
    updateEvaluation();
}

void Session::reload(OpenGame game) {
    setGame(std::move(game));
    const StoredView view = place();
    // a window that may edit from now on continues where the other one has stopped
    m_currentSide =
        view.text.isEmpty() ? std::min(m_currentSide, sideCount(current()) - 1) : storedSide(m_id);
    announce();
    emit factsChanged();
    emit currentSideChanged(); // updates the selection, whose space may be filled by now
    emit reloaded(view);
}

void Session::onAccessChanged() {
    if (m_unsaved || !isSingleBoard()) {
        saveAll(); // opened or edited while the library could not save
    }
    publish(); // undo and the next game of the match are disabled in a read-only game
    emit readOnlyChanged();
    emit saveErrorChanged();
    emit changed();
}

OpenGame Session::copied() const {
    return {.history = History{current()},
            .title = m_title,
            .finished = m_finished,
            .early = m_early,
            .gameMode = m_gameMode,
            .trial = true};
}

OpenGame Session::handedOver() const {
    return {.id = m_id,
            .history = m_history,
            .places = m_places,
            .title = m_title,
            .finished = m_finished,
            .early = m_early,
            .match = m_match.match,
            .gameMode = m_gameMode,
            .reopening = m_reopening,
            .unsaved = m_unsaved};
}

bool Session::showSideOfSamePlayer(std::size_t from) {
    const std::size_t to = m_history.index();
    if (!changesSeats(m_history, from, to)) {
        return false;
    }
    m_currentSide = sideIn(current(), m_history.steps()[from].position, m_currentSide).value_or(0);
    storeSide();
    return true;
}

void Session::beginChange() {
    if (m_trial) {
        return;
    }
    if (m_library.access() == Library::Access::none) {
        m_id = 0; // the game in the library is left unchanged
    } else {
        saveAll();
    }
    m_unsaved = m_id == 0;
}

GameId Session::keep() {
    saveAll();
    return m_library.access() == Library::Access::writable ? m_id : 0;
}

void Session::saveStep() {
    const std::size_t index = m_history.index();
    m_places.resize(index); // steps that could be redone are dropped there as well
    m_places.push_back(m_places.back() + 1);
    if (m_id != 0) {
        m_library.append(m_id, storedStep(m_history.steps()[index]), facts());
    }
}

void Session::saveAll() {
    if (m_trial || m_id != 0 || readOnly()) {
        return;
    }
    const std::vector<HistoryStep>& steps = m_history.steps();
    m_places = placesOf(m_history);
    m_id = m_library.create(facts(), documentOf(steps.front().position));
    if (m_id == 0) {
        return;
    }
    m_unsaved = false;
    for (auto step = steps.begin() + 1; step != steps.end(); ++step) {
        m_library.append(m_id, storedStep(*step), facts());
    }
    saveFacts();
    emit stored(m_id);
}

void Session::saveFacts() {
    if (m_id != 0) {
        m_library.moveTo(m_id, m_places[m_history.index()], facts());
    }
}

StoredView Session::place() const {
    if (m_id == 0 || m_trial || readOnly()) {
        return {};
    }
    const QString stored = m_library.setting(viewSetting(m_id));
    static const QRegularExpression anyStep{QStringLiteral("^\\d+ ")};
    return {.text = QString{stored}.remove(anyStep), .current = stored.startsWith(stepMark())};
}

void Session::storeView(const QString& place) {
    if (m_id != 0 && !m_trial && !readOnly()) {
        m_library.setSetting(viewSetting(m_id), stepMark() + place);
    }
}

QString Session::stepMark() const { return markOf(m_places[m_history.index()]); }

int Session::storedSide(GameId id) const {
    const QString stored = m_library.setting(sideKey);
    const QString mark = markOf(id);
    const int side = id != 0 && stored.startsWith(mark) ? stored.mid(mark.size()).toInt() : 0;
    return side > 0 && side < sideCount(current()) ? side : 0;
}

void Session::storeSide() {
    if (m_id != 0 && !m_trial && !readOnly()) {
        m_library.setSetting(sideKey, markOf(m_id) + QString::number(m_currentSide));
    }
}

GameFacts Session::facts() const {
    return factsOf(current(), m_evaluation.score,
                   {.title = m_title,
                    .finished = m_finished,
                    .early = m_early,
                    .gameMode = m_gameMode,
                    .endedBefore = m_endedBefore});
}

void Session::setTitleEverywhere() {
    m_history.setTitleEverywhere(m_title.isEmpty() ? std::nullopt
                                                   : std::optional{m_title.toStdString()});
}

} // namespace cimaise
