// Finds the spot that a rules question can be about.
#include "app/session/spot_picker.h"

#include "app/input/edit_descriptions.h"
#include "app/input/pieces.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

//% "Tap the place in question on the board."
constexpr TextId tapPlace = CIMAISE_TEXT("dispute.point");
//% "There is nothing there. Tap a piece on the board."
constexpr TextId tapSomething = CIMAISE_TEXT("dispute.missed");

/// True if the evidence of a score line includes the spot.
bool isCounted(const Score& score, const Spot& spot) {
    const auto countsHere = [&spot](const ScoreLine& line) {
        return std::ranges::any_of(
            line.evidence, [&spot](const Evidence& piece) { return contains(piece.where, spot); });
    };
    return std::ranges::any_of(score.sheets, [&](const ScoreSheet& sheet) {
        return std::ranges::any_of(sheet.lines, countsHere);
    });
}

} // namespace

std::optional<Spot> questionableSpot(const AnyCase& position, const Evaluation& evaluation,
                                     const Spot& spot) {
    const std::optional<Spot> piece = pieceAt(position, spot);
    const bool mentioned =
        firstAt(evaluation.findings, spot) != nullptr || isCounted(evaluation.score, spot);
    return piece || !mentioned ? piece : spot;
}

void SpotPicker::show(const PublishContext& context, const History& history, int side,
                      const Highlight& highlight) {
    m_language = context.words.language();
    showRequest();
    m_ruling.show(context, subject(context, side, highlight), history);
}

Highlight SpotPicker::subject(const PublishContext& context, int side,
                              const Highlight& highlight) const {
    if (!m_rulingWanted) {
        return {};
    }
    if (highlight.kind == Highlight::Kind::finding) {
        return highlight; // a highlighted finding is the subject of the question
    }
    const bool isInView = m_picked && (m_picked->owner == everyone() ||
                                       sideOf(context.position, m_picked->owner) == side);
    const std::optional<Spot> spot =
        isInView ? questionableSpot(context.position, context.evaluation, *m_picked) : std::nullopt;
    if (!spot) {
        return {};
    }
    const bool counting = highlight.counting && highlight.spots == Spots{*spot};
    return {.kind = Highlight::Kind::spots, .spots = {*spot}, .counting = counting};
}

void SpotPicker::request(bool wanted) { setRequest(wanted ? Request::first : Request::none); }

void SpotPicker::answer(const std::optional<Spot>& subject, const Spot& tapped) {
    setRequest(subject ? Request::none : Request::repeated);
    if (subject) {
        emit answered(*subject);
    } else {
        emit emptySpotTapped(tapped);
    }
}

void SpotPicker::setRequest(Request request) {
    m_request = request;
    showRequest();
}

void SpotPicker::showRequest() {
    const TextId text = m_request == Request::first ? tapPlace : tapSomething;
    QString said = isRequested() ? format(Translator{m_language}, text) : QString{};
    if (said != m_requestText) {
        m_requestText = std::move(said);
        emit requestTextChanged();
    }
}

void SpotPicker::setRulingWanted(bool wanted) {
    if (wanted != m_rulingWanted) {
        m_rulingWanted = wanted;
        emit rulingWantedChanged();
    }
}

} // namespace cimaise
