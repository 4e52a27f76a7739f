// Tests that the schema of each game's file accepts every document that our reader accepts, and
// rejects the others as far as a schema can.
#include "tests/random/random_positions.h"
#include "tests/schema/game_schema.h"
#include "tests/support/files.h"
#include "tests/support/refused_documents.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise {

namespace {

using Document = nlohmann::json;

class GameSchemas : public testing::TestWithParam<std::string_view> {
protected:
    [[nodiscard]] static const GameSchema& schema() {
        static std::map<std::string_view, GameSchema> loaded;
        return loaded.try_emplace(GetParam(), GetParam()).first->second;
    }
    [[nodiscard]] static const SchemaExamples& examples() {
        return schemaExamples().at(GetParam());
    }
    [[nodiscard]] static Document anyDocument() {
        return Document::parse(writeCase(*positionsOf(GetParam()).any));
    }
};

TEST_P(GameSchemas, AcceptsEverySampleAndGolden) {
    for (const auto* folder : {"samples", "tests/golden"}) {
        const auto files = filesIn(fmt::format("{}/{}", folder, GetParam()), {".cimaise"});
        EXPECT_FALSE(files.empty());
        for (const auto& path : files) {
            EXPECT_EQ(schema().complaint(Document::parse(readFile(path))), "") << path;
        }
    }
}

TEST_P(GameSchemas, AcceptsEveryWrittenDocument) {
    EXPECT_TRUE(rc::check([] { RC_ASSERT(schema().complaint(anyDocument()).empty()); }));
}

TEST_P(GameSchemas, AcceptsEveryReadableDocument) {
    std::vector<Document> values{nullptr,
                                 true,
                                 0,
                                 1,
                                 -1,
                                 "",
                                 " ",
                                 "Ana",
                                 "2026-11-20",
                                 Document::array(),
                                 Document::object(),
                                 Document::array({1, 2})};
    values.insert(values.end(), examples().values.begin(), examples().values.end());
    EXPECT_TRUE(rc::check([&] {
        const Document document = disturbed(anyDocument(), values);
        if (readCase(document.dump())) {
            RC_ASSERT(schema().complaint(document).empty());
        }
    }));
}

TEST_P(GameSchemas, RejectsSameDocumentsAsReader) {
    constexpr std::size_t ordinarySize = 10'000; // the validator is slow on the others
    for (const RefusedDocument& one : refusedDocuments(GetParam())) {
        const auto document = Document::parse(one.text, nullptr, false);
        if (!document.is_discarded() && one.text.size() < ordinarySize) {
            EXPECT_EQ(schema().complaint(document).empty(),
                      examples().beyondTheSchema.contains(one.name))
                << one.name;
        }
    }
}

TEST_P(GameSchemas, DescribesEveryProperty) { expectDescribed(schema()); }

TEST_P(GameSchemas, BoundsEveryListLikeReader) { expectLimits(schema(), GetParam()); }

TEST_P(GameSchemas, ListsReadingsOfCatalogue) {
    expectReadings(schema(), findGame(GetParam())->readings);
    EXPECT_EQ(schema().text()["properties"]["game"]["const"], GetParam());
}

std::vector<std::string_view> gameIds() {
    std::vector<std::string_view> ids;
    for (const Game& game : games()) {
        ids.push_back(game.id);
    }
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Every, GameSchemas, testing::ValuesIn(gameIds()),
                         [](const testing::TestParamInfo<std::string_view>& game) {
                             std::string name{game.param};
                             std::erase(name, '-');
                             return name;
                         });

} // namespace

} // namespace cimaise
