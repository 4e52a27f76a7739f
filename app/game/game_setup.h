// Settings of a new game other than its players; each game has its own.
#pragma once

#include "app/texts/translator.h"
#include "positions/cases.h"
#include "validators/report/finding.h"

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace cimaise {

class GameSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a NewGame")

public:
    explicit GameSetup(std::string_view game) : m_game(game) {}

    /// Id of the game.
    [[nodiscard]] std::string_view game() const { return m_game; }
    /// Empty position for these players, with the current settings.
    [[nodiscard]] virtual AnyCase emptyPosition(GameHeader header) const = 0;
    /// Proposes what players who speak this language have on their table; keeps what they chose
    /// themselves. Returns true if the empty position is another one now.
    virtual bool setLanguage(Language /*language*/) { return false; }
    /// Sets the data of the user's copy, as stored in the preferences, in a single board.
    virtual void addCopy(AnyCase& /*board*/, const QHash<QString, QString>& /*copy*/) const {}
    /// Setting to be seen before the game starts, such as the edition; empty if there is none.
    [[nodiscard]] virtual QString chosenSetting() const { return {}; }
    /// True if a finding in the draft is worth showing before the game starts.
    [[nodiscard]] virtual bool isWorthShowing(const Finding& /*finding*/) const { return true; }
    /// True if a part of the setup changes in each game, and must be entered before a rematch.
    [[nodiscard]] virtual bool hasRandomSetup() const { return false; }
    /// Shows the draft, which must be of this game.
    virtual void show(const AnyCase& draft, const Translator& words) = 0;

Q_SIGNALS:
    /// Emitted with the changed draft.
    void chosen(const cimaise::AnyCase& draft);

private:
    std::string_view m_game;
};

} // namespace cimaise
