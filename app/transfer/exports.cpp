// Collects results and writes them at the end, because they are small; games are written one by
// one.
#include "app/transfer/exports.h"

#include "app/game/stored_history.h"
#include "app/platform/file_text.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/archive_format.h"
#include "app/transfer/archived_settings.h"
#include "app/transfer/bg_stats.h"
#include "app/transfer/export_job.h"
#include "app/transfer/json_lines.h"
#include "app/transfer/results_csv.h"
#include "app/transfer/zip_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <functional>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

using archive::Entry;

class ArchiveJob final : public ExportJob {
public:
    ArchiveJob(Library& library, const QString& path, std::vector<GameSummary> games,
               ReplacedFile file, const Origins& origins)
        : ExportJob(library, path, std::move(games), std::move(file)), m_head(headWith(origins)),
          m_zip([this](std::string_view text) { return write(text); }) {}

protected:
    tl::expected<bool, LoadError> writeGame(const GameSummary& summary,
                                            std::size_t index) override {
        const Put begun = begin();
        if (!begun) {
            return tl::unexpected(begun.error());
        }
        const tl::expected<StoredGame, Message> game =
            summary.deleted != 0 ? library().loadDeleted(summary.id) : library().load(summary.id);
        const std::optional<AnyCase> position = game ? readCurrentPosition(*game) : std::nullopt;
        if (!position) {
            skip();
            return false;
        }
        return add(*game, *position, static_cast<int>(index) + 1).map([] { return true; });
    }
    Put close() override {
        return begin().and_then([this] { return m_zip.close(); });
    }

private:
    /// Writes the index as the first entry. Called after the constructor, so that an error such as
    /// a full disk can be returned.
    Put begin() {
        const std::string first = std::exchange(m_head, {});
        return first.empty() ? Put{}
                             : m_zip.add(std::string{archive::headName}, first,
                                         QDateTime::currentMSecsSinceEpoch());
    }

    [[nodiscard]] std::string headWith(const Origins& origins) const {
        std::string lines =
            compactJson({{"cimaises", archive::version},
                         {"version", QCoreApplication::applicationVersion().toStdString()},
                         {"games", games().size()},
                         {"people", exportPeople(library())},
                         {"settings", settingsOf(library())}}) +
            '\n';
        for (const GameSummary& game : games()) {
            lines += compactJson({{"origin", shownId(origins.value(game.id)).toStdString()},
                                  {"match", game.match ? Json(*game.match) : Json(nullptr)}}) +
                     '\n';
        }
        return lines;
    }

    Put add(const StoredGame& game, const AnyCase& position, int number) {
        const qint64 moment = game.summary.updated;
        std::vector<Photo> photos =
            library().photos(game.summary.id).value_or(std::vector<Photo>{});
        std::vector<QByteArray> pictures;
        std::erase_if(photos, [&](const Photo& photo) {
            pictures.push_back(library().picture(game.summary.id, photo.id));
            return pictures.back().isEmpty();
        });
        std::erase_if(pictures, [](const QByteArray& picture) { return picture.isEmpty(); });
        return m_zip
            .add(archive::nameOf({.kind = Entry::Kind::table, .game = number}), writeCase(position),
                 moment)
            .and_then([&] { return addHistory(game, photos, number); })
            .and_then([&] { return addPhotos(pictures, number, moment); });
    }

    /// Adds the history of a game, unless it is too long to be read again; the current position is
    /// always added.
    Put addHistory(const StoredGame& game, const std::vector<Photo>& photos, int number) {
        std::string lines = archive::writeHistory(game, photos);
        if (lines.size() > archive::largestList) {
            StoredGame table = game;
            table.steps = {game.steps[static_cast<std::size_t>(game.position)]};
            table.position = 0;
            lines = archive::writeHistory(table, photos);
        }
        return m_zip.add(archive::nameOf({.kind = Entry::Kind::history, .game = number}), lines,
                         game.summary.updated);
    }

    Put addPhotos(const std::vector<QByteArray>& pictures, int number, qint64 moment) {
        Put put;
        for (int photo = 1; const QByteArray& picture : pictures) {
            put = put.and_then([&]() -> Put {
                return m_zip.add(
                    archive::nameOf({.kind = Entry::Kind::photo, .game = number, .photo = photo}),
                    {picture.constData(), static_cast<std::size_t>(picture.size())}, moment, true);
            });
            ++photo;
        }
        return put;
    }

    std::string m_head;
    ZipWriter m_zip;
};

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
    tl::expected<ReplacedFile, LoadError> begun =
        ReplacedFile::begin(QFile::encodeName(file).toStdString());
    if (!begun) {
        return tl::unexpected(begun.error());
    }
    if (isArchive) {
        return std::make_unique<ArchiveJob>(library, file, *std::move(games), *std::move(begun),
                                            *origins);
    }
    return std::make_unique<WritingJob>(library, file, *std::move(games), *std::move(begun),
                                        *std::move(origins), writingOf(form, language, separator));
}

} // namespace cimaise
