// Import of single boards, and the question where a received board belongs.
#pragma once

#include "app/platform/inputs.h"
#include "app/shell/game_host.h"

#include <QStringList>

namespace cimaise {

class BoardCollection;
class NewGame;
struct BoardAdditionOptions;

class BoardImport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Question about a board that was received without a game; empty for none.
    Q_PROPERTY(QString question READ question NOTIFY asked FINAL)
    /// Answers to the question, by player or by game; empty for a player who cannot be chosen.
    Q_PROPERTY(QStringList answers READ answers NOTIFY asked FINAL)

public:
    BoardImport(GameHost& host, const NewGame& draft, BoardCollection& collection,
                QObject* parent = nullptr);

    [[nodiscard]] QString question() const;
    [[nodiscard]] QStringList answers() const;

    /// Opens an imported game, or adds an imported board to a game; on the page that collects
    /// boards, passes it on to the collection.
    void add(const GameOrBoard& imported);
    /// Shows why something was not imported: on the page that collects boards, or as a notice.
    void refuse(const QString& reason);

    /// Answers the question by the row of the player or game. Replaces the board of that player.
    Q_INVOKABLE void answer(int row);
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void asked();

private:
    /// Adds a received board to the open game, or to a new one.
    void addBoard(const SingleBoard& board);
    void addToOpenGame(const SingleBoard& board, const BoardAdditionOptions& how);
    /// Adds the board to a saved game, or to a new one if `game` is 0.
    void addToSavedGame(const SingleBoard& board, GameId game);
    /// Edits the game so that the player has the received board.
    void setGame(const AnyCase& game, int onSide);
    /// Asks where a received board belongs. `occupied`: the player whose board is not empty; −1:
    /// the player is unknown.
    void ask(const SingleBoard& board, int occupied);
    /// New game with this board; the other players have default names.
    [[nodiscard]] AnyCase gameWith(const SingleBoard& board) const;
    /// Begins a game with one board, and shows a notice that the other boards are empty.
    void startGameWith(const SingleBoard& board);
    /// Newest saved games that the board may belong to: unfinished, with the same shared data.
    [[nodiscard]] std::vector<GameId> gamesFor(const SingleBoard& board) const;
    /// Titles of those games, followed by a new game.
    [[nodiscard]] QStringList titlesOfGames() const;

    GameHost& m_host;
    const NewGame& m_draft;             ///< provides default names for players without a name
    BoardCollection& m_collection;      ///< takes everything while its page is shown
    std::optional<SingleBoard> m_board; ///< received board that the question is about
    int m_occupied = -1;
    std::vector<GameId> m_games; ///< games that the board may belong to, if no game is open
};

} // namespace cimaise
