// Settings of a new game other than its players; each game has its own.
#pragma once

#include "app/texts/translator.h"
#include "validators/cases.h"
#include "validators/report/finding.h"

#include <QObject>
#include <QQmlEngine>
#include <memory>
#include <vector>

namespace cimaise {

class GameSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a NewGame")

public:
    explicit GameSetup(std::string_view game) : m_game(game) {}

    /// The id of the game.
    [[nodiscard]] std::string_view game() const { return m_game; }
    /// A bare table for these players, with what has been chosen so far.
    [[nodiscard]] virtual AnyCase bareTable(GameHeader header) const = 0;
    /// Whether what is found in the draft is worth a word before anything is played.
    [[nodiscard]] virtual bool isWorthSaying(const Finding& /*finding*/) const { return true; }
    /// Whether a part of the table lies differently each time, and is asked for before a rematch.
    [[nodiscard]] virtual bool asksEachTime() const { return false; }
    /// Shows the draft, which is of this game.
    virtual void show(const AnyCase& draft, const Translator& words) = 0;

Q_SIGNALS:
    /// Something was chosen: the draft is to become this.
    void chosen(const cimaise::AnyCase& draft);

private:
    std::string_view m_game;
};

/// One for each game that can be begun in the window, in the order of games().
std::vector<std::unique_ptr<GameSetup>> makeSetups();

} // namespace cimaise
