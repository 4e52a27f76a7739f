// Library of games on disk: the stored data of every game, and the point at which an edit is saved.
#pragma once

#include "app/library/people.h"
#include "app/library/stored_game.h"
#include "positions/messages/message.h"

#include <QByteArray>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// First position of a game, and other data of the game that never changes.
struct FirstPosition {
    GameId id = 0;
    /// Milliseconds since 1970, UTC.
    qint64 created = 0;
    std::optional<qint64> match;
    /// First position of the history.
    QString document;
    bool deleted = false;
};

/// Game of another library, with its photos.
struct ImportedGame {
    /// The id, mark and place in the list are replaced. The match is the id of a match in this
    /// library, or 0 to begin a match with this game.
    StoredGame game;
    /// Photos of the game; the library assigns new ids to them.
    std::vector<Photo> photos{};
    /// Picture files of the photos, in the same order.
    std::vector<QByteArray> pictures{};
};

/// `library.sqlite` in one directory. One process writes; others only read.
///
/// All functions belong to the thread that created the library. Writes return at once: a separate
/// thread commits them (in the browser, a later turn of the event loop). A write first waits until
/// the previous one has been committed or has failed, but not for another program's lock or a
/// stalled disk. A failed write stays in memory and is retried, in order, with the next write, by
/// retry() and at the end. Unless access() is `writable`, writes are rejected: settings and names
/// change in memory only, create() and duplicate() return 0.
///
/// Edits apply to a state of the game that the caller has seen: the result of create() or
/// loadForEditing(), and later edits. If another program has changed the game since, past the lock,
/// the edit stays in memory like a failed write, and saveError() gives the reason. A reopened
/// library has no loaded game.
class Library : public QObject {
    Q_OBJECT

public:
    enum class Access { writable, readOnly, none };

    /// Setting “which game was open”: the id as text, empty for none.
    static constexpr auto openGame = "open-game";
    /// Setting “which game is to be continued after the open one”, in the same form.
    static constexpr auto gameBefore = "game-before";
    /// Maximum number of photos per game.
    static constexpr qsizetype mostPhotos = 8;
    /// Maximum size of a photo, in bytes.
    static constexpr qsizetype largestPhoto = 400'000;
    /// Value of `after` for the first page of list().
    static constexpr qint64 newest = std::numeric_limits<qint64>::max();

    /// Opens or creates the library in the user's data folder.
    explicit Library(QObject* parent = nullptr);
    /// Opens or creates the library in `folder`.
    explicit Library(QString folder, QObject* parent = nullptr);
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
    Library(Library&&) = delete;
    Library& operator=(Library&&) = delete;
    /// Waits for pending writes and retries failed ones a last time.
    ~Library() override;

    [[nodiscard]] Access access() const;
    /// Reason why access() is not `writable`.
    [[nodiscard]] const std::optional<Message>& trouble() const;
    /// True if access() is not `writable` because another process writes to the library.
    [[nodiscard]] bool isInUse() const;
    [[nodiscard]] const QString& folder() const;
    /// Reason why the last writes are not on disk yet; none if all edits are saved.
    [[nodiscard]] const std::optional<Message>& saveError() const;

    /// Retries failed writes; reopens the library if it was not writable.
    void retry();
    /// Waits for pending writes. Returns false if some have failed and stay in memory, where
    /// functions that read many games do not see them.
    bool flush();

    /// Returns a page of the list, by day and newest first: games whose title, players, game, place
    /// or note contain every word of `search`, ignoring case and accents. The page begins after the
    /// row with recency `after`. A non-empty `game` restricts it to games of that id. Pending
    /// writes may be missing until changed().
    [[nodiscard]] tl::expected<std::vector<GameSummary>, Message>
    list(const QString& search, qsizetype limit, qint64 after = newest,
         const QString& game = {}) const;
    /// Deleted games that restore() can bring back, last deleted first.
    [[nodiscard]] tl::expected<std::vector<GameSummary>, Message> deletedGames() const;
    /// Ids of the games that have saved games, each once.
    [[nodiscard]] tl::expected<QStringList, Message> gameIds() const;
    /// Games of a match in order of creation, unsaved edits included.
    [[nodiscard]] tl::expected<std::vector<GameSummary>, Message> matchGames(qint64 match) const;
    /// Finished games that have a result, in order of the last edit, after `afterRecency`. Reopened
    /// and deleted games are not included.
    [[nodiscard]] tl::expected<std::vector<StoredResult>, Message>
    results(qint64 afterRecency = 0) const;
    /// Played, finished games without a result, from older versions: the lowest ids after `after`,
    /// at most `limit`.
    [[nodiscard]] tl::expected<std::vector<GameId>, Message>
    gamesWithoutResult(GameId after, qsizetype limit) const;
    /// Returns a game with its history, unsaved edits included, or an error if it is missing or
    /// damaged.
    [[nodiscard]] tl::expected<StoredGame, Message> load(GameId id) const;
    /// Returns a deleted game with its history.
    [[nodiscard]] tl::expected<StoredGame, Message> loadDeleted(GameId id) const;
    /// Saved position of a game, without pending edits; empty if it cannot be read.
    [[nodiscard]] QString table(GameId id) const;
    /// Loads a game for editing: edits apply to the state returned.
    [[nodiscard]] tl::expected<StoredGame, Message> loadForEditing(GameId id);
    /// Games with edits that may not be on disk yet, in no order.
    [[nodiscard]] QSet<GameId> unsavedGames() const;

