// Searches for one player after the other while a question is open that can only be declined.
#include "app/viewmodels/museum/museum_end_check.h"

#include "app/input/museum/museum_arranging.h"
#include "app/texts/qt_texts.h"

#include <utility>

namespace cimaise {

namespace {

//% "Looking for points that the last rearrangement can still bring…"
constexpr TextId searchText = CIMAISE_TEXT("museum.end.looking");
//% "Before the final scoring, each player may rearrange once more."
constexpr TextId lastRearrangement = CIMAISE_TEXT("museum.end.rule");
//% "{player} can gain %n points."
constexpr TextId sideGainText = CIMAISE_TEXT_N("museum.end.gain");
//% "{player} can gain %n points or more."
constexpr TextId sideGainAtLeast = CIMAISE_TEXT_N("museum.end.gain.least");
//% "{player} can gain points."
constexpr TextId hiddenSideGain = CIMAISE_TEXT("museum.end.gain.hidden");
//% "Show the arrangement: {player}"
constexpr TextId showArrangement = CIMAISE_TEXT("museum.end.show");
//% "Already done"
constexpr TextId alreadyDone = CIMAISE_TEXT("museum.end.done");
//% "Keep playing"
constexpr TextId keepPlayingText = CIMAISE_TEXT("session.end.keep-playing");

} // namespace

MuseumEndCheck::MuseumEndCheck(QObject* parent)
    : QObject(parent), m_search([this](const ArrangementSearch::Answer& answer) { take(answer); }) {
}

void MuseumEndCheck::setSession(Session* session) {
    stop();
    m_settled.reset();
    if (m_session != nullptr) {
        m_session->question()->disconnect(this);
    }
    m_session = session;
    if (session == nullptr) {
        return;
    }
    session->setEndCheck([self = QPointer{this}](std::function<void()> goOn) {
        if (self && self->m_session) {
            self->run(std::move(goOn));
        } else {
            goOn();
        }
    });
    connect(session->question(), &SessionQuestion::changed, this, [this] {
        if (m_session && m_session->question()->text().isEmpty()) {
            stop(); // declined
        }
    });
}

void MuseumEndCheck::run(std::function<void()> goOn) {
    if (!m_isActive || m_session->isTrial() || m_settled == layout()) {
        goOn();
        return;
    }
    m_goOn = std::move(goOn);
    m_gains.clear();
    m_side = -1;
    emit started();
    const Translator words = m_session->words();
    m_session->question()->ask(format(words, searchText), {}, format(words, keepPlayingText), {});
    m_isRunning = true;
    searchNext();
}

void MuseumEndCheck::stop() {
    if (std::exchange(m_isRunning, false)) {
        m_search.stop();
        emit stopped();
    }
}

void MuseumEndCheck::searchNext() {
    const std::vector<museum::Museum>& museums = layout().museums;
    do {
        ++m_side;
    } while (m_side < std::ssize(museums) &&
             museums[static_cast<std::size_t>(m_side)].objects->empty());
    if (m_side < std::ssize(museums)) {
        m_search.start(layout(), m_side, patience);
        return;
    }
    m_isRunning = false;
    emit stopped();
    ask();
}

void MuseumEndCheck::take(const ArrangementSearch::Answer& answer) {
    if (!m_isRunning || !m_session) {
        return;
    }
    if (answer && isBetter(*answer)) {
        m_gains.push_back({.side = m_side,
                           .points = answer->total - answer->now,
                           .isProved = answer->isProved()});
    }
    searchNext();
}

void MuseumEndCheck::ask() {
    if (m_gains.empty()) {
        m_session->question()->dismiss();
        std::exchange(m_goOn, {})();
        return;
    }
    const Translator words = m_session->words();
    QStringList texts{format(words, lastRearrangement)};
    QStringList answers;
    for (const Gain& gain : m_gains) {
        const Argument player{"player", side(gain.side)};
        const TextId text = words.hidesPoints() ? hiddenSideGain
                            : gain.isProved     ? sideGainText
                                                : sideGainAtLeast;
        texts << format(words, text, {player, {"n", gain.points}});
        answers << format(words, showArrangement, {player});
    }
    answers << format(words, alreadyDone);
    m_session->question()->ask(
        texts.join(u'\n'), answers, format(words, keepPlayingText),
        [this](int number) { this->answer(static_cast<std::size_t>(number)); });
}

void MuseumEndCheck::answer(std::size_t number) {
    if (number < m_gains.size()) {
        m_session->setCurrentSide(m_gains[number].side);
        emit arrangementRequested();
    } else {
        m_settled = layout();
        std::exchange(m_goOn, {})();
    }
}

} // namespace cimaise
