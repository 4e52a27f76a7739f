// Highlight of the open game: a finding, a score line, a piece of evidence or spots, with the
// ruling and the evidence on it.
#pragma once

#include "app/game/highlight.h"
#include "app/models/evidence_model.h"
#include "app/models/ruling_view.h"

namespace cimaise {

class Highlighter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// True if spots are highlighted on the boards.
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged FINAL)
    /// Ruling on the highlighted finding, spot or question.
    Q_PROPERTY(cimaise::RulingView* ruling READ ruling CONSTANT FINAL)
    /// Evidence of the highlighted score line.
    Q_PROPERTY(cimaise::EvidenceModel* evidence READ evidence CONSTANT FINAL)

public:
    explicit Highlighter(QObject* parent = nullptr);
    /// Shows the current highlight in this position.
    void show(const PublishContext& context, const History& history);

    [[nodiscard]] const Highlight& current() const { return m_current; }
    /// Highlighted spots, with their styles.
    [[nodiscard]] const SpotHighlights& spotHighlights() const { return m_spotHighlights; }
    [[nodiscard]] Spots spots() const { return spotsOf(m_spotHighlights); }
    [[nodiscard]] bool isActive() const { return !m_spotHighlights.empty(); }
    [[nodiscard]] RulingView* ruling() { return &m_ruling; }
    [[nodiscard]] EvidenceModel* evidence() { return &m_evidence; }

    /// Replaces the highlight when the position or the order of the findings changes; the owner
    /// then calls show().
    void replace(Highlight highlight) { m_current = std::move(highlight); }
    /// True if the highlight belongs to one side: a score line or a piece of its evidence.
    [[nodiscard]] bool isOfOneSide() const;
    /// Highlight to keep after an edit: a highlighted score line of `side`, with new evidence;
    /// empty for any other highlight.
    [[nodiscard]] Highlight afterEdit(int side) const;

    /// Highlights the evidence of a side's line, or of all its lines if `line` is empty; nothing
    /// while the points are hidden.
    Q_INVOKABLE void showLine(int side, const QString& line);
    /// Shows the board of a finding and highlights its places; clears the highlight if they are
    /// highlighted already.
    Q_INVOKABLE void showFinding(int row);
    Q_INVOKABLE void clear() { set({}); }
    /// Highlights only these spots.
    void showSpots(Spots spots);
    /// Highlights a finding without toggling, and requests the ruling on it.
    Q_INVOKABLE void askAboutFinding(int row);
    /// Requests the ruling on a spot: its legality or, with `counting`, its points.
    void askAbout(const Spot& spot, bool counting = false);
    /// Requests a ruling on a question without a place.
    void askAbout(Highlight::Kind question) { set({.kind = question}); }

Q_SIGNALS:
    void activeChanged();
    /// Emitted after a change of the highlighted spots or their styles.
    void spotHighlightsChanged();
    /// Emitted for the owner to call show().
    void updateRequested();
    /// Emitted for the owner to show the board of a finding.
    void findingBoardRequested(int row);
    /// Emitted for the owner to show the board of a spot.
    void spotBoardRequested(const cimaise::Spot& spot);

private:
    void set(Highlight highlight);
    void showEvidence(int row);

    Highlight m_current;
    SpotHighlights m_spotHighlights;
    bool m_pointsHidden = false;
    RulingView m_ruling;
    EvidenceModel m_evidence;
};

} // namespace cimaise
