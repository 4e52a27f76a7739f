// Tries a disputed move: makes the move, or takes it back, on a copy of the open game, compares the
// two positions, and applies the result as one edit or not at all.
#include "app/shell/what_if.h"

#include "app/game/game_ui.h"
#include "app/game/step_description.h"
#include "app/input/edit_descriptions.h"
#include "app/input/pieces.h"
#include "app/shell/navigator.h"
#include "app/shell/notices.h"
#include "app/shell/preferences.h"

#include <utility>

namespace cimaise {

namespace {

/// `next` with the pieces that it removes where they came from, as the history shows it.
AnyCase withPiecesReturned(const History& history, AnyCase next) {
    auto* const returned = uiOf(next).withPiecesReturned;
    return returned == nullptr ? next : returned(history, std::move(next));
}

//% "{edits}"
constexpr TextId fewTried = CIMAISE_TEXT("trial.edit");
//% "%n changes"
constexpr TextId manyTried = CIMAISE_TEXT_N("trial.edit.many");
//% "“{edit}” undone"
constexpr TextId withoutLast = CIMAISE_TEXT("trial.edit.without");

//% "This copy has earlier changes: {edits}. Undo them to start from the current position."
constexpr TextId earlierTrial = CIMAISE_TEXT("trial.earlier");

constexpr std::size_t mostNamed = 3;

/// Description of the trial as one edit; a single move keeps its own description.
Message trialText(const History& trial) {
    const std::size_t madeAt = trial.index();
    if (madeAt == 1) {
        return trial.steps()[1].what;
    }
    if (madeAt > mostNamed) {
        return {manyTried, {{"n", static_cast<int>(madeAt)}}};
    }
    Listing edits;
    for (std::size_t step = 1; step <= madeAt; ++step) {
        edits.parts.emplace_back(trial.steps()[step].what);
    }
    return {fewTried, {{"edits", std::move(edits)}}};
}

PublishContext contextOf(const Session& session, const Translator& words) {
    return {.position = session.current(),
            .evaluation = session.evaluation(),
            .words = words,
            .shown = session.shown()};
}

} // namespace

WhatIf::WhatIf(GameHost& host, QObject* parent) : QObject(parent), m_host(host) {
    connect(&host, &GameHost::closing, this, &WhatIf::discard);
    connect(&host.preferences().textLanguage(), &TextLanguage::changed, this, [this] {
        if (m_trial) {
            m_trial->setLanguage(m_host.preferences().languageInForce());
            m_baseline->setLanguage(m_host.preferences().languageInForce());
        }
    });
}

bool WhatIf::isCurrent() const {
    const Session* const session = m_host.session();
    return m_trial && session != nullptr &&
           m_trial->history().steps().front().position == session->current();
}

void WhatIf::begin() {
    Session* const session = m_host.session();
    discard();
    for (std::unique_ptr<Session>* const copy : {&m_baseline, &m_trial}) {
        *copy = std::make_unique<Session>(m_host.library(), m_host.preferences().languageInForce(),
                                          session->copied());
        (*copy)->setCurrentSide(session->currentSide());
        QJSEngine::setObjectOwnership(copy->get(), QJSEngine::CppOwnership);
    }
    connect(m_trial.get(), &Session::soundRequested, this, &WhatIf::soundRequested);
    connect(m_trial.get(), &Session::changed, this, &WhatIf::compare);
    // after the input is applied, because another page is shown
    connect(m_trial.get(), &Session::changed, this, &WhatIf::answerQuestion, Qt::QueuedConnection);
    compare();
    emit trialChanged();
}

void WhatIf::discard() {
    setAsked({});
    if (m_trial) {
        // Views release the sessions first.
        Session* const gone = m_trial.release();
        Session* const before = m_baseline.release();
        emit trialChanged();
        gone->deleteLater();
        before->deleteLater();
    }
}

void WhatIf::tryMove() {
    if (m_host.session() == nullptr) {
        return;
    }
    if (!isCurrent()) {
        begin();
    }
    m_host.navigator().show(Navigator::Trial);
    if (m_trial->history().index() > 0) {
        m_host.notices().show(
            format(m_host.words(),
                   {earlierTrial, {{"edits", Listing{.parts = {trialText(m_trial->history())}}}}}));
    }
}

void WhatIf::setAsked(std::optional<Spot> space) {
    if (space != m_asked) {
        m_asked = std::move(space);
        emit asksForPieceChanged();
    }
}

void WhatIf::askForPiece(const Spot& space) {
    if (m_host.session() == nullptr) {
        return;
    }
    begin();
    m_trial->setCurrentSide(sideOf(m_trial->current(), space.owner));
    setAsked(space);
    m_host.navigator().show(Navigator::Trial);
}

void WhatIf::selectAskedSpace() {
    if (m_asked) {
        m_trial->highlighter()->askAbout(*m_asked);
    }
}

void WhatIf::answerQuestion() {
    if (!m_asked || m_trial->history().index() != 1) {
        return;
    }
    const AnyCase& now = m_trial->current();
    std::optional<Spot> piece = pieceAt(now, *m_asked);
    for (const Spot& spot : changedSpots(m_baseline->current(), now)) {
        piece = piece ? piece : pieceAt(now, spot); // it was placed elsewhere
    }
    if (piece) {
        setAsked({});
        emit pieceTried(*piece);
    }
}

void WhatIf::tryWithout() {
    Session* const session = m_host.session();
    const std::optional<Spot> at =
        session != nullptr ? session->highlighter()->ruling()->at() : std::optional<Spot>{};
    std::optional<Edit> edit = at ? removePieceAt(session->current(), *at) : std::nullopt;
    if (edit) {
        begin();
        m_trial->edit(withPiecesReturned(session->history(), std::move(edit->next)),
                      std::move(edit->what));
        showComparison();
    }
}

void WhatIf::tryWithoutLast() {
    Session* const session = m_host.session();
    if (session == nullptr || session->history().undoable() == nullptr) {
        return;
    }
    const History& history = session->history();
    const Message last = describeStep(history, history.index()).says;
    const AnyCase before = history.steps()[history.index() - 1].position;
    begin();
    m_trial->edit(before, {withoutLast, {{"edit", Listing{.parts = {last}}}}});
    showComparison();
}

void WhatIf::showComparison() {
    if (!isCurrent()) {
        return;
    }
    const AnyCase& was = m_baseline->current();
    const AnyCase& is = m_trial->current();
    m_baseline->highlighter()->showSpots(changedArea(is, was));
    m_trial->highlighter()->showSpots(changedArea(was, is));
    m_host.navigator().show(Navigator::Compare);
}

void WhatIf::compare() {
    Session* const session = m_host.session();
    if (!isCurrent()) {
        return;
    }
    const Translator before = session->words();
    const Translator after = m_trial->words();
    const QString edit =
        m_trial->history().index() == 0 ? QString{} : format(after, trialText(m_trial->history()));
    m_comparison.show(contextOf(*session, before), contextOf(*m_trial, after), edit);
}

void WhatIf::apply() {
    Session* const session = m_host.session();
    if (!isCurrent()) {
        //% "Cannot keep this trial: the game has changed since."
        m_host.notices().show(format(m_host.words(), CIMAISE_TEXT("trial.outdated")));
        return;
    }
    if (m_host.refusesEdits()) {
        return;
    }
    AnyCase next = m_trial->current();
    const Message what = trialText(m_trial->history());
    close();
    session->reopened(toQt(session->words().format(what)),
                      [session, next = std::move(next), what] { session->edit(next, what); });
}

void WhatIf::leave() {
    Navigator& navigator = m_host.navigator();
    Session* const session = m_host.session();
    if (session != nullptr && navigator.comesFrom(Navigator::Ruling) &&
        session->highlighter()->current() != Highlight{}) {
        navigator.show(Navigator::Ruling); // the trial was started on that page
        discard();
    } else {
        close();
    }
}

void WhatIf::close() {
    m_host.navigator().show(Navigator::Table);
    m_host.navigator().clearHistory();
    discard();
}

} // namespace cimaise
