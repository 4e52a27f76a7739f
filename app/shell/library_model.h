// Saved games, the running one first and the others by day, read a page at a time and searched by
// the library; or the deleted ones.
#pragma once

#include "app/library/library.h"
#include "app/models/rows_model.h"
#include "app/models/text_language.h"

namespace cimaise {

class GameHost;

class LibraryModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
    /// Id of the only game to list; empty for all games.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// True if saved games of several kinds exist, so that a filter makes sense.
    Q_PROPERTY(bool hasSeveralGames READ hasSeveralGames NOTIFY hasSeveralGamesChanged FINAL)
    /// True to list the deleted games instead.
    Q_PROPERTY(bool deleted READ deleted WRITE setDeleted NOTIFY deletedChanged FINAL)
    Q_PROPERTY(bool hasDeleted READ hasDeleted NOTIFY deletedChanged FINAL)
    Q_PROPERTY(bool hasMore READ hasMore NOTIFY hasMoreChanged FINAL)
    /// True if the kinds of saved games cannot be read.
    Q_PROPERTY(bool unreadable READ unreadable NOTIFY unreadableChanged FINAL)

public:
    static constexpr qsizetype pageSize = 20;

    LibraryModel(GameHost& host, const TextLanguage& language, QObject* parent = nullptr);

    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] const QString& game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] bool hasSeveralGames() const { return m_hasSeveralGames; }
    [[nodiscard]] bool deleted() const { return m_deleted; }
    void setDeleted(bool deleted);
    [[nodiscard]] bool hasDeleted() const { return m_hasDeleted; }
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    [[nodiscard]] bool unreadable() const { return m_unreadable; }
    /// Position of a saved game; empty if it cannot be read.
    [[nodiscard]] QString documentOf(GameId id) const { return m_library.table(id); }
    [[nodiscard]] bool isFinished(GameId id) const;
    /// Sets the open game; 0 for none.
    void setOpenGame(GameId id);
    /// Updates the list only while it is shown.
    void setActive(bool active);

    Q_INVOKABLE void open(qint64 id);
    Q_INVOKABLE void rename(qint64 id, const QString& title);
    Q_INVOKABLE void duplicate(qint64 id);
    Q_INVOKABLE void remove(qint64 id);
    Q_INVOKABLE void restore(qint64 id);
    /// Deletes a deleted game permanently, once a question is answered.
    Q_INVOKABLE void erase(qint64 id);

    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

Q_SIGNALS:
    void searchChanged();
    void gameChanged();
    void hasSeveralGamesChanged();
    void hasMoreChanged();
    void deletedChanged();
    void unreadableChanged();

private:
    /// Updates after a change of the library.
    void update();
    void reload();
    void updateHasSeveralGames();
    void updateHasDeleted();
    /// Games in the order of the list: the running game first, wherever its day is.
    [[nodiscard]] std::vector<GameSummary> ordered() const;
    /// Fetches more games after the last one loaded.
    void fetch(qsizetype limit);
    void publish();

    GameHost& m_host;
    const Library& m_library;
    const TextLanguage& m_language;
    QString m_search;
    QString m_game;
    bool m_hasSeveralGames = false;
    bool m_active = true;
    bool m_stale = false;
    GameId m_openGame = 0;
    std::vector<GameSummary> m_games;
    bool m_deleted = false;
    bool m_hasDeleted = false;
    bool m_hasMore = false;
    bool m_unreadable = false;
};

} // namespace cimaise
