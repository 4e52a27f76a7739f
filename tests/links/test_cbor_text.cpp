// Tests documents as CBOR: the examples of RFC 8949, appendix A, that JSON without fractions can
// express, and that each has one form only.
#include "positions/file/cbor_text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

std::string bytesOf(std::string_view hex) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        bytes += static_cast<char>(std::stoi(std::string{hex.substr(i, 2)}, nullptr, 16));
    }
    return bytes;
}

TEST(CborText, MatchesStandardExamples) {
    const std::pair<const char*, const char*> examples[] = {
        {"0", "00"},
        {"23", "17"},
        {"24", "1818"},
        {"100", "1864"},
        {"255", "18ff"},
        {"256", "190100"},
        {"1000", "1903e8"},
        {"65535", "19ffff"},
        {"65536", "1a00010000"},
        {"1000000", "1a000f4240"},
        {"4294967295", "1affffffff"},
        {"1000000000000", "1b000000e8d4a51000"},
        {"18446744073709551615", "1bffffffffffffffff"},
        {"-1", "20"},
        {"-10", "29"},
        {"-100", "3863"},
        {"-1000", "3903e7"},
        {"-9223372036854775808", "3b7fffffffffffffff"},
        {"false", "f4"},
        {"true", "f5"},
        {"null", "f6"},
        {R"("")", "60"},
        {R"("IETF")", "6449455446"},
        {R"("\"\\")", "62225c"},
        {R"("ü")", "62c3bc"},
        {R"("水")", "63e6b0b4"},
        {"[]", "80"},
        {"[1, [2, 3], [4, 5]]", "8301820203820405"},
        {"{}", "a0"},
        {R"({"a": 1, "b": [2, 3]})", "a26161016162820203"},
        {R"({"c": 1, "aa": 2, "b": 3, "": 4})", "a4600461620361630162616102"},
    };
    for (const auto& [json, hex] : examples) {
        const Json document = Json::parse(json);
        EXPECT_EQ(writeCbor(document), bytesOf(hex)) << json;
        const auto read = parseCbor(bytesOf(hex));
        ASSERT_TRUE(read) << json;
        EXPECT_EQ(nlohmann::json::parse(read->dump()), nlohmann::json::parse(json));
    }
}

TEST(CborText, RejectsNonCanonicalForms) {
    for (const std::string hex : {
             "",                   // empty
             "1817",               // overlong number
             "190018",             // longer overlong numbers
             "1a00000100",         //
             "1b00000000ffffffff", //
             "3817",               //
             "3b8000000000000000", // below 64 bits
             "3bffffffffffffffff", //
             "7801"
             "61", // overlong length
             "9801"
             "00", //
             "b801"
             "616100",             //
             "9f00ff",             // indefinite length
             "bf616100ff",         //
             "7f6161ff",           //
             "a2616200616100",     // keys out of order
             "a262616100616200",   // longer key first
             "a2616100616101",     // duplicate key
             "a10000",             // key is not text
             "c000",               // tags
             "d9d9f700",           //
             "4100",               // bytes
             "5f4100ff",           //
             "f7",                 // undefined
             "e0",                 // simple values
             "f8ff",               //
             "f93c00",             // floats
             "fa3f800000",         //
             "fb3ff0000000000000", //
             "f97e00",             //
             "61ff",               // invalid UTF-8
             "63eda080",           //
             "a161ff00",           //
             "62c0af",             //
             "0000",               // trailing bytes
             "8100f6",             //
             "81",                 // truncated
             "6261",               //
             "1c",                 // invalid head
             "ff",                 //
         }) {
        const auto read = parseCbor(bytesOf(hex));
        EXPECT_FALSE(read) << hex;
        EXPECT_TRUE(read || !read.error().reason.text.empty()) << hex;
    }
}

TEST(CborText, LocatesError) {
    const auto read = parseCbor(bytesOf("a26161820163ffffff616200"));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().pointer, "/a/1");
    EXPECT_EQ(read.error().reason.text.id, "cbor.not-utf8");
}

TEST(CborText, LimitsNestingTo16Levels) {
    EXPECT_TRUE(parseCbor(std::string(16, '\x81') + '\xF6'));
    const auto read = parseCbor(std::string(17, '\x81') + '\xF6');
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().reason.text.id, "file.too-deep");
    EXPECT_FALSE(parseCbor(std::string(1 << 20, '\x81')));
}

/// Every major type and indefinite form, repeated as deep as a link can hold.
TEST(CborText, RejectsEveryDeepNesting) {
    constexpr std::size_t most = 1 << 20;
    for (int byte = 0; byte < 256; ++byte) {
        EXPECT_FALSE(parseCbor(std::string(most, static_cast<char>(byte)))) << byte;
    }
    for (const char* const hex : {"a16161", "bf6161", "9f7f", "5f9f", "7f5f", "81a16161", "c081",
                                  "d818c0", "819f", "a16161bf6161", "d9d9f7", "7f6161", "5f4161",
                                  "9800", "b80161", "db0000000000000000", "9b0000000000000001"}) {
        std::string bytes;
        while (bytes.size() < most) {
            bytes += bytesOf(hex);
        }
        EXPECT_FALSE(parseCbor(bytes)) << hex;
    }
}

} // namespace

} // namespace cimaise
