// Damaged files: never a crash, never a refusal without place and reason, never half a reading.
#include "scoring/scores.h"
#include "scoring/search/searches.h"
#include "tests/artsociety/random_tables.h"
#include "validators/checks.h"

#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::artsociety {

namespace {

std::size_t pickIndex(std::size_t size) { return *rc::gen::inRange<std::size_t>(0, size + 1); }

/// Removes, repeats, overwrites or inserts something at a random place.
std::string mangled(std::string text) {
    static const std::array<std::string, 14> scraps{
        "null", "[]", "{}",      "-1",   "61",   "1.5",          "\"\"",
        ",",    "\"", "\\ud800", "\xFF", "1e99", "\"portrait\"", "99999999999999999999"};
    const std::size_t from = pickIndex(text.size());
    const std::size_t length = *rc::gen::inRange<std::size_t>(0, 30);
    switch (*rc::gen::inRange(0, 5)) {
    case 0:
        return text.erase(from, length);
    case 1:
        return text.insert(from, text.substr(pickIndex(text.size()), length));
    case 2:
        return text.substr(0, from);
    case 3:
        return text.replace(from, 1, 1, *rc::gen::arbitrary<char>());
    default:
        return text.replace(from, length % 5, scraps.at(*rc::gen::inRange<std::size_t>(0, 14)));
    }
}

void checkReading(const std::string& text) {
    const auto read = readCase(text);
    if (!read) {
        RC_ASSERT(!read.error().reason.text.empty());
        RC_ASSERT(read.error().pointer.empty() || read.error().pointer.front() == '/');
        return;
    }
    (void)check(*read);
    (void)score(*read);
    (void)placements(*read, 0, "portrait:a:2x3");
    const auto again = readCase(writeCase(*read));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == *read);
}

RC_GTEST_PROP(ArtSocietyMangled, AFileIsReadOrRefusedWithAReason, ()) {
    std::string text = writeCase(*anyTable());
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        text = mangled(std::move(text));
    }
    checkReading(text);
}

RC_GTEST_PROP(ArtSocietyMangled, AnyBytesAreRefused, (const std::string& bytes)) {
    RC_ASSERT(!readCase(bytes).has_value());
    checkReading(bytes);
}

} // namespace

} // namespace cimaise::artsociety
