// End of the open game: confirmed first if its rules do not end it, or before it is reopened.
#include "app/game/game_facts.h"
#include "app/session/session.h"
#include "app/texts/ruling_text.h"
#include "validators/checks.h"

namespace cimaise {

namespace {

//% "{why} Finish anyway?"
constexpr TextId finishEarly = CIMAISE_TEXT("session.end.early");
//% "{why} Is the game over?"
constexpr TextId finishUnsure = CIMAISE_TEXT("session.end.unsure");
//% "Finish anyway?"
constexpr TextId finishOpen = CIMAISE_TEXT("session.end.open");
//% "Show what is open"
constexpr TextId showOpen = CIMAISE_TEXT("session.end.show-open");
//% "Nobody can play any more"
constexpr TextId nobodyPlays = CIMAISE_TEXT("session.end.nobody");
//% "Finish early"
constexpr TextId endEarly = CIMAISE_TEXT("session.end.finish-early");
//% "Finish anyway"
constexpr TextId finishAnyway = CIMAISE_TEXT("session.end.anyway");
//% "Keep playing"
constexpr TextId keepPlaying = CIMAISE_TEXT("session.end.keep-playing");
//% "This game is not finished. Finish it before the next one begins?"
constexpr TextId nextGameQuestion = CIMAISE_TEXT("session.next");
//% "Finish it and start the next one"
constexpr TextId finishThenStart = CIMAISE_TEXT("session.next.finish");
//% "Start the next one and leave it unfinished"
constexpr TextId startOnly = CIMAISE_TEXT("session.next.leave");
//% "This game is finished. Reopen it and make this change (“{step}”)?"
constexpr TextId reopenQuestion = CIMAISE_TEXT("session.reopen");
//% "This game is finished. Change its details (“{step}”)?"
constexpr TextId detailsQuestion = CIMAISE_TEXT("session.details");
//% "Change the details"
constexpr TextId detailsAnswer = CIMAISE_TEXT("session.details.yes");
//% "Leave the details unchanged"
constexpr TextId detailsRefusal = CIMAISE_TEXT("session.details.no");
//% "Reopen and change"
constexpr TextId reopenAnswer = CIMAISE_TEXT("session.reopen.yes");
//% "Leave it finished"
constexpr TextId reopenRefusal = CIMAISE_TEXT("session.reopen.no");

} // namespace

void Session::checkEnd(std::function<void()> then) {
    if (m_endCheck) {
        m_endCheck(std::move(then));
    } else {
        then();
    }
}

void Session::askToFinish(bool slowly) {
    if (!readOnly() && !m_finished) {
        checkEnd([this, slowly] { confirmFinish(slowly); });
    }
}

void Session::confirmFinish(bool slowly) {
    const GameEnd end = gameEnd(current());
    if (end.isEnding()) {
        if (openText().isEmpty()) {
            finish(false, slowly);
        } else {
            askWithOpen(format(words(), finishOpen), {format(words(), finishAnyway)},
                        format(words(), keepPlaying),
                        [this, slowly](int) { finish(false, slowly); });
        }
        return;
    }
    const bool isUnsure = end.state == GameEnd::State::unsure;
    QStringList answers{format(words(), endEarly)};
    if (isUnsure) {
        answers.prepend(format(words(), nobodyPlays));
    }
    askWithOpen(
        format(words(), isUnsure ? finishUnsure : finishEarly, {{"why", words().format(end.why)}}),
        answers, format(words(), keepPlaying),
        [this, slowly, isUnsure](int answer) { finish(!isUnsure || answer > 0, slowly); });
}

void Session::askWithOpen(const QString& text, QStringList answers, const QString& refusal,
                          const std::function<void(int)>& then) {
    const QString open = openText();
    if (open.isEmpty()) {
        m_question.ask(text, std::move(answers), refusal, then);
        return;
    }
    const auto last = static_cast<int>(answers.size());
    answers << format(words(), showOpen);
    m_question.ask(open + u'\n' + text, std::move(answers), refusal,
                   [this, last, then](int answer) {
                       if (answer < last) {
                           then(answer);
                       } else {
                           showFirstOpenPoint();
                       }
                   });
}

QStringList Session::unentered() const {
    return m_unentered.lines ? m_unentered.lines() : QStringList{};
}

QString Session::openText() const {
    QStringList lines = unentered();
    const std::vector<Party> unscored =
        isSingleBoard() ? std::vector<Party>{} : unscoredSides(current(), m_evaluation.score);
    if (!unscored.empty()) {
        //% "Nothing is entered for {names}."
        lines << format(words(), CIMAISE_TEXT("open.unscored"),
                        {{"names", namesText(current(), unscored, words())}});
    }
    if (lines.isEmpty()) {
        return m_verdict.openText();
    }
    const QString findings = m_verdict.openText();
    lines.prepend(findings.isEmpty() ? format(words(), CIMAISE_TEXT("open.heading")) : findings);
    return lines.join(u'\n');
}

void Session::showFirstOpenPoint() {
    const QList<int>& rows = m_verdict.openRows();
    emit openShown(!rows.isEmpty());
    if (!rows.isEmpty()) {
        m_highlighter.askAboutFinding(rows.front());
    } else if (m_unentered.show && !unentered().isEmpty()) {
        m_unentered.show();
    } else if (const auto unscored = unscoredSides(current(), m_evaluation.score);
               !unscored.empty()) {
        setCurrentSide(unscored.front().index);
    }
}

void Session::finishPlayed() {
    m_question.dismiss(); // may offer the same
    if (readOnly() || m_finished) {
        return;
    }
    checkEnd([this] {
        const bool isUnsure = gameEnd(current()).state == GameEnd::State::unsure;
        if (isUnsure && openText().isEmpty()) {
            finish(false, true);
        } else {
            confirmFinish(true);
        }
    });
}

void Session::finish(bool early, bool slowly) {
    m_early = early;
    reveal(slowly);
    emit ended();
}

void Session::beforeNextGame(const std::function<void(bool)>& then) {
    m_question.dismiss();
    if (m_finished || readOnly()) {
        then(false);
        return;
    }
    askWithOpen(format(words(), nextGameQuestion),
                {format(words(), finishThenStart), format(words(), startOnly)},
                format(words(), keepPlaying), [this, then](int answer) {
                    if (answer == 0) {
                        checkEnd([then] { then(true); });
                    } else {
                        then(false);
                    }
                });
}

bool Session::needsConfirmation(const AnyCase& next) const {
    return m_finished && !m_trial && !readOnly() && next != current();
}

void Session::reopened(const QString& step, const std::function<void()>& then) {
    if (!m_question.text().isEmpty()) {
        return; // the open question is answered first
    }
    if (!m_finished || m_trial || readOnly()) {
        then();
        return;
    }
    m_question.ask(
        format(words(), reopenQuestion, {{"step", step.toStdString()}}),
        {format(words(), reopenAnswer)}, format(words(), reopenRefusal), [this, then](int) {
            const Reopening here{.step = m_history.index(), .early = m_early, .ended = storedEnd()};
            setFinished(false);
            m_reopening = here;
            then();
        });
}

void Session::askAboutDetails(const QString& step, const std::function<void()>& then) {
    if (m_question.text().isEmpty()) { // otherwise the open question is answered first
        m_question.ask(format(words(), detailsQuestion, {{"step", step.toStdString()}}),
                       {format(words(), detailsAnswer)}, format(words(), detailsRefusal),
                       [then](int) { then(); });
    }
}

std::optional<qint64> Session::storedEnd() const {
    const auto game = m_library.load(m_id);
    return m_id != 0 && game ? std::optional{game->summary.ended} : std::nullopt;
}

bool Session::finishAgain(std::size_t step) {
    if (!m_reopening || m_reopening->step != step) {
        return false;
    }
    m_finished = true;
    m_early = m_reopening->early;
    m_endedBefore = m_reopening->ended;
    m_reopening.reset();
    updateHiddenPoints();
    return true;
}

} // namespace cimaise
