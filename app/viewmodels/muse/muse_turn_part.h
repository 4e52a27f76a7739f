// View model of the turn that is entered in a round of Muse: action, card and discard.
#pragma once

#include "app/viewmodels/muse/muse_part.h"

namespace cimaise {

class MuseTurnPart : public cimaise::MusePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseRoundPart")
    /// Player whose turn is entered.
    Q_PROPERTY(int side READ side NOTIFY sideChanged FINAL)
    /// Actions, with the chosen one.
    Q_PROPERTY(cimaise::RowsModel* actions READ actions CONSTANT FINAL)
    /// Card of the action; its properties are empty until a card is tapped.
    Q_PROPERTY(QString ideaText READ ideaText NOTIFY ideaChanged FINAL)
    Q_PROPERTY(QString ideaRank READ ideaRank NOTIFY ideaChanged FINAL)
    Q_PROPERTY(QList<QString> ideaSuits READ ideaSuits NOTIFY ideaChanged FINAL)
    /// Discarded card; its properties are empty until a card is tapped.
    Q_PROPERTY(QString discardText READ discardText NOTIFY discardChanged FINAL)
    Q_PROPERTY(QString discardRank READ discardRank NOTIFY discardChanged FINAL)
    Q_PROPERTY(QList<QString> discardSuits READ discardSuits NOTIFY discardChanged FINAL)
    /// True if the next tapped card is a discard.
    Q_PROPERTY(bool discarding READ discarding WRITE setDiscarding NOTIFY discardingChanged FINAL)
    /// Turn in typed form; empty until it is complete.
    Q_PROPERTY(QString text READ text NOTIFY textChanged FINAL)
    /// True if part of the turn has been entered.
    Q_PROPERTY(bool begun READ begun NOTIFY begunChanged FINAL)
    /// True if the turn is complete, with the coins that pay for it.
    Q_PROPERTY(bool chosen READ chosen NOTIFY chosenChanged FINAL)

public:
    explicit MuseTurnPart(MuseTable& table);
    void show(const muse::View& view);
    /// Updates the list of actions; not called while the events are shown.
    void showActions(const muse::View& view);

    [[nodiscard]] int side() const { return m_shown.side; }
    [[nodiscard]] RowsModel* actions() { return &m_actions; }
    [[nodiscard]] const QString& ideaText() const { return m_shown.idea.name; }
    [[nodiscard]] const QString& ideaRank() const { return m_shown.idea.rank; }
    [[nodiscard]] const QStringList& ideaSuits() const { return m_shown.idea.suits; }
    [[nodiscard]] const QString& discardText() const { return m_shown.discard.name; }
    [[nodiscard]] const QString& discardRank() const { return m_shown.discard.rank; }
    [[nodiscard]] const QStringList& discardSuits() const { return m_shown.discard.suits; }
    [[nodiscard]] bool discarding() const { return m_shown.discarding; }
    void setDiscarding(bool discarding);
    [[nodiscard]] const QString& text() const { return m_shown.text; }
    [[nodiscard]] bool begun() const { return m_shown.begun; }
    [[nodiscard]] bool chosen() const { return m_shown.chosen; }

    // For these functions, see app/input/muse/muse_turns.h.
    Q_INVOKABLE void choose(int action);
    Q_INVOKABLE void clear();
    /// Enters a typed turn. Returns the error in the text, or an empty string.
    Q_INVOKABLE QString enter(const QString& text);

Q_SIGNALS:
    void sideChanged();
    void ideaChanged();
    void discardChanged();
    void discardingChanged();
    void textChanged();
    void begunChanged();
    void chosenChanged();

private:
    struct Shown {
        int side = 0;
        muse::TurnCard idea{};
        muse::TurnCard discard{};
        bool discarding = false;
        QString text{};
        bool begun = false;
        bool chosen = false;

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] static Shown shownOf(const muse::View& view);

    Shown m_shown;
    TypedRows<muse::ActionRow> m_actions;
};

} // namespace cimaise
