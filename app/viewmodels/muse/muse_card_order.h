// View model of the order of any two cards of the current deck.
#pragma once

#include "app/session/session.h"
#include "app/viewmodels/muse/muse_rows.h"
#include "positions/muse/muse_layout.h"

#include <QPointer>
#include <optional>

namespace cimaise::muse {

/// Input of the two cards whose order is looked up.
struct CardPair {
    std::optional<Card> one{};
    std::optional<Card> other{};

    bool operator==(const CardPair&) const = default;
    [[nodiscard]] bool has(Card card) const { return one == card || other == card; }
    [[nodiscard]] bool hasBothCards() const { return one && other; }
};

/// Pair after a tap on a card: a chosen card is removed, a third card starts a new pair.
CardPair tapped(const CardPair& pair, Card card);

} // namespace cimaise::muse

namespace cimaise {

class MuseOrder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        cimaise::Session* session READ session WRITE setSession NOTIFY changed REQUIRED FINAL)
    /// Deck in its layout, with the chosen cards marked.
    Q_PROPERTY(cimaise::RowsModel* cards READ cards CONSTANT FINAL)
    Q_PROPERTY(int lines READ lines NOTIFY changed FINAL)
    Q_PROPERTY(int columns READ columns CONSTANT FINAL)
    /// Answer: the card that comes first, or a request to tap another card.
    Q_PROPERTY(QString answer READ answer NOTIFY changed FINAL)
    /// Both cards in order; empty until both are chosen.
    Q_PROPERTY(QString sequence READ sequence NOTIFY changed FINAL)
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    /// Source of the order: a rulebook, or another one.
    Q_PROPERTY(QString source READ source NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] Session* session() const { return m_session; }
    /// Sets the session, which must be a game of Muse.
    void setSession(Session* session);
    [[nodiscard]] RowsModel* cards() { return &m_cards; }
    [[nodiscard]] int lines() const { return m_shown.lines; }
    [[nodiscard]] static int columns() { return muse::deckColumns; }
    [[nodiscard]] const QString& answer() const { return m_shown.answer; }
    [[nodiscard]] const QString& sequence() const { return m_shown.sequence; }
    [[nodiscard]] const QString& reason() const { return m_shown.reason; }
    [[nodiscard]] const QString& source() const { return m_shown.source; }

    /// Toggles the choice of a card.
    Q_INVOKABLE void touch(int card);

Q_SIGNALS:
    void changed();

private:
    struct Shown {
        int lines = 0;
        QString answer, sequence, reason, source;

        bool operator==(const Shown&) const = default;
    };

    void show();
    void showCards();
    [[nodiscard]] Shown shownTexts() const;

    QPointer<Session> m_session;
    muse::CardPair m_pair;
    muse::Faces m_faces;
    Shown m_shown;
    TypedRows<muse::DeckRow> m_cards{muse::deckRoles()};
};

} // namespace cimaise
