// Tests the limits of lists in a file, the contents of a box with room for errors: a longer list is
// refused at its own place before its entries are read.
#include "positions/cases.h"
#include "tests/layout/refused.h"
#include "tests/support/files.h"
#include "tests/support/long_lists.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <set>

namespace cimaise {

namespace {

using Pointer = nlohmann::json::json_pointer;

TEST(ListLimits, AcceptsListsUpToLimit) {
    for (const LongList& list : longLists()) {
        EXPECT_EQ(refused(readCase(list.with(list.most).dump())), "not refused")
            << list.game << list.pointer;
    }
}

TEST(ListLimits, RejectsListWithOneEntryTooMany) {
    for (const LongList& list : longLists()) {
        EXPECT_EQ(refused(readCase(list.with(list.most + 1).dump())),
                  fmt::format("{} file.too-many limit={}", list.pointer, list.most))
            << list.game;
    }
}

/// Collects the pointers to every list in the document.
void collectLists(const nlohmann::json& value, const Pointer& here, std::vector<Pointer>& found) {
    if (value.is_array()) {
        found.push_back(here);
    }
    if (value.is_structured()) {
        for (const auto& [key, inner] : value.items()) {
            collectLists(inner, value.is_array() ? here / std::stoul(key) : here / key, found);
        }
    }
}

/// Overfills each list: without a bound it would fail at its first entry, or not at all.
TEST(ListLimits, BoundsEveryList) {
    std::set<std::string> reasons;
    for (const auto* folder : {"samples", "tests/golden/muse", "tests/fuzz/corpus"}) {
        for (const auto& file : filesIn(folder, {".cimaise"})) {
            const nlohmann::json document = nlohmann::json::parse(readFile(file));
            std::vector<Pointer> lists;
            collectLists(document, Pointer{}, lists);
            ASSERT_FALSE(lists.empty()) << file;
            for (const Pointer& list : lists) {
                nlohmann::json longer = document;
                longer[list] = std::vector<int>(129, 0);
                const auto read = readCase(longer.dump());
                ASSERT_FALSE(read) << file << list;
                EXPECT_EQ(read.error().pointer, list.to_string()) << file;
                reasons.emplace(read.error().reason.text.id);
            }
        }
    }
    EXPECT_EQ(reasons, (std::set<std::string>{"file.expected.length", "file.too-many"}));
}

} // namespace

} // namespace cimaise