    /// Creates a game from its first position.
    GameId create(const GameFacts& facts, const QString& document,
                  std::optional<qint64> match = std::nullopt);
    /// Appends a step as the new position, and drops the steps that could be redone.
    void append(GameId id, const GameStep& step, const GameFacts& facts);
    /// Sets the current step of the history, for undo and redo.
    void moveTo(GameId id, qsizetype position, const GameFacts& facts);
    /// Assigns the first game of a match to the match when the second game begins; `match` is the
    /// id of the first game.
    void joinMatch(GameId id, qint64 match);
    void rename(GameId id, const QString& title);
    /// Adds missing results to finished games of older versions, all at once. Skips games that have
    /// a result by now or were reopened. The order of the list does not change.
    void addMissingResults(const std::vector<StoredResult>& results);
    /// Copies the position of a game, without its history and match. Returns 0 if it cannot be
    /// read.
    GameId duplicate(GameId id, const QString& title);
    /// Deletes the game. restore() undoes this for daysOfDeleted days.
    void remove(GameId id);
    void restore(GameId id);
    /// Deletes a deleted game permanently.
    void erase(GameId id);

    /// Calls `game` with the beginning of every game, deleted ones included, as saved on disk.
    [[nodiscard]] tl::expected<void, Message>
    firstPositions(const std::function<void(const FirstPosition&)>& game) const;
    /// Adds games of another library: all or, on error, none. Waits for the disk. Returns their new
    /// ids in the same order.
    tl::expected<std::vector<GameId>, Message> importGames(const std::vector<ImportedGame>& games);

    /// Photos of a game in order of creation, unsaved ones included.
    [[nodiscard]] tl::expected<std::vector<Photo>, Message> photos(GameId game) const;
    /// Picture file of a photo; empty if it is missing or cannot be read.
    [[nodiscard]] QByteArray picture(GameId game, PhotoId id) const;
    /// Adds a photo to a game. Returns 0 if the game has mostPhotos already or the picture is too
    /// large.
    PhotoId addPhoto(GameId game, const QByteArray& picture);
    /// Deletes a photo. restorePhoto() undoes this until the next start.
    void removePhoto(GameId game, PhotoId id);
    void restorePhoto(GameId game, PhotoId id);

    /// Returns an empty text if never set.
    [[nodiscard]] QString setting(const QString& key) const;
    void setSetting(const QString& key, const QString& value);
    /// Names of the people, most recently used first.
    [[nodiscard]] const QStringList& knownNames() const;
    /// Marks a person as the most recent player, under any of their names.
    void markRecentPlayer(const QString& name);
    [[nodiscard]] const People& people() const;
    void setPeople(const People& people);
    /// Saved games in which all these people play, under any of their names; last begun first.
    /// Pending writes may be missing.
    [[nodiscard]] std::vector<GameId> gamesOf(const QStringList& persons) const;
    /// True if a saved game other than `except` has a player of this name, or of a former name of
    /// this person.
    [[nodiscard]] bool hasPlayer(const QString& name, GameId except = 0) const;
    /// Person like nearName() who has played a saved game other than `except`; empty for none.
    [[nodiscard]] QString nearPlayer(const QString& name, QStringList others, GameId except = 0);
    /// Renames a person here and in all games in one transaction; `rewrite` is called for games
    /// that may contain the name. The order of the list does not change. No game with this player
    /// may be edited until renamingEnded(). Returns false if the library is read-only.
    bool renamePlayer(const QString& from, const QString& to, const Rewrite& rewrite);

Q_SIGNALS:
    /// Emitted when every write so far is on disk or, in a browser, confirmed by the browser.
    void saved();
    /// Emitted when the rows of the list or their content have changed.
    void changed();
    void saveErrorChanged();
    /// Emitted after retry(): access() and trouble() may have changed.
    void accessChanged();
    void peopleChanged();
    /// Emitted when a person has been renamed or, if `refusedBy` is not 0, when that game has
    /// prevented it.
    void renamingEnded(qint64 refusedBy);
    /// Emitted when the documents of these games have changed, including games that are held.
    void rewritten(const QSet<qint64>& games);
    /// Emitted after retry() has reread settings and names.
    void settingsRead();

private:
    struct State;

    void open();
    /// Handles the progress of the writer and emits the signals for it.
    void settle();
    void endRenaming();
    /// Passes a change of a game’s photos to the writer.
    template <class Commit, class Replay>
    void writePhoto(GameId game, Commit commit, Replay replay);

    std::unique_ptr<State> m_state;
};

} // namespace cimaise
