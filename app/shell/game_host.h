// The open game: opens, replaces and closes it. The features of the app share this interface.
#pragma once

#include "app/session/session.h"

#include <memory>
#include <utility>

namespace cimaise {

class Navigator;
class Notices;
class Preferences;
struct GameMetadata;

class GameHost : public QObject {
    Q_OBJECT

public:
    GameHost(Library& library, const Preferences& preferences, Navigator& navigator,
             Notices& notices, QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(GameHost)
    ~GameHost() override;

    /// The open game; null if there is none.
    [[nodiscard]] Session* session() const { return m_session.get(); }
    [[nodiscard]] Library& library() const { return m_library; }
    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }
    [[nodiscard]] Navigator& navigator() const { return m_navigator; }
    [[nodiscard]] Notices& notices() const { return m_notices; }
    [[nodiscard]] Translator words() const;
    [[nodiscard]] bool isReadOnly() const;
    /// Reason why the library cannot be read or written; empty if it can.
    [[nodiscard]] QString trouble() const;
    /// True if the open game is finished and its points are revealed.
    [[nodiscard]] bool hasResult() const;
    /// Position of a game of the library, with its current title.
    [[nodiscard]] tl::expected<AnyCase, Message> positionOf(GameId id) const;
    [[nodiscard]] QString titleOfCopy(const AnyCase& position) const;

    /// Returns true, after a notice with the reason, if the library is read-only.
    bool refusesEdits();
    /// True if another game may be opened: the current one is saved, or the user repeats the action
    /// after the warning.
    bool mayLeave();
    /// Shows a warning that offers to save the open game as a file; returns true if the warning is
    /// already shown.
    bool warnOnce(const QString& warning);

    /// Opens the game that was open last; a finished one stays behind the home page.
    void restore();
    /// Opens that game behind the home page, before a file or link that may open another one.
    void restoreBehindHome();
    /// Opens a game of the library on the table page, beside an unfinished game.
    void open(GameId id);
    /// Replaces the open game and shows the table page.
    void replace(OpenGame game) { replace(std::move(game), 0); }
    /// Opens a game that came from elsewhere. An unfinished game remains the one to continue: it is
    /// reopened with the home page, unless the other game is edited.
    void openBeside(OpenGame game) { replace(std::move(game), gameToContinue()); }
    /// Replaces the open game by a single board, until the home page is shown again.
    void check(AnyCase position);
    /// Opens an imported position, or the saved game that has or had this position, beside an
    /// unfinished game.
    void openPosition(const AnyCase& position);
    /// Opens a new game that has this position.
    void begin(const AnyCase& position);
    void close();
    /// Saves a new game. Returns 0 if the library is read-only.
    GameId add(const AnyCase& position, const GameMetadata& metadata,
               std::optional<qint64> match = std::nullopt);
    /// Adds the players of a game to those of this device; the first one becomes the most recent.
    void rememberPlayers(const AnyCase& position);

    /// Handles the home page being shown: closes a game that is not the one to continue, and
    /// reopens that one.
    void onPageChanged();

Q_SIGNALS:
    /// Emitted before the open game is released.
    void closing();
    void sessionChanged();
    /// Emitted with the id of the game that is open, or opens at the next start; 0 for none.
    void openGameChanged(qint64 id);
    /// Emitted before a saved game with players is opened.
    void opening(const QString& game);
    /// Emitted when the library has become readable, writable or neither.
    void accessChanged();
    /// Emitted to ask for a file for the open game.
    void saveRequested();

private:
    /// Replaces the open game and shows its page. “Continue” still offers the game `before` until
    /// the new one is being played; 0 for none.
    void replace(OpenGame game, GameId before);
    /// Opens a game as replace() does, without changing the page.
    void replaceQuietly(OpenGame game, GameId before = 0);
    /// The unfinished game that the home page offers to continue; 0 if there is none.
    [[nodiscard]] GameId gameToContinue() const;
    /// True if the open game was only looked at since it was opened.
    [[nodiscard]] bool isUntouched() const;
    /// Opens the game again after a step with other players.
    void onSeatsChanged(const QString& text, bool undone);
    /// Shows a notice about the last step, with an offer to undo it.
    void showStep(const QString& text);
    /// Makes a game that is being played the one to continue.
    void onEdited();
    /// True if the open game is unfinished and has players.
    [[nodiscard]] bool isBeingPlayed() const;
    /// Tells that the game before stays open.
    void announceGameBefore();
    void openSaved(GameId id, GameId before);
    void add(const AnyCase& position, GameId before);
    void releaseSession();
    /// Stores which game opens at the next start, and which one is to be continued after it.
    void rememberOpenGame();
    /// Loads a saved game for editing.
    tl::expected<OpenGame, Message> loadForEditing(GameId id);
    /// Saved game with exactly this position; 0 if there is none.
    [[nodiscard]] GameId savedAs(const AnyCase& position) const;
    /// Saved game that has or had this position, whatever its title and play details; 0 if there is
    /// none.
    [[nodiscard]] GameId savedWith(const AnyCase& position) const;
    void openAgain(GameId id, GameId before, const AnyCase& position);
    void addCopy(AnyCase position, GameId before);
    /// Saved games with the same players, newest first.
    [[nodiscard]] std::vector<GameSummary> gamesLike(const GameFacts& facts) const;
    void onAccessChanged();
    /// Updates the match after a change to another of its games.
    void updateMatch();
    /// Reloads the open game after it was changed in the library.
    void reload();

    Library& m_library;
    const Preferences& m_preferences;
    Navigator& m_navigator;
    Notices& m_notices;
    std::unique_ptr<Session> m_session;
    GameId m_gameBefore = 0; ///< game to continue after the open one; 0 for none
    std::pair<std::size_t, std::size_t>
        m_opened; ///< number of steps, and current step, at the opening
};

} // namespace cimaise
