// Imports the games of an archive into a library in portions: finds games that it already has,
// assigns matches, and counts the results.
#pragma once

#include "app/library/library.h"
#include "app/transfer/archive_head.h"

#include <QHash>

namespace cimaise {

class GameImporter {
public:
    static tl::expected<GameImporter, LoadError> to(Library& library, const archive::Head& head);

    [[nodiscard]] Library& library() const { return *m_library; }
    /// True if the library has another game of this origin, which is then counted as known. Each
    /// game of the library matches only one game of the archive.
    bool countsAsKnown(const QUuid& origin);
    /// Starts the next game; counts and skips a damaged one.
    void beginGame(const tl::expected<std::string, LoadError>& history);
    [[nodiscard]] bool isInGame() const { return m_game.has_value(); }
    /// `number`: 1-based number of the photo in its game.
    void addPicture(int number, const tl::expected<std::string, LoadError>& picture);
    /// Adds the game to the current portion. Fails if the library rejects the portion.
    tl::expected<void, LoadError> endGame();
    /// Imports the last portion.
    tl::expected<void, LoadError> finish();
    /// Summary of the results so far.
    [[nodiscard]] std::vector<Message> summary(bool stopped) const;

private:
    explicit GameImporter(Library& library) : m_library(&library) {}

    /// Computes the facts for the list. Returns false if the game cannot be read.
    bool prepare();
    void joinMatch(std::optional<qint64> match);
    [[nodiscard]] bool isWaiting(qint64 match) const;

    Library* m_library;
    QHash<QUuid, int> m_here;        ///< number of games by origin
    QSet<QUuid> m_deletedHere;       ///< origins of deleted games
    QHash<qint64, qint64> m_matches; ///< matches of the archive, with those of the library
    std::optional<archive::ArchivedGame> m_game;
    std::vector<QByteArray> m_pictures;
    std::vector<ImportedGame> m_batch;
    std::vector<std::optional<qint64>> m_batchMatches; ///< match in the archive, by game
    qsizetype m_batchSize = 0;                         ///< approximate bytes of m_batch
    int m_imported = 0;
    int m_known = 0;
    int m_damaged = 0;
    int m_photosDamaged = 0;
    int m_outlinedPhotos = 0;
};

} // namespace cimaise
