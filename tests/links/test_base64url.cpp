// Tests base64url: the examples of RFC 4648, section 10, and that each has one form only.
#include "positions/links/base64url.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise {

namespace {

TEST(Base64url, MatchesStandardExamples) {
    const std::pair<std::string, std::string> examples[] = {
        {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
        {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}, {"\xFB\xFF\xFE", "-__-"}};
    for (const auto& [bytes, text] : examples) {
        EXPECT_EQ(writeBase64url(bytes), text);
        EXPECT_EQ(readBase64url(text), bytes);
    }
}

TEST(Base64url, RejectsOtherEncodings) {
    for (const std::string text : {"Z", "Zg==", "Zg=", "Zh", "Zm9", "Zm9v=", "Zm9vZ", "Zm 9v",
                                   " Zm9v", "Zm9v\n", "+/+/", "Zm9\xC3"}) {
        EXPECT_EQ(readBase64url(text), std::nullopt) << text;
    }
}

RC_GTEST_PROP(Base64url, ReadsBackWrittenBytes, (const std::string& bytes)) {
    RC_ASSERT(readBase64url(writeBase64url(bytes)) == bytes);
}

RC_GTEST_PROP(Base64url, WritesBackReadText, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string{"AQgw_-9"}));
    if (const auto bytes = readBase64url(text)) {
        RC_ASSERT(writeBase64url(*bytes) == text);
    }
}

} // namespace

} // namespace cimaise
