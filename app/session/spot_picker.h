// Selection of the spot of a rules question: the next spot tapped if requested, otherwise the last
// one.
#pragma once

#include "app/game/highlight.h"
#include "app/models/ruling_view.h"

namespace cimaise {

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
    void answered(const cimaise::Spot& spot);
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
