// Collects results and writes them at the end, because they are small; games are written one by
// one.
#include "app/transfer/exports.h"

#include "app/platform/file_text.h"
#include "app/transfer/bg_stats.h"
#include "app/transfer/export_job.h"
#include "app/transfer/results_csv.h"

#include <QFile>
#include <QFileInfo>
#include <functional>

namespace cimaise {

namespace {

/// Functions that write one file format.
struct Writing {
    /// True to visit finished games only.
    bool resultsOnly = true;
    /// Returns the text to write for a game.
    std::function<std::string(const ExportedGame&)> each;
    /// Returns the text to write at the end.
    std::function<std::string()> rest;
};

class WritingJob final : public ExportJob {
public:
    WritingJob(Library& library, const QString& path, std::vector<GameSummary> games,
               ReplacedFile file, Origins origins, Writing writing)
        : ExportJob(library, path, std::move(games), std::move(file)),
          m_origins(std::move(origins)), m_writing(std::move(writing)) {}

protected:
    tl::expected<bool, LoadError> writeGame(const GameSummary& summary,
                                            std::size_t /*index*/) override {
        if (m_writing.resultsOnly && !isResult(summary)) {
            return false;
        }
        const std::optional<ExportedGame> game =
            exportedGame(library(), summary, m_origins.value(summary.id));
        if (!game) {
            skip();
            return false;
        }
        return write(m_writing.each(*game)).map([] { return true; });
    }
    Put close() override { return write(m_writing.rest()); }

private:
    Origins m_origins;
    Writing m_writing;
};

ResultRow resultRowOf(const ExportedGame& game) {
    const GameHeader& header = headerOf(game.position);
    return {.id = game.summary.id,
            .title = game.summary.facts.title.toStdString(),
            .date = dayOf(game).toStdString(),
            .result = game.result.value_or(GameResult{}),
            .place = header.place.value_or(std::string{}),
            .minutes = header.minutes,
            .starter = header.starter.value_or(std::string{}),
            .note = header.note.value_or(std::string{})};
}

Writing spreadsheet(char separator, Language language) {
    const auto results = std::make_shared<std::vector<ResultRow>>();
    return {.each =
                [results](const ExportedGame& game) {
                    results->push_back(resultRowOf(game));
                    return std::string{};
                },
            .rest = [results, separator,
                     language] { return csvOf(*results, separator, Translator{language}); }};
}

Writing lines() {
    return {.resultsOnly = false, .each = jsonLineOf, .rest = [] { return std::string{}; }};
}

Writing plays(Language language) {
    const auto all = std::make_shared<std::vector<Play>>();
    return {.each =
                [all, language](const ExportedGame& game) {
                    const Translator words{language, game.position};
                    if (std::optional<Play> play = playOf(game, words)) {
                        all->push_back(*std::move(play));
                    }
                    return std::string{};
                },
            .rest = [all] { return playFile(*all).toStdString(); }};
}

Writing writingOf(ExportFormat form, Language language, std::optional<char> separator) {
    switch (form) {
    case ExportFormat::csv:
        return spreadsheet(separator.value_or(csvSeparatorOf(language)), language);
    case ExportFormat::bgsplay:
        return plays(language);
    default:
        return lines();
    }
}

} // namespace

char csvSeparatorOf(Language language) { return language == Language::french ? ';' : ','; }

std::optional<ExportFormat> exportFormatOf(const QString& file) {
    const QString ending = QFileInfo{file}.suffix().toLower();
    if (ending == QLatin1String("csv")) {
        return ExportFormat::csv;
    }
    if (ending == QLatin1String("jsonl")) {
        return ExportFormat::jsonl;
    }
    if (ending == QLatin1String("bgsplay")) {
        return ExportFormat::bgsplay;
    }
    return ending == QLatin1String("cimaises") ? std::optional{ExportFormat::cimaises}
                                               : std::nullopt;
}

tl::expected<std::unique_ptr<Job>, LoadError> exportTo(Library& library, const QString& file,
                                                       ExportFormat form, Language language,
                                                       std::optional<char> separator) {
    tl::expected<std::vector<GameSummary>, LoadError> games = gamesOf(library);
    if (!games) {
        return tl::unexpected(games.error());
    }
    const bool isArchive = form == ExportFormat::cimaises;
    if (isArchive) { // deleted games can still be restored
        const auto deleted = library.deletedGames().value_or(std::vector<GameSummary>{});
        games->insert(games->end(), deleted.begin(), deleted.end());
    }
    tl::expected<Origins, Message> origins = originsIn(library, isArchive);
    if (!origins) {
        return refuseFile(origins.error());
    }
    tl::expected<ReplacedFile, LoadError> output =
        ReplacedFile::begin(QFile::encodeName(file).toStdString());
    if (!output) {
        return tl::unexpected(output.error());
    }
    if (isArchive) {
        return archiveJob(library, file, *std::move(games), *std::move(output), *origins);
    }
    return std::make_unique<WritingJob>(library, file, *std::move(games), *std::move(output),
                                        *std::move(origins), writingOf(form, language, separator));
}

} // namespace cimaise
