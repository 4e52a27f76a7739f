// Applies each edit: a new position, checked and scored, saved, published.
#include "app/session/session.h"

#include "app/game/step_description.h"
#include "app/input/player_names.h"
#include "app/library/same_name.h"
#include "positions/cases.h"
#include "positions/file/game_header.h"

#include <QDateTime>
#include <algorithm>

namespace cimaise {

Session::Session(Library& library, Language language, OpenGame game, QObject* parent)
    : QObject(parent), m_library(library), m_language(language), m_history(game.history.current()),
      m_sides(this), m_findings(this), m_sheet(this), m_ranking(this), m_readings(this) {
    connect(&m_library, &Library::saveErrorChanged, this, &Session::saveErrorChanged);
    connect(&m_library, &Library::accessChanged, this, &Session::onAccessChanged);
    connect(&m_library, &Library::peopleChanged, this, [this] {
        publish();
        emit playersChanged();
        emit changed();
    });
    connect(this, &Session::changed, this, &Session::headingChanged);
    connect(this, &Session::factsChanged, this, &Session::headingChanged);
    m_currentSide = storedSide(game.id);
    connectViews();
    setGame(std::move(game));
    publish();
}

void Session::connectViews() {
    connect(&m_findings, &RowsModel::moreRowsRequested, this, &Session::publishHighlight);
    connect(&m_findings, &FindingsModel::foldedChanged, this, &Session::publishHighlight);
    connect(&m_sheet, &SheetModel::foldedChanged, this, &Session::publishHighlight);
    connect(&m_readings, &ReadingsModel::answerRequested, this, &Session::setReading);
    connect(&m_historyView, &HistoryView::stepRequested, this,
            [this](std::size_t step, const QString& action) {
                if (m_finished &&
                    differInPlayDetailsOnly(current(), m_history.steps().at(step).position)) {
                    askAboutDetails(action, [this, step] { turnTo(step); });
                } else {
                    reopened(action, [this, step] { turnTo(step); });
                }
            });
    connect(&m_highlighter, &Highlighter::updateRequested, this, &Session::publishHighlight);
    connect(&m_highlighter, &Highlighter::spotHighlightsChanged, this, &Session::highlightChanged);
    connect(&m_highlighter, &Highlighter::findingBoardRequested, this,
            &Session::showBoardOfFinding);
    connect(&m_highlighter, &Highlighter::spotBoardRequested, this,
            [this](const Spot& spot) { moveSelection({spot}, {}); });
    connect(&m_spotPicker, &SpotPicker::rulingWantedChanged, this, &Session::showPickedRuling);
    connect(&m_points, &HiddenPoints::hidePointsRequested, this, &Session::hidePoints);
    connect(&m_points, &HiddenPoints::evaluationRequested, this, &Session::reevaluate);
    connect(&m_points, &HiddenPoints::publishRequested, this, [this] {
        publish();
        emit shownChanged();
    });
    connect(&m_points, &HiddenPoints::placeRevealed, this,
            [this](bool last) { requestSound(last ? SoundCue::revealed : SoundCue::hung); });
}

bool Session::edit(AnyCase next, Message what) {
    if (readOnly() || next == current()) {
        return false;
    }
    beginChange();
    if (m_reopening && m_reopening->step > m_history.index()) {
        m_reopening.reset(); // the edit drops that step
    }
    m_history.append({.position = std::move(next),
                      .what = std::move(what),
                      .madeAt = QDateTime::currentMSecsSinceEpoch()});
    const Evaluation before = updateEvaluation();
    saveStep();
    const std::size_t from = m_history.index() - 1;
    if (showSideOfSamePlayer(from)) {
        emit seatsChanged(format(words(), m_history.steps()[m_history.index()].what), false);
        notifyNamesChanged(from, NameChange::reseated);
        return true;
    }
    announce();
    speakChange(before, describeStep(m_history, m_history.index()).says);
    notifyNamesChanged(from, NameChange::renamed);
    return true;
}

bool Session::amend(AnyCase next, Message what) {
    if (readOnly() || next == current() || m_history.undoable() == nullptr) {
        return false;
    }
    beginChange();
    m_history.undo();
    if (next == current()) { // the digits have been deleted again
        const Evaluation before = updateEvaluation();
        saveFacts();
        announce();
        speakChange(before, what);
        return true;
    }
    saveFacts();
    return edit(std::move(next), std::move(what));
}

void Session::turnTo(std::size_t step) {
    const std::size_t from = m_history.index();
    const std::optional<ReadingChoices> answered = headerOf(current()).readings;
    if (readOnly() || !m_history.goTo(step)) {
        return;
    }
    const bool finishedAgain = finishAgain(step);
    const Evaluation before = updateEvaluation();
    beginChange();
    saveFacts();
    //% "Undone: the game is finished again."
    const Message again{.text = CIMAISE_TEXT("session.finished-again"), .arguments = {}};
    const Message message = finishedAgain ? again : describeUndo(m_history, from);
    if (showSideOfSamePlayer(from)) {
        notifyDecisionsRestored(answered);
        emit seatsChanged(format(words(), message), true);
        notifyNamesChanged(from, NameChange::turned);
        return;
    }
    m_highlighter.replace({}); // belongs to the previous position
    announce();
    speakChange(before, message);
    notifyNamesChanged(from, NameChange::turned); // before moveSelection(), whose hint it clears
    if (finishedAgain) {
        emit factsChanged();
    }
    notifyDecisionsRestored(answered);
    const Spots changed = spotsChangedSince(m_history, from);
    moveSelection(step < from ? changed : piecesFirst(changed), message);
    requestSound(step < from ? SoundCue::undo : SoundCue::hung);
}

void Session::announce() {
    m_highlighter.replace(m_points.totalsHidden() ? Highlight{}
                                                  : m_highlighter.afterEdit(m_currentSide));
    m_question.dismiss();
    publish();
    emit changed();
}

void Session::speakChange(const Evaluation& before, const Message& step) {
    for (const std::string& sentence :
         spokenChange(current(), before, m_evaluation, step, m_currentSide, words())) {
        speak(toQt(sentence));
    }
}

void Session::setTitle(const QString& title) {
    const QString plain = title.trimmed();
    if (readOnly() || plain == m_title || nameError(plain.toStdString())) {
        return;
    }
    m_title = plain;
    setTitleEverywhere();
    if (m_id != 0) {
        m_library.rename(m_id, plain);
    }
    emit factsChanged();
}

void Session::setFinished(bool finished) {
    if (readOnly() || finished == m_finished) {
        return;
    }
    beginChange();
    m_finished = finished;
    m_early = m_early && finished;
    m_reopening.reset();
    m_endedBefore.reset();
    saveFacts();
    updateHiddenPoints();
    reevaluate();
    emit factsChanged();
}

void Session::setReading(const QString& id, int option) {
    const std::span<const Reading> catalogue = gameOf(current()).readings;
    const auto reading = std::ranges::find(catalogue, id.toStdString(), &Reading::id);
    if (readOnly() || reading == catalogue.end() || option < 0 ||
        option >= std::ssize(reading->options)) {
        return;
    }
    const ReadingOption& chosen = reading->options[static_cast<std::size_t>(option)];
    AnyCase next = current();
    GameHeader& header = headerOf(next);
    const QString earlier = toQt(decision(*reading, header.readings));
    header.readings = withChoice(catalogue, header.readings, reading->id, chosen.id);
    //% "“{question}” answered: {answer}"
    edit(std::move(next),
         {.text = CIMAISE_TEXT("session.edit.reading"),
          .arguments = {{"question", reading->explanation.title}, {"answer", chosen.title}}});
    emit decided(id, earlier, toQt(chosen.id));
}

void Session::notifyDecisionsRestored(const std::optional<ReadingChoices>& before) {
    for (const Reading& reading : gameOf(current()).readings) {
        const std::string_view now = decision(reading, headerOf(current()).readings);
        if (now != decision(reading, before)) {
            emit decisionRestored(toQt(reading.id), toQt(now));
        }
    }
}

QString Session::rename(int index, const QString& name, bool part) {
    AnyCase next = current();
    const std::vector<std::string>& players = headerOf(next).players;
    if (index < 0 || index >= std::ssize(players)) {
        return {};
    }
    const auto seat = static_cast<std::size_t>(index);
    const QString before = toQt(players[seat]);
    const bool respells = readsSame(before, name);
    const QString after = respells ? name.trimmed() : knownSpelling(m_library.people(), name);
    cimaise::renamePlayer(headerOf(next), index, after.toStdString());
    for (const auto& error : {nameListError(players), sameNameError(players, seat)}) {
        if (error) {
            return format(words(), *error);
        }
    }
    //% "Name: {before} → {after}"
    const Message what{
        .text = CIMAISE_TEXT("session.edit.player"),
        .arguments = {{"before", before.toStdString()}, {"after", after.toStdString()}}};
    edit(std::move(next), part ? asPart(what) : what);
    return {};
}

} // namespace cimaise
