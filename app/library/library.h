// Library of games on disk: the stored data of every game, and the point at which an edit is saved.
#pragma once

#include "app/library/people.h"
#include "app/library/stored_game.h"
#include "validators/report/message.h"

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

/// How a game began: that stays as it is, however it goes on.
struct GameBeginning {
    GameId id = 0;
    /// Milliseconds since 1970, UTC.
    qint64 created = 0;
    std::optional<qint64> match;
    /// The first position of its history.
    QString document;
};

/// A game of another library, with all that is kept of it.
struct ImportedGame {
    /// Its id, mark and place in the list are given anew; its match is one of this library’s, or 0:
    /// one that begins with it.
    StoredGame game;
    /// Their ids are given anew.
    std::vector<Photo> photos{};
    /// What they show, in the same order.
    std::vector<QByteArray> pictures{};
};

/// `library.sqlite` in one folder. One process writes; the others read, and follow it.
///
/// All functions belong to the thread that made the library. Writing returns at once: a thread of
/// its own commits (in the browser, a later turn of the event loop), and the next write first waits
/// until the one before has been committed or has failed, but not for another program's lock or a
/// disk that stalls. A write that fails is kept in memory and tried again, in order, with the next
/// one, by retry() and at the end. Unless access() is `writable`, writes are not taken: settings
/// and names change in memory only, create() and duplicate() give 0.
///
/// Edits go on from a state of the game that the caller has seen: what create() made, or hold()
/// gave, and the edits since. An edit of a game that is not held, or that somebody else has changed
/// since, changes nothing and is refused(). A library opened anew holds no game.
class Library : public QObject {
    Q_OBJECT

public:
    enum class Access { writable, readOnly, none };

    /// “Which game was open”: the id as text, empty for none.
    static constexpr auto openGame = "open-game";
    /// More photos than these are kept of no game.
    static constexpr qsizetype mostPhotos = 8;
    /// No photo is larger, in bytes.
    static constexpr qsizetype largestPhoto = 400'000;
    /// Where list() begins.
    static constexpr qint64 newest = std::numeric_limits<qint64>::max();

    /// Opens or creates the library in the user's data folder.
    explicit Library(QObject* parent = nullptr);
    /// Opens or creates the library in `folder`.
    explicit Library(QString folder, QObject* parent = nullptr);
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
    Library(Library&&) = delete;
    Library& operator=(Library&&) = delete;
    /// Waits for the writes under way and tries failed ones a last time.
    ~Library() override;

    [[nodiscard]] Access access() const;
    /// Why access() is not `writable`.
    [[nodiscard]] const std::optional<Message>& trouble() const;
    /// Why the last writes are not on disk yet; none while every edit is safe.
    [[nodiscard]] const std::optional<Message>& saveTrouble() const;

    /// Tries failed writes again; opens the library anew where it was not writable.
    void retry();
    /// Waits for the writes under way. False: some have failed and are kept in memory, where
    /// reading many games at once does not see them.
    bool flush();

    /// A page of the list, newest first: games whose title, players or game hold every word of
    /// `search`, whatever its case and accents, after the row with recency `after`; where `game` is
    /// named, of that one alone. What is being written at the moment may not show yet: changed()
    /// tells.
    [[nodiscard]] tl::expected<std::vector<GameSummary>, Message>
    list(const QString& search, qsizetype limit, qint64 after = newest,
         const QString& game = {}) const;
    /// Which games are kept, each once.
    [[nodiscard]] tl::expected<QStringList, Message> gamesKept() const;
    /// The games of a match in the order in which they were begun, unsaved edits included.
    [[nodiscard]] tl::expected<std::vector<GameSummary>, Message> matchGames(qint64 match) const;
    /// The games that are over and have a result, those edited last at the end; only those that
    /// come after `afterRecency` in that order. A game that was opened again, or removed, is in
    /// none.
    [[nodiscard]] tl::expected<std::vector<KeptResult>, Message>
    results(qint64 afterRecency = 0) const;
    /// Played games that are over and have no result, as older versions left them: the lowest ids
    /// after `after`, at most `limit`.
    [[nodiscard]] tl::expected<std::vector<GameId>, Message>
    gamesWithoutResult(GameId after, qsizetype limit) const;
    /// A game with its history, unsaved edits included. Trouble: it is not there, or is damaged.
    [[nodiscard]] tl::expected<StoredGame, Message> load(GameId id) const;
    /// What lies on its table, without its history, as far as it is on disk; empty: nobody can say.
    [[nodiscard]] QString table(GameId id) const;
    /// The same, to go on from: edits follow what it shows.
    [[nodiscard]] tl::expected<StoredGame, Message> hold(GameId id);
    /// Whether somebody else has changed the game since it was held, or has taken it away.
    [[nodiscard]] bool isBehind(GameId id) const;
    /// The games with edits that are not known to be on disk, in no order.
    [[nodiscard]] QSet<GameId> unsavedGames() const;

