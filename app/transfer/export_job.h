// Base of all exports: the games of the library one after the other, oldest first, and a file that
// is either complete or absent.
#pragma once

#include "app/platform/replaced_file.h"
#include "app/transfer/exported_game.h"
#include "app/transfer/exports.h"

namespace cimaise {

class ExportJob : public Job {
public:
    std::optional<JobEnd> step() final;
    [[nodiscard]] int done() const final { return static_cast<int>(m_next); }
    [[nodiscard]] int total() const final { return static_cast<int>(m_games.size()); }
    [[nodiscard]] std::vector<Message> stopped() const final;

protected:
    using Put = tl::expected<void, LoadError>;

    ExportJob(Library& library, QString path, std::vector<GameSummary> games, ReplacedFile file);

    /// Writes a game, or collects its data. Returns false if the game does not belong in the file,
    /// or cannot be read; in the second case, the function calls skip().
    virtual tl::expected<bool, LoadError> writeGame(const GameSummary& game, std::size_t index) = 0;
    /// Writes the end of the content, before the file is finished.
    virtual Put close() = 0;

    Put write(std::string_view text) { return m_file.write(text); }
    void skip() { ++m_skipped; }
    [[nodiscard]] Library& library() const { return m_library; }
    [[nodiscard]] const std::vector<GameSummary>& games() const { return m_games; }

private:
    [[nodiscard]] std::optional<JobEnd> finish();

    Library& m_library;
    QString m_path;
    std::vector<GameSummary> m_games;
    ReplacedFile m_file;
    std::size_t m_next = 0;
    int m_written = 0;
    int m_skipped = 0;
};

/// All games in order of their last edit, the latest last.
tl::expected<std::vector<GameSummary>, LoadError> gamesOf(Library& library);

/// Exports the whole library as an archive.
std::unique_ptr<Job> archiveJob(Library& library, const QString& file,
                                std::vector<GameSummary> games, ReplacedFile output,
                                const Origins& origins);

} // namespace cimaise
