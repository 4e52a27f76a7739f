// Tests damaged and hostile archives: refused as a whole, or imported without the damaged games.
#include "app/transfer/archive_format.h"
#include "app/transfer/zip_file.h"
#include "tests/transfer/handover_fixture.h"

#include <QRandomGenerator>
#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>
#include <set>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Content of a game without its photos, which damage may remove.
std::string withoutPhotos(const std::string& game) { return game.substr(0, game.find("\nphoto ")); }

struct Part {
    std::string name;
    std::string content;
    bool isLink = false;
};

class HostileArchive : public HandoverTest {
protected:
    /// Entries of an archive of the library.
    std::vector<Part> parts() {
        exported("good.cimaises");
        std::vector<Part> all;
        ::archive* zip = archive_read_new();
        archive_read_support_format_zip(zip);
        EXPECT_EQ(archive_read_open_filename(zip, path("good.cimaises").toLocal8Bit(), 10'000), 0);
        for (archive_entry* entry = nullptr; archive_read_next_header(zip, &entry) == 0;) {
            Part part{.name = archive_entry_pathname(entry), .content = {}};
            part.content.resize(static_cast<std::size_t>(archive_entry_size(entry)));
            archive_read_data(zip, part.content.data(), part.content.size());
            all.push_back(std::move(part));
        }
        archive_read_free(zip);
        return all;
    }

    /// Result of the import of an archive with these entries.
    std::vector<std::string> joined(const std::vector<Part>& all) {
        QByteArray bytes;
        ZipWriter zip{[&bytes](std::string_view text) {
            bytes.append(text.data(), static_cast<qsizetype>(text.size()));
            return tl::expected<void, LoadError>{};
        }};
        for (const Part& part : all) {
            EXPECT_TRUE(zip.add(part.name, part.content, 0));
        }
        EXPECT_TRUE(zip.close());
        setBytes("bad.cimaises", bytes);
        return imported("bad.cimaises");
    }

    std::vector<std::string> games() {
        std::vector<std::string> titles;
        const auto all = there().list({}, 100).value();
        for (const GameSummary& game : all) {
            titles.push_back(game.facts.title.toStdString());
        }
        return titles;
    }
};

TEST_F(HostileArchive, AcceptsIntactArchive) {
    fill();
    EXPECT_THAT(joined(parts()), ElementsAre("import.done 5", "import.people 2"));
    EXPECT_EQ(contentOf(there()), contentOf(here()));
}

TEST_F(HostileArchive, RejectsUnexpectedEntryNames) {
    fill();
    for (const std::string name :
         {"../../evil", "/etc/passwd", "games/../../evil", "games/00009.cimaise/", "photos/a.jpg",
          "games/9.cimaise", "games/-0001.cimaise", "games/00001.CIMAISE", "readme.txt",
          "games/00000.jsonl", "photos/00009-01.jpg", "C:/x"}) {
        auto all = parts();
        all.push_back({.name = name, .content = "x"});
        EXPECT_THAT(joined(all), ElementsAre("archive.foreign")) << name;
        EXPECT_THAT(games(), IsEmpty()) << name;
    }
}

TEST_F(HostileArchive, RejectsOversizedEntries) {
    fill();
    for (const auto& [name, size] :
         {std::pair{"games/00009.cimaise", largestDocument + 1},
          std::pair{"games/00009.jsonl", archive::largestList + 1},
          std::pair{"photos/00009-1.jpg", std::size_t{Library::largestPhoto} + 1}}) {
        auto all = parts();
        all.push_back({.name = name, .content = std::string(size, ' ')});
        EXPECT_THAT(joined(all), ElementsAre("archive.too-large")) << name;
        EXPECT_THAT(games(), IsEmpty()) << name;
    }
}

TEST_F(HostileArchive, RejectsOversizedTotal) {
    fill();
    auto all = parts();
    for (int game = 10; game < 14; ++game) {
        all.push_back({.name = fmt::format("games/{:05}.jsonl", game),
                       .content = std::string(archive::largestList, ' ')});
    }
    EXPECT_THAT(joined(all), ElementsAre("archive.too-large"));
    EXPECT_THAT(games(), IsEmpty());
}

TEST_F(HostileArchive, RejectsDuplicateEntries) {
    fill();
    auto all = parts();
    all.push_back(all[1]);
    EXPECT_THAT(joined(all), ElementsAre("archive.damaged"));
}

TEST_F(HostileArchive, RejectsNewerFormat) {
    fill();
    auto all = parts();
    const std::size_t at = all[0].content.find("\"cimaises\":1");
    ASSERT_NE(at, std::string::npos);
    all[0].content.replace(at, 12, "\"cimaises\":2");
    EXPECT_THAT(joined(all), ElementsAre("archive.newer"));
}

TEST_F(HostileArchive, SkipsDamagedGames) {
    fill();
    const auto good = parts();
    for (const auto& [what, replacement] :
         {std::pair<std::string, std::string>{"\"document\":\"{", "\"document\":1,\"x\":\"{"},
          {"\"position\":2", "\"position\":99"},
          {"\"title\":", "\"title\":1,\"x\":"},
          {"\"taken\":", "\"taken\":-"},
          {"\"created\":", "\"created\":-"},
          {"\"manner\":0", "\"manner\":3"},
          {"art-society", "chess"}}) {
        auto all = good;
        for (Part& part : all) {
            if (part.name == "games/00001.jsonl") {
                ASSERT_TRUE(part.content.find(what) != std::string::npos) << what;
                part.content =
                    QString::fromStdString(part.content)
                        .replace(QString::fromStdString(what), QString::fromStdString(replacement))
                        .toStdString();
            }
        }
        there().flush();
        const auto result = joined(all);
        EXPECT_THAT(result, testing::Contains("import.damaged 1")) << what;
        EXPECT_EQ(games().size(), 4U) << what;
    }
}

TEST_F(HostileArchive, ImportsGameWithoutMissingPhotos) {
    fill();
    auto all = parts();
    std::erase_if(all, [](const Part& part) { return part.name == "photos/00001-1.jpg"; });
    EXPECT_THAT(joined(all),
                ElementsAre("import.done 5", "import.damaged-photos 1", "import.people 2"));
    const GameId id = there().list("Été", 1).value().front().id;
    const auto photos = there().photos(id).value();
    ASSERT_EQ(photos.size(), 1U);
    EXPECT_EQ(there().picture(id, photos[0].id), QByteArray(2000, 'b'));
}

/// Earlier versions stored the outline of a board with each photo.
TEST_F(HostileArchive, ImportsPhotosWithOutlineOfBoard) {
    fill();
    auto all = parts();
    for (Part& part : all) {
        if (const auto at = part.content.find(R"("taken")");
            part.name == "games/00001.jsonl" && at != std::string::npos) {
            part.content.insert(at, R"("corners":["0","0","1","0","1","1","0","1"],"side":1,)"
                                    R"("traced":7,)");
        }
    }
    EXPECT_THAT(joined(all),
                ElementsAre("import.done 5", "import.outlined-photos 1", "import.people 2"));
    EXPECT_EQ(contentOf(there()), contentOf(here()));
}

TEST_F(HostileArchive, ImportsOnlyIntactGamesAfterRandomDamage) {
    fill();
    exported("good.cimaises");
    const QByteArray good = bytes("good.cimaises");
    QRandomGenerator random{20261123};
    for (int round = 0; round < 300; ++round) {
        QByteArray bad = good;
        if (round % 3 == 0) {
            bad.truncate(static_cast<qsizetype>(random.bounded(static_cast<quint32>(good.size()))));
        }
        for (int flip = 0; round % 3 != 0 && flip < 8; ++flip) {
            bad[static_cast<qsizetype>(random.bounded(static_cast<quint32>(bad.size())))] =
                static_cast<char>(random.bounded(256));
        }
        setBytes("bad.cimaises", bad);
        imported("bad.cimaises");
    }
    const auto came = contentOf(there());
    const auto whole = contentOf(here());
    std::set<std::string> known;
    for (const std::string& game : whole) {
        known.insert(withoutPhotos(game));
    }
    EXPECT_FALSE(came.empty());
    for (const std::string& game : came) {
        EXPECT_TRUE(known.contains(withoutPhotos(game))) << game.substr(0, 200);
    }
}

TEST_F(HostileArchive, RejectsNonZipFiles) {
    for (const QByteArray content : {"", "PK", "{}", "PK\x03\x04 and no more"}) {
        setBytes("bad.cimaises", content);
        EXPECT_THAT(imported("bad.cimaises"), ElementsAre("archive.damaged")) << content.data();
    }
    EXPECT_THAT(imported("missing.cimaises"), ElementsAre("disk.missing"));
    EXPECT_THAT(imported("here"), ElementsAre("disk.folder"));
}

} // namespace

} // namespace cimaise
