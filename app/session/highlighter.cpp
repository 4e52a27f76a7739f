// Changes the highlight; the owner publishes the highlight and shows the board with its spots.
#include "app/session/highlighter.h"

#include "app/input/edit_descriptions.h"
#include "app/input/pieces.h"
#include "app/texts/qt_texts.h"

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

Highlighter::Highlighter(QObject* parent) : QObject(parent) {
    connect(&m_evidence, &EvidenceModel::pieceRequested, this, &Highlighter::showEvidence);
}

void Highlighter::show(const PublishContext& context, const History& history) {
    m_pointsHidden = !context.shown.totals;
    m_ruling.show(context, m_current, history);
    m_evidence.show(context, m_current);
    SpotHighlights spotHighlights = spotHighlightsFor(m_current, context.evaluation);
    if (spotHighlights == m_spotHighlights) {
        return;
    }
    const bool wasActive = isActive();
    m_spotHighlights = std::move(spotHighlights);
    if (isActive() != wasActive) {
        emit activeChanged();
    }
    emit spotHighlightsChanged();
}

bool Highlighter::isOfOneSide() const {
    return m_current.kind == Highlight::Kind::line || m_current.kind == Highlight::Kind::evidence;
}

Highlight Highlighter::afterEdit(int side) const {
    if (!isOfOneSide() || m_current.side != side) {
        return {};
    }
    Highlight line = m_current;
    // after an edit, the same row may be another piece of evidence
    line.kind = Highlight::Kind::line;
    line.row = -1;
    return line;
}

void Highlighter::set(Highlight highlight) {
    if (highlight != m_current) {
        m_current = std::move(highlight);
        emit updateRequested();
    }
}

void Highlighter::showLine(int side, const QString& line) {
    if (!m_pointsHidden) {
        set({.kind = Highlight::Kind::line, .side = side, .line = line.toStdString()});
    }
}

void Highlighter::showEvidence(int row) {
    Highlight one = m_current;
    one.kind = Highlight::Kind::evidence;
    one.row = row;
    set(std::move(one));
}

void Highlighter::showFinding(int row) {
    if (m_current == Highlight{.kind = Highlight::Kind::finding, .row = row}) {
        clear();
    } else {
        askAboutFinding(row);
    }
}

void Highlighter::showSpots(Spots spots) {
    set({.kind = Highlight::Kind::spots, .spots = std::move(spots)});
}

void Highlighter::askAboutFinding(int row) {
    set({.kind = Highlight::Kind::finding, .row = row});
    emit findingBoardRequested(row);
}

void Highlighter::askAbout(const Spot& spot, bool counting) {
    set({.kind = Highlight::Kind::spots, .spots = {spot}, .counting = counting});
    emit spotBoardRequested(spot);
}

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
        emit spotPicked(*subject);
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
    QString shown = isRequested() ? format(Translator{m_language}, text) : QString{};
    if (shown != m_requestText) {
        m_requestText = std::move(shown);
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
