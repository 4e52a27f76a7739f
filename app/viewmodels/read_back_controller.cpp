// Steps through the pieces of a board, and counts those that were corrected.
#include "app/viewmodels/read_back_controller.h"

#include "app/input/game_input.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{step} of {count}"
constexpr TextId progressText = CIMAISE_TEXT("read.progress");
//% "{owner}: {counts}."
constexpr TextId summaryText = CIMAISE_TEXT("read.summary");
//% "{counts}."
constexpr TextId ownerlessText = CIMAISE_TEXT("read.summary.ownerless");
//% "%n entries compared"
constexpr TextId comparedText = CIMAISE_TEXT_N("read.compared");
//% "%n corrected"
constexpr TextId correctedText = CIMAISE_TEXT_N("read.corrected");
//% "Resume: {entry}"
constexpr TextId resumeWording = CIMAISE_TEXT("read.resume");
//% "Compare the next board: {owner}"
constexpr TextId nextBoardText = CIMAISE_TEXT("read.next-board");
//% "Compare the shared figures"
constexpr TextId nextSharedText = CIMAISE_TEXT("read.next-shared");
//% "Everyone"
constexpr TextId sharedOwner = CIMAISE_TEXT("read.everyone");

/// Result of a comparison: “Ana: 18 entries compared, 2 corrected.”; a single board has no owner.
Message summaryOf(const std::string& owner, int compared, int corrected) {
    Listing counts{{Message{comparedText, {{"n", compared}}}}};
    if (corrected > 0) {
        counts.parts.emplace_back(Message{correctedText, {{"n", corrected}}});
    }
    return owner.empty() ? Message{ownerlessText, {{"counts", std::move(counts)}}}
                         : Message{summaryText, {{"owner", owner}, {"counts", std::move(counts)}}};
}

} // namespace

void ReadBackController::setSession(Session* session) {
    m_session = session;
    m_open = false;
    show();
}

void ReadBackController::refresh() {
    if (m_open && m_session != nullptr && m_side > sideCount(m_session->current())) {
        m_open = false;
    }
    show();
}

ReadBackEntries ReadBackController::steps() const {
    return m_session == nullptr ? ReadBackEntries{} : readBack(m_session->current(), m_side);
}

void ReadBackController::start() {
    if (m_session != nullptr) {
        begin(m_session->currentSide());
    }
}

void ReadBackController::begin(int side) {
    m_open = true;
    m_correcting = false;
    m_side = side;
    m_corrected.clear();
    moveTo(0);
}

void ReadBackController::moveTo(int step) {
    m_step = std::clamp(step, 0, count());
    highlight();
    show();
}

void ReadBackController::highlight() {
    const ReadBackEntries all = steps();
    Spots spots;
    if (m_step < std::ssize(all) && all[static_cast<std::size_t>(m_step)].spot.place != Place{}) {
        spots.push_back(all[static_cast<std::size_t>(m_step)].spot);
    }
    m_session->highlighter()->showSpots(std::move(spots));
}

void ReadBackController::next() {
    if (m_open && !m_correcting) {
        moveTo(m_step + 1);
    }
}

void ReadBackController::back() {
    if (m_open && !m_correcting) {
        moveTo(m_step - 1);
    }
}

void ReadBackController::correct() {
    const ReadBackEntries all = steps();
    if (!m_open || m_correcting || m_step >= std::ssize(all)) {
        return;
    }
    m_before = all;
    m_correcting = true;
    show();
    emit correctionRequested(all[static_cast<std::size_t>(m_step)]);
}

void ReadBackController::resume() {
    if (!m_open || !m_correcting) {
        return;
    }
    m_correcting = false;
    m_session->setCurrentSide(m_side);
    if (steps() != m_before) {
        m_corrected.insert(m_step);
    }
    moveTo(m_step);
}

void ReadBackController::startNextBoard() {
    if (m_session != nullptr && m_side < sideCount(m_session->current())) {
        m_session->setCurrentSide(m_side + 1); // without effect after the last one
        begin(m_side + 1);
    }
}

QString ReadBackController::nextBoardWording(const Translator& words) const {
    const AnyCase& position = m_session->current();
    const int next = m_side + 1;
    if (next < sideCount(position)) {
        return format(words, nextBoardText, {{"owner", cimaise::side(next)}});
    }
    const bool isShared = next == sideCount(position) && !m_session->isSingleBoard() &&
                          !readBack(position, next).empty();
    return isShared ? format(words, nextSharedText) : QString{};
}

void ReadBackController::stop() {
    if (m_open && m_session != nullptr) {
        m_session->highlighter()->clear();
    }
    m_open = false;
    m_correcting = false;
    show();
}

void ReadBackController::show() {
    Shown shown{.open = m_open, .correcting = m_correcting};
    if (m_open && m_session != nullptr) {
        const Translator words = m_session->words();
        const ReadBackEntries all = steps();
        m_step = std::min(m_step, static_cast<int>(all.size()));
        const bool isShared = m_side == sideCount(m_session->current());
        const std::string owner =
            isShared ? words.text(sharedOwner) : words.party(cimaise::side(m_side));
        shown.side = isShared ? -1 : m_side;
        shown.owner = toQt(owner);
        shown.atStart = m_step == 0;
        shown.done = m_step == std::ssize(all);
        shown.summary =
            format(words, summaryOf(owner, m_step, static_cast<int>(m_corrected.size())));
        if (!shown.done) {
            const ReadBackEntry& step = all[static_cast<std::size_t>(m_step)];
            shown.piece = format(words, step.piece);
            shown.where = format(words, step.where);
            shown.progress =
                format(words, progressText,
                       {{"step", m_step + 1}, {"count", static_cast<int>(all.size())}});
            shown.resumeText = format(
                words, resumeWording,
                {{"entry", owner.empty() ? shown.progress.toStdString()
                                         : listed({shown.owner, shown.progress}).toStdString()}});
        } else {
            shown.nextBoard = nextBoardWording(words);
        }
    }
    if (shown != m_shown) {
        m_shown = std::move(shown);
        emit changed();
    }
}

} // namespace cimaise