    /// A new game with its first position.
    GameId create(const GameFacts& facts, const QString& document,
                  std::optional<qint64> match = std::nullopt);
    /// An edit: what could be redone is dropped, `step` is what lies on the table now.
    void append(GameId id, const GameStep& step, const GameFacts& facts);
    /// Undo and redo: another step of the history lies on the table.
    void moveTo(GameId id, qsizetype position, const GameFacts& facts);
    /// The first game of a match is put into it when the second begins; `match` is its id.
    void joinMatch(GameId id, qint64 match);
    void rename(GameId id, const QString& title);
    /// Adds what an older version did not keep of games that are over, all at once; those that have
    /// a result by now, or are not over any more, stay as they are. Their places in the list do
    /// too.
    void keepResults(const std::vector<KeptResult>& results);
    /// A copy of what lies on the table, without its history and outside any match; 0 if it cannot
    /// be read.
    GameId duplicate(GameId id, const QString& title);
    /// Takes the game out of the list. restore() brings it back until the next start.
    void remove(GameId id);
    void restore(GameId id);

    /// Shows the beginning of every game in the list to `game`, as it is on disk.
    [[nodiscard]] tl::expected<void, Message>
    beginnings(const std::function<void(const GameBeginning&)>& game) const;
    /// Adds games of another library: all of them, or on trouble none. Waits for the disk. What has
    /// become their ids, in the same order.
    tl::expected<std::vector<GameId>, Message> adopt(const std::vector<ImportedGame>& games);

    /// The photos of a game in the order in which they were kept, unsaved ones included.
    [[nodiscard]] tl::expected<std::vector<Photo>, Message> photos(GameId game) const;
    /// What a photo shows, as a picture file; empty where it is not there or cannot be read.
    [[nodiscard]] QByteArray picture(GameId game, PhotoId id) const;
    /// Keeps a photo with its game: 0 where there are mostPhotos already, or it is too large.
    PhotoId addPhoto(GameId game, const QByteArray& picture);
    /// Takes a photo away. restorePhoto() brings it back until the next start.
    void removePhoto(GameId game, PhotoId id);
    void restorePhoto(GameId game, PhotoId id);
    void tracePhoto(GameId game, PhotoId id, const PhotoTrace& trace);

    /// A game is being opened: until endOpening(), its opening is to blame for a crash.
    void beginOpening(GameId id);
    void endOpening();
    /// The game whose opening the process before did not outlive; 0 for none.
    [[nodiscard]] GameId unfinishedOpening() const;

    /// Empty when never set.
    [[nodiscard]] QString setting(const QString& key) const;
    void setSetting(const QString& key, const QString& value);
    /// The names of the people, the last used first.
    [[nodiscard]] const QStringList& knownNames() const;
    /// Somebody plays, under any of their names.
    void rememberName(const QString& name);
    [[nodiscard]] const People& people() const;
    void setPeople(const People& people);
    /// Whether somebody is called so in a game that is kept.
    [[nodiscard]] bool hasPlayer(const QString& name) const;
    /// Renames somebody here and in all games at once: `rewrite` is asked of those that may name
    /// them. The games keep their places in the list. renamingEnded() tells when it is done; until
    /// then no game that names them may be edited. False: the library takes no changes.
    bool renamePlayer(const QString& from, const QString& to, const Rewrite& rewrite);

Q_SIGNALS:
    /// Every write so far is on disk; in the browser, has been confirmed by it.
    void saved();
    /// The list has other rows, or rows with another content.
    void changed();
    void saveTroubleChanged();
    /// access() and trouble() may have changed, after retry().
    void accessChanged();
    /// trouble() has other words, and all else is as it was.
    void troubleChanged();
    void peopleChanged();
    /// Somebody was renamed; or nobody, since the game `refusedBy` has refused, if it is not 0.
    void renamingEnded(qint64 refusedBy);
    /// These games have other documents now, wherever they are held.
    void rewritten(const QSet<qint64>& games);
    /// Settings and names were read anew: somebody else may have changed them.
    void settingsRead();
    /// Edits were not taken: the game is no longer as it was when they were made. `facts` and
    /// `document` are those of the last one; no document, where none lays anything on the table.
    void refused(qint64 id, const cimaise::GameFacts& facts, const QString& document);

private:
    struct State;

    void open();
    /// Takes over how far the writer has come, and tells.
    void settle();
    void tellRefused();
    void endRenaming();
    void beginToFollow();
    /// Hands a change of a game’s photos to the writer.
    template <class Commit, class Replay>
    void writePhoto(GameId game, Commit commit, Replay replay);
    /// Whether another window has written, or is gone.
    void look();
    void lookAtLock();
    void lookAtContent();

    std::unique_ptr<State> m_state;
};

} // namespace cimaise
