// Exports the whole library: writes one game after the other, with its history and photos; at most
// one game is in memory.
#include "app/game/stored_history.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/archive_format.h"
#include "app/transfer/archived_settings.h"
#include "app/transfer/export_job.h"
#include "app/transfer/zip_file.h"

#include <QCoreApplication>
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
        const Put started = begin();
        if (!started) {
            return tl::unexpected(started.error());
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

} // namespace

std::unique_ptr<Job> archiveJob(Library& library, const QString& file,
                                std::vector<GameSummary> games, ReplacedFile output,
                                const Origins& origins) {
    return std::make_unique<ArchiveJob>(library, file, std::move(games), std::move(output),
                                        origins);
}

} // namespace cimaise
