// Changes the highlight; the owner publishes the highlight and shows the board with its spots.
#include "app/session/highlighter.h"

#include "app/texts/qt_texts.h"

#include <utility>

namespace cimaise {

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

} // namespace cimaise
