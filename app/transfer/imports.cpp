// Reads the archive twice: all of it is validated before a game is imported.
#include "app/transfer/imports.h"

#include "app/platform/file_text.h"
#include "app/transfer/archive_head.h"
#include "app/transfer/archived_settings.h"
#include "app/transfer/game_importer.h"

#include <QFile>
#include <QFileInfo>

namespace cimaise {

namespace {

using archive::Entry;

//% "%n players were added."
constexpr TextId peopleCame = CIMAISE_TEXT_N("import.people");
//% "%n house rules were added: new games will use them."
constexpr TextId rulesCame = CIMAISE_TEXT_N("import.house-rules");
//% "%n house rules were skipped."
constexpr TextId rulesLeft = CIMAISE_TEXT_N("import.house-rules-skipped");

/// Number of entries that are validated between two checks for a cancellation.
constexpr int atOnce = 50;

class ImportJob final : public Job {
public:
    ImportJob(std::string path, ZipReader zip, archive::Head head, GameImporter porter,
              bool withHouseRules)
        : m_path(std::move(path)), m_zip(std::move(zip)), m_head(std::move(head)),
          m_importer(std::move(porter)), m_inspection(static_cast<std::uint64_t>(
                                             QFileInfo{QFile::decodeName(m_path.c_str())}.size())),
          m_withHouseRules(withHouseRules) {}

    std::optional<JobEnd> step() override {
        for (int i = 0; i < atOnce; ++i) {
            if (std::optional<JobEnd> end = m_isInspected ? importEntry() : inspect()) {
                return end;
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] int done() const override { return m_game; }
    [[nodiscard]] int total() const override { return static_cast<int>(m_head.games.size()); }
    [[nodiscard]] std::vector<Message> stopped() const override { return m_importer.summary(true); }

private:
    std::optional<JobEnd> inspect() {
        const auto header = m_zip.next();
        if (!header) {
            return JobEnd{tl::unexpect, header.error()};
        }
        if (!*header) {
            return restart();
        }
        const auto checked = m_inspection.check(**header);
        return checked ? std::nullopt : std::optional{JobEnd{tl::unexpect, checked.error()}};
    }

    std::optional<JobEnd> restart() {
        m_isInspected = true;
        tl::expected<ZipReader, LoadError> zip = ZipReader::open(m_path);
        if (!zip) {
            return JobEnd{tl::unexpect, zip.error()};
        }
        m_zip = *std::move(zip);
        return std::nullopt;
    }

    std::optional<JobEnd> importEntry() {
        const auto header = m_zip.next();
        if (!header) {
            return JobEnd{tl::unexpect, header.error()};
        }
        const Entry entry = *header ? archive::entryOf((*header)->name) : Entry{};
        if (entry.game != m_game) {
            const auto ended = m_importer.endGame();
            if (!ended) {
                return JobEnd{tl::unexpect, ended.error()};
            }
            m_game = entry.game;
        }
        return *header ? takeEntry(entry) : finish();
    }

    std::optional<JobEnd> takeEntry(const Entry& entry) {
        const auto index = static_cast<std::size_t>(entry.game) - 1;
        if (entry.kind == Entry::Kind::history && index < m_head.games.size()) {
            if (!m_importer.countsAsKnown(m_head.games[index].origin)) {
                m_importer.beginGame(m_zip.read(archive::largestList));
            }
        } else if (entry.kind == Entry::Kind::photo && m_importer.isInGame()) {
            m_importer.addPicture(entry.photo,
                                  m_zip.read(static_cast<std::size_t>(Library::largestPhoto)));
        }
        return std::nullopt;
    }

    std::optional<JobEnd> finish() {
        const auto ended = m_importer.finish();
        if (!ended) {
            return JobEnd{tl::unexpect, ended.error()};
        }
        std::vector<Message> messages = m_importer.summary(false);
        const auto add = [&](TextId text, int count) {
            if (count > 0) {
                messages.push_back({.text = text, .arguments = {{"n", count}}});
            }
        };
        add(peopleCame, importPeople(m_importer.library(), m_head.people));
        const int rules = houseRulesIn(m_importer.library(), m_head.settings);
        importSettings(m_importer.library(), m_head.settings, m_withHouseRules);
        add(m_withHouseRules ? rulesCame : rulesLeft, rules);
        return JobEnd{std::move(messages)};
    }

    std::string m_path;
    ZipReader m_zip;
    archive::Head m_head;
    GameImporter m_importer;
    archive::EntryValidator m_inspection;
    bool m_withHouseRules;
    bool m_isInspected = false;
    int m_game = 0;
};

} // namespace

bool isArchive(const QString& file) {
    return QFileInfo{file}.suffix().compare(QLatin1String("cimaises"), Qt::CaseInsensitive) == 0;
}

int houseRulesIn(const Library& library, const QString& file) {
    tl::expected<ZipReader, LoadError> zip = ZipReader::open(QFile::encodeName(file).toStdString());
    if (!zip) {
        return 0;
    }
    const tl::expected<archive::Head, LoadError> head = archive::readHead(*zip);
    return head ? houseRulesIn(library, head->settings) : 0;
}

tl::expected<std::unique_ptr<Job>, LoadError> importFrom(Library& library, const QString& file,
                                                         bool withHouseRules) {
    if (library.access() != Library::Access::writable) {
        return refuseFile(library.trouble().value_or(Message{}));
    }
    const std::string path = QFile::encodeName(file).toStdString();
    tl::expected<ZipReader, LoadError> zip = ZipReader::open(path);
    if (!zip) {
        return tl::unexpected(zip.error());
    }
    tl::expected<archive::Head, LoadError> head = archive::readHead(*zip);
    if (!head) {
        return tl::unexpected(head.error());
    }
    return GameImporter::to(library, *head).map([&](GameImporter&& porter) -> std::unique_ptr<Job> {
        return std::make_unique<ImportJob>(path, *std::move(zip), *std::move(head),
                                           std::move(porter), withHouseRules);
    });
}

} // namespace cimaise
