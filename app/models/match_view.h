// Match that the open game belongs to: games won, winner, permission for another game.
#pragma once

#include "app/game/match_record.h"
#include "app/models/publish_context.h"

#include <QObject>
#include <QQmlEngine>

namespace cimaise {

/// Finished games of the match, oldest first, the open one included if it is finished; empty for a
/// single game.
std::vector<MatchGame> finishedGames(const PublishContext& context, const MatchRecord& match,
                                     bool finished);

class MatchView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// Games won by each side, or the winner of the match; empty for a single game.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Short standing while a game of the match is played; empty for a single game.
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    /// True if a side has won the match.
    Q_PROPERTY(bool decided READ isDecided NOTIFY changed FINAL)
    /// True if another game with the same players can begin.
    Q_PROPERTY(bool canRematch READ canRematch NOTIFY changed FINAL)

public:
    using QObject::QObject;
    /// Shows the match of the game; `finished` is true if the game itself counts, `readOnly` if no
    /// game can be added.
    void show(const PublishContext& context, const MatchRecord& match, bool finished,
              bool readOnly);

    [[nodiscard]] const QString& text() const { return m_state.text; }
    [[nodiscard]] const QString& standing() const { return m_state.standing; }
    [[nodiscard]] bool isDecided() const { return m_state.decided; }
    [[nodiscard]] bool canRematch() const { return m_state.canRematch; }

Q_SIGNALS:
    void changed();

private:
    struct State {
        QString text{};
        QString standing{};
        bool decided = false;
        bool canRematch = false;

        bool operator==(const State&) const = default;
    };

    State m_state;
};

} // namespace cimaise
