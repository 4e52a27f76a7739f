// Saved games, newest first, read a page at a time and searched by the library.
#pragma once

#include "app/library/library.h"
#include "app/models/rows_model.h"
#include "app/texts/translator.h"

#include <QDateTime>

namespace cimaise {

struct LibraryRow {
    qint64 gameId = 0;
    QString game;
    QString gameIcon; ///< a picture on its wire for a game that this version does not know
    QString gameName;
    QString title;
    QString players;
    QString updatedText;
    QString origin; ///< what is played, where the title does not say it, and when it was last
    bool finished = false;
    QString scoreText;
    QString decidedText; ///< how many open questions its table has answered; or empty
    QString matchText;
    QString moment; ///< another one whenever the game has changed
    bool open = false;
    QString accessibleName;
};

class LibraryModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
    /// The one game listed; empty for all.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// Whether more than one game is kept, so that it can be asked for one alone.
    Q_PROPERTY(bool varied READ varied NOTIFY variedChanged FINAL)
    Q_PROPERTY(bool hasMore READ hasMore NOTIFY hasMoreChanged FINAL)
    /// Whether nobody can say which games are kept.
    Q_PROPERTY(bool unreadable READ unreadable NOTIFY unreadableChanged FINAL)

public:
    static constexpr qsizetype pageSize = 20;

    LibraryModel(const Library& library, Language language, QObject* parent = nullptr);

    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] const QString& game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] bool varied() const { return m_varied; }
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    [[nodiscard]] bool unreadable() const { return m_unreadable; }
    void setLanguage(Language language);
    /// The game that lies on the table; 0 for none.
    void setOpenGame(GameId id);
    /// Whether anybody looks: the games are not read anew at each edit while nobody does.
    void setActive(bool lookedAt);

    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

Q_SIGNALS:
    void searchChanged();
    void gameChanged();
    void variedChanged();
    void hasMoreChanged();
    void unreadableChanged();

private:
    /// The library holds other games, or the same ones changed.
    void follow();
    void reload();
    void lookAtKinds();
    /// Reads on from the last game held.
    void fetch(qsizetype limit);
    void publish();

    const Library& m_library;
    Language m_language;
    QString m_search;
    QString m_game;
    bool m_varied = false;
    bool m_lookedAt = true;
    bool m_stale = false;
    GameId m_openGame = 0;
    std::vector<GameSummary> m_games;
    bool m_hasMore = false;
    bool m_unreadable = false;
};

/// When something happened, seen from `now`: “today 20:15”.
QString momentInWords(const QDateTime& moment, const QDateTime& now, Language language);

} // namespace cimaise
