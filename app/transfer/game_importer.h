// Imports the games of an archive into a library in portions: finds games that it already has,
// assigns matches, and counts the results.
#pragma once

#include "app/transfer/archive_head.h"
#include "app/library/library.h"

#include <QHash>

namespace cimaise {

class GameImporter {
public:
    static tl::expected<GameImporter, LoadError> to(Library& library, const archive::Head& head);

    [[nodiscard]] Library& library() const { return *m_library; }
    /// Whether one more game of this origin is here; each of them answers for one. It is counted.
    bool isHere(const QUuid& origin);
    /// The next game, as it was read; a damaged one is counted and left out.
    void beginGame(const tl::expected<std::string, LoadError>& history);
    [[nodiscard]] bool isInGame() const { return m_game.has_value(); }
    /// `number`: which of its photos, from 1 on.
    void addPicture(int number, const tl::expected<std::string, LoadError>& picture);
    /// Puts it to those that come in together; refused where the library takes them no more.
    tl::expected<void, LoadError> endGame();
    /// What is still to come in does.
    tl::expected<void, LoadError> finish();
    /// What came of it all so far.
    [[nodiscard]] std::vector<Message> said(bool stopped) const;

private:
    explicit GameImporter(Library& library) : m_library(&library) {}

    /// Works out what the list shows of the game. False: it cannot be read.
    bool prepare();
    void joinMatch(std::optional<qint64> match);
    [[nodiscard]] bool isWaiting(qint64 match) const;

    Library* m_library;
    QHash<QUuid, int> m_here;        ///< how many games of each origin
    QHash<qint64, qint64> m_matches; ///< of the archive, to those here
    std::optional<archive::MovedPiece> m_game;
    std::vector<QByteArray> m_pictures;
    std::vector<ImportedGame> m_together;
    std::vector<std::optional<qint64>> m_matchesTogether; ///< of the archive, by game
    qsizetype m_weight = 0;                               ///< of m_together, in bytes, about
    int m_taken = 0;
    int m_known = 0;
    int m_damaged = 0;
    int m_photosDamaged = 0;
};

} // namespace cimaise
