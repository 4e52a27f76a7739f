// Form that adds, removes, renames and moves players of the open game, and says what that changes.
#pragma once

#include "app/input/seats.h"
#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/shell/spelling_question.h"

#include <QStringList>

namespace cimaise {

class GameHost;
class Session;

struct SeatingRow {
    QString name;
    bool plays = false;     ///< true for a player of the game, false for a field for a new one
    bool removed = false;   ///< true if the player leaves
    bool canMoveUp = false; ///< true if the row can change places with the one above
    QString accessibleName;
};

class Seating : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Reason why the game cannot be played with these players; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// Sentences about what the change removes, adds and resizes; empty without a change.
    Q_PROPERTY(QStringList effects READ effects NOTIFY changed FINAL)
    Q_PROPERTY(bool canApply READ canApply NOTIFY changed FINAL)
    /// True if there is a field for a new player.
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed FINAL)
    /// Names of the players as they will be.
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)

    /// Question about the name of a new player.
    Q_PROPERTY(cimaise::SpellingQuestion* spelling READ spelling CONSTANT FINAL)

public:
    Seating(GameHost& host, const TextLanguage& language, QObject* parent = nullptr);

    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QStringList& effects() const { return m_effects; }
    [[nodiscard]] bool canApply() const;
    [[nodiscard]] bool canAdd() const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] SpellingQuestion* spelling() { return &m_spelling; }

    /// Starts with the players of the open game, and a field for each one that may be added.
    void begin();

    /// Renames a player, or sets the name of a new one; a blank one adds nobody.
    Q_INVOKABLE void setName(int row, const QString& name);
    /// Gives the name to the first free field.
    Q_INVOKABLE void addKnownName(const QString& name);
    /// Removes a player, or takes the removal back.
    Q_INVOKABLE void toggleRemoved(int row);
    /// Exchanges a row with the one above.
    Q_INVOKABLE void moveUp(int row);
    /// Returns to the board and makes the change there: other players as one edit, for which a
    /// finished game asks first, and then each new name.
    Q_INVOKABLE void apply();

Q_SIGNALS:
    void changed();

private:
    /// Row of the form.
    struct Draft {
        QString name;
        std::optional<int> player{}; ///< nullopt: a new player
        bool removed = false;
    };

    [[nodiscard]] bool isRow(int row) const { return row >= 0 && row < std::ssize(m_drafts); }
    /// Name that a player has in the game.
    [[nodiscard]] QString nameBefore(int player) const;
    [[nodiscard]] Seats seats() const;
    /// The seats with the names that the players have in the game.
    [[nodiscard]] Seats seatsBeforeRename() const;
    /// Reason why the game cannot have these players or names; nullopt if it can.
    [[nodiscard]] std::optional<Message> error() const;
    /// Gives the players of the open game these names, by seat, as one step of undo; with `part`
    /// together with the edit before.
    void rename(const QStringList& names, bool part);
    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] QStringList effectsOf(const Session& session) const;
    void show();

    GameHost& m_host;
    const TextLanguage& m_language;
    std::vector<Draft> m_drafts;
    SpellingQuestion m_spelling;
    QString m_problem;
    QStringList m_effects;
};

} // namespace cimaise
