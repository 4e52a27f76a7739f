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

/// Spot that a rules question about `spot` refers to: the piece there, or an empty space with a
/// finding or evidence; nullopt otherwise.
std::optional<Spot> questionableSpot(const AnyCase& position, const Evaluation& evaluation,
                                     const Spot& spot);

class SpotPicker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// Request to tap the place that a rules question is about; empty without a request.
    Q_PROPERTY(QString requestText READ requestText NOTIFY requestTextChanged FINAL)
    /// Ruling on the spot picked last, or on the highlighted finding, while setRulingWanted() is
    /// on.
    Q_PROPERTY(cimaise::RulingView* ruling READ ruling CONSTANT FINAL)

public:
    using QObject::QObject;
    /// Shows the ruling and the request; `side` is the side in view, `highlight` the current one.
    void show(const PublishContext& context, const History& history, int side,
              const Highlight& highlight);

    [[nodiscard]] const QString& requestText() const { return m_requestText; }
    [[nodiscard]] RulingView* ruling() { return &m_ruling; }

    /// Makes the next tap on a board select the spot of a rules question, without any other effect.
    void request(bool wanted);
    [[nodiscard]] bool isRequested() const { return m_request != Request::none; }
    /// Answers request() with the subject of a tap; requests another tap if there is none.
    void answer(const std::optional<Spot>& subject, const Spot& tapped);
    /// Records the spot picked by a tap, by keys or by placing a piece.
    void pick(const Spot& spot) { m_picked = spot; }
    [[nodiscard]] const std::optional<Spot>& picked() const { return m_picked; }
    /// Turns `ruling` on or off.
    void setRulingWanted(bool wanted);
    [[nodiscard]] bool isRulingWanted() const { return m_rulingWanted; }

Q_SIGNALS:
    void requestTextChanged();
    /// Emitted with the answer to request().
    void spotPicked(const cimaise::Spot& spot);
    /// Emitted after a tap on an empty space, which asks for another tap.
    void emptySpotTapped(const cimaise::Spot& spot);
    /// Emitted for the owner to call show().
    void rulingWantedChanged();

private:
    /// Requested tap on the board; `repeated` after a tap on an unsuitable spot.
    enum class Request : std::uint8_t { none, first, repeated };

    void setRequest(Request request);
    void showRequest();
    /// Highlight that `ruling` is about.
    [[nodiscard]] Highlight subject(const PublishContext& context, int side,
                                    const Highlight& highlight) const;

    Language m_language = Language::english;
    Request m_request = Request::none;
    QString m_requestText;
    std::optional<Spot> m_picked;
    bool m_rulingWanted = false;
    RulingView m_ruling;
};

} // namespace cimaise
