// Tests links: every position survives, and anything else called a link is refused with a reason.
#include "positions/file/cbor_text.h"
#include "positions/file/json_text.h"
#include "positions/links/base64url.h"
#include "positions/links/deflated.h"
#include "positions/links/links.h"
#include "tests/random/random_positions.h"
#include "tests/support/crowded_files.h"
#include "tests/support/files.h"
#include "tests/support/refused_documents.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

using nlohmann::json;

std::string linkOf(std::string_view cbor) { return "cimaise:1/" + writeBase64url(deflated(cbor)); }

std::string_view reasonOf(std::string_view link) {
    const auto read = readLink(link);
    return read ? "read" : read.error().reason.text.id;
}

bool comesBack(const AnyCase& position) {
    const auto link = writeLink(position);
    const auto read = link.and_then([](const std::string& text) { return readLink(text); });
    return read && json::parse(writeCase(*read)) == json::parse(writeCase(position)) &&
           writeLink(*read) == link;
}

TEST(Links, RoundTripsRandomPositions) {
    checkOnRandom(&RandomPositions::any,
                  [](const AnyCase& position) { RC_ASSERT(comesBack(position)); });
}

TEST(Links, RoundTripsFullestFilesOrReportsLength) {
    for (const CrowdedFile& file : crowdedFiles()) {
        const auto position = readCase(file.document().dump());
        ASSERT_TRUE(position) << file.name;
        const auto link = writeLink(*position);
        EXPECT_TRUE(link ? comesBack(*position)
                         : link.error().reason.text.id == "link.would-be-too-long")
            << file.name;
    }
}

TEST(Links, RoundTripsEverySampleAndGolden) {
    for (const auto* folder : {"samples", "tests/golden"}) {
        for (const auto& path : filesIn(folder, {".cimaise"})) {
            if (const auto read = readCase(readFile(path))) {
                EXPECT_TRUE(comesBack(*read)) << path;
            }
        }
    }
}

TEST(Links, KeepDayOfGameOnly) {
    for (const Game& game : games()) {
        AnyCase position = *readCase(lawfulDocument(game.id));
        GameHeader& header = headerOf(position);
        header.played = "2026-11-20";
        const AnyCase linked = position;
        header.place = "Lyon";
        header.minutes = 0;
        header.starter = header.players.front();
        header.note = "Two\nlines";
        EXPECT_EQ(*writeLink(position), *writeLink(linked)) << game.id;
        EXPECT_EQ(*readLink(*writeLink(position)), linked) << game.id;
    }
}

TEST(Links, RejectsInvalidDocumentsLikeFiles) {
    int rejected = 0;
    for (const Game& game : games()) {
        for (const RefusedDocument& document : refusedDocuments(game.id)) {
            const auto parsed = parseJson(document.text);
            const auto read = parsed ? readLink(linkOf(writeCbor(*parsed))) : AnyCase{};
            if (parsed) { // its text is JSON
                ASSERT_FALSE(read) << document.name;
                EXPECT_EQ(read.error().pointer, document.pointer) << document.name;
                EXPECT_EQ(read.error().reason.text.id, document.reason) << document.name;
                ++rejected;
            }
        }
    }
    EXPECT_GT(rejected, 100);
}

TEST(Links, DistinguishesLinksFromFilesAndDocuments) {
    for (const auto* given : {"cimaise:1/abc", "CIMAISE:", " cimaise:1/", "#1/", "https://a/#1b/x",
                              "a#b#1/c", "file#1/x"}) {
        EXPECT_TRUE(isLink(given)) << given;
        EXPECT_TRUE(holdsLink(given)) << given;
    }
    for (const auto* given : {"", "-", "a.cimaise", "/cimaise:1/", "cimaise", "a#1", "a#1b",
                              "https://a/#2/x", "#1c/"}) {
        EXPECT_FALSE(isLink(given)) << given;
    }
    EXPECT_FALSE(holdsLink(R"( {"title": "cimaise: #1/"})"));
}

TEST(Links, ReportsReasonForRejection) {
    const std::string link = *writeLink(*readCase(lawfulDocument("musee")));
    EXPECT_EQ(reasonOf(link), "read");
    EXPECT_EQ(reasonOf("cimaise:1b" + link.substr(9)), "link.board-alone");
    EXPECT_EQ(reasonOf("cimaise:2" + link.substr(9)), "link.other-kind");
    EXPECT_EQ(reasonOf("cimaise:1/="), "link.damaged");
    EXPECT_EQ(reasonOf(link.substr(0, link.size() - 1)), "link.damaged");
    EXPECT_EQ(reasonOf(link.substr(0, 40) + "…"), "link.damaged");
    EXPECT_EQ(reasonOf(link.substr(0, 40) + "-" + link.substr(40)), "link.damaged");
    EXPECT_EQ(reasonOf("cimaise:1/" + std::string(longestLink, 'A')), "link.too-long");
    EXPECT_EQ(reasonOf(linkOf(std::string(mostInflated + 1, '\0'))), "link.too-large");
    EXPECT_EQ(reasonOf(linkOf(std::string(mostInflated, '\0'))), "cbor.other-form");
    EXPECT_EQ(reasonOf(linkOf("\xA0")), "file.missing-key");
}

/// The link broken after every `width` letters.
std::string broken(const std::string& link, std::size_t width, std::string_view lineEnd) {
    std::string text = link;
    for (std::size_t i = width; i < text.size(); i += width + lineEnd.size()) {
        text.insert(i, lineEnd);
    }
    return text;
}

TEST(Links, ReadsAsChatsPassThemOn) {
    const AnyCase position = *readCase(lawfulDocument("musee"));
    const std::string link = *writeLink(position);
    const std::string address = *writeLink(position, "https://a.org/?utm_source=chat");
    for (const std::string& text :
         {link + ".", link + "=", "(" + link + ")", "<" + link + ">", "“" + link + "”",
          "«\u202F" + link + "\u202F»", "*" + link + "*", "_" + link + "_",
          "[the game](" + address + ")!", link + "&fbclid=IwAR0",
          "Ana: here is game #1/3: " + address + ", who was first?", link + "\nSee you",
          link + "\r\n\r\n-- \r\nAna", broken(link, 76, "\n"), broken(address, 76, "\r\n> "),
          broken(link, 30, "\u200B"), "\uFEFF" + link, "CIMAISE" + link.substr(7),
          "https://l.example.org/?u=https%3A%2F%2Fa.org%2F%231%2F" + link.substr(10) + "&h=AT0"}) {
        const auto read = readLink(text);
        ASSERT_TRUE(read) << text << ": " << read.error().reason.text.id;
        EXPECT_EQ(writeCase(*read), writeCase(position)) << text;
    }
}

TEST(Links, AcceptsOnlyValidBaseAddresses) {
    const AnyCase position = *readCase(lawfulDocument("musee"));
    const std::string link = *writeLink(position);
    EXPECT_EQ(writeLink(position, "https://a.org/"), "https://a.org/#" + link.substr(8));
    EXPECT_EQ(writeLink(position, "")->substr(0, 3), "#1/");
    for (const auto* base : {"a#b", "a b", "a\n", "\x7F"}) {
        const auto refused = writeLink(position, base);
        ASSERT_FALSE(refused) << base;
        EXPECT_EQ(refused.error().reason.text.id, "link.no-base");
    }
    EXPECT_FALSE(writeLink(position, std::string(longestLink, 'a')));
}

} // namespace

} // namespace cimaise
