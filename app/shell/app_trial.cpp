// Tries a disputed move: makes it or takes it back on a copy of the open game, compares the two
// positions, and applies it as one edit or not at all.
#include "app/game/step_description.h"
#include "app/input/changes.h"
#include "app/input/remove_piece.h"
#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"

#include <utility>

namespace cimaise {

namespace {

//% "{edits}"
constexpr TextId triedEdits = CIMAISE_TEXT("trial.edit");
//% "%n changes"
constexpr TextId manyTried = CIMAISE_TEXT_N("trial.edit.many");
//% "“{edit}” undone"
constexpr TextId withoutLast = CIMAISE_TEXT("trial.edit.without");

//% "This copy has earlier changes: {edits}. Undo them to start from the current position."
constexpr TextId earlierTrial = CIMAISE_TEXT("trial.earlier");

constexpr std::size_t mostTold = 3;

const QString triedPage = QStringLiteral("try");
const QString comparePage = QStringLiteral("compare");

/// Description of the trial as one edit; a single move keeps its own description.
Message toldTrial(const History& trial) {
    const std::size_t made = trial.index();
    if (made == 1) {
        return trial.steps()[1].what;
    }
    if (made > mostTold) {
        return {manyTried, {{"n", static_cast<int>(made)}}};
    }
    Listing edits;
    for (std::size_t step = 1; step <= made; ++step) {
        edits.parts.emplace_back(trial.steps()[step].what);
    }
    return {triedEdits, {{"edits", std::move(edits)}}};
}

PublishContext judgementOf(const Session& session, const Translator& words) {
    return {.position = session.current(),
            .evaluation = session.evaluation(),
            .words = words,
            .shown = session.shown()};
}

} // namespace

bool AppController::isTrialOfTable() const {
    return m_trial && m_session &&
           m_trial->history().steps().front().position == m_session->current();
}

void AppController::layTrial() {
    dropTrial();
    for (std::unique_ptr<Session>* const copy : {&m_trialBaseline, &m_trial}) {
        *copy = std::make_unique<Session>(m_library, m_preferences.languageInForce(),
                                          m_session->copied());
        (*copy)->setCurrentSide(m_session->currentSide());
        QJSEngine::setObjectOwnership(copy->get(), QJSEngine::CppOwnership);
    }
    connect(m_trial.get(), &Session::happened, this, &AppController::happened);
    connect(m_trial.get(), &Session::changed, this, &AppController::compare);
    compare();
    emit trialChanged();
}

void AppController::dropTrial() {
    if (m_trial) {
        // Views release the sessions first.
        Session* const gone = m_trial.release();
        Session* const before = m_trialBaseline.release();
        emit trialChanged();
        gone->deleteLater();
        before->deleteLater();
    }
}

void AppController::tryMove() {
    if (!m_session) {
        return;
    }
    if (!isTrialOfTable()) {
        layTrial();
    }
    setPage(triedPage);
    if (m_trial->history().index() > 0) {
        setNotice(
            format(words(),
                   {earlierTrial, {{"edits", Listing{.parts = {toldTrial(m_trial->history())}}}}}));
    }
}

void AppController::tryWithout() {
    const std::optional<Spot> at =
        m_session ? m_session->highlighter()->ruling()->at() : std::optional<Spot>{};
    std::optional<Edit> edit = at ? removePieceAt(m_session->current(), *at) : std::nullopt;
    if (edit) {
        layTrial();
        m_trial->edit(std::move(edit->next), std::move(edit->what));
        showComparison();
    }
}

void AppController::tryWithoutLast() {
    if (!m_session || m_session->history().undoable() == nullptr) {
        return;
    }
    const History& history = m_session->history();
    const Message last = describeStep(history, history.index()).says;
    const AnyCase before = history.steps()[history.index() - 1].position;
    layTrial();
    m_trial->edit(before, {withoutLast, {{"edit", Listing{.parts = {last}}}}});
    showComparison();
}

void AppController::showComparison() {
    if (!isTrialOfTable()) {
        return;
    }
    const AnyCase& was = m_trialBaseline->current();
    const AnyCase& is = m_trial->current();
    m_trialBaseline->highlighter()->showSpots(changedArea(is, was));
    m_trial->highlighter()->showSpots(changedArea(was, is));
    setPage(comparePage);
}

void AppController::compare() {
    if (!isTrialOfTable()) {
        return;
    }
    const Translator before = m_session->words();
    const Translator after = m_trial->words();
    const QString edit =
        m_trial->history().index() == 0 ? QString{} : format(after, toldTrial(m_trial->history()));
    m_comparison.show(judgementOf(*m_session, before), judgementOf(*m_trial, after), edit);
}

void AppController::keepTrial() {
    if (!isTrialOfTable()) {
        //% "Cannot keep this trial: the game has changed since."
        setNotice(format(words(), CIMAISE_TEXT("trial.outdated")));
        return;
    }
    if (refusesEdits()) {
        return;
    }
    AnyCase next = m_trial->current();
    const Message what = toldTrial(m_trial->history());
    closeTrial();
    m_session->reopened(
        toQt(m_session->words().format(what)),
        [session = m_session.get(), next = std::move(next), what] { session->edit(next, what); });
}

void AppController::leaveTrial() {
    const QString ruling = QStringLiteral("ruling");
    if (m_session && m_pagesBefore.contains(ruling) &&
        m_session->highlighter()->current() != Highlight{}) {
        setPage(ruling); // the trial was started on that page
        dropTrial();
    } else {
        closeTrial();
    }
}

void AppController::closeTrial() {
    setPage(QStringLiteral("table"));
    m_pagesBefore = {QStringLiteral("home")};
    dropTrial();
}

} // namespace cimaise
