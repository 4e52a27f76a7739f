// Throws bytes at each layer of a link: as a link, as a stream behind its letters, and as a
// document in that stream. What is taken has one form, and the position comes back.
#include "tests/fuzz/expect.h"
#include "validators/layout/cbor_text.h"
#include "validators/links/base64url.h"
#include "validators/links/deflated.h"
#include "validators/links/links.h"

#include <cstdint>
#include <nlohmann/json.hpp>

namespace {

using namespace cimaise;

std::string linkTo(std::string_view stream) { return "cimaise:1/" + writeBase64url(stream); }

void checkLink(std::string_view link) {
    expect(!isLink(link) || holdsLink(link) || link.find('{') != std::string_view::npos,
           "a link stays one on standard input");
    const auto read = readLink(link);
    if (!read) {
        expect(!read.error().reason.text.empty(), "a refusal has a reason");
        return;
    }
    const auto written = writeLink(*read);
    if (!written) {
        return; // another could be shorter than ours
    }
    const auto again = readLink(*written);
    expect(again.has_value(), "what was written can be read");
    expect(writeDocument(*again) == writeDocument(*read), "what was written is what was read");
}

void checkLetters(std::string_view text) {
    if (const auto bytes = readBase64url(text)) {
        expect(writeBase64url(*bytes) == text, "letters have one form");
    }
}

void checkDocument(std::string_view bytes) {
    if (const auto document = parseCbor(bytes)) {
        expect(writeCbor(*document) == bytes, "a document has one form");
    }
}

void checkStream(std::string_view bytes) {
    if (const auto content = inflated(bytes)) {
        expect(content->size() <= mostInflated, "nothing is inflated beyond the limit");
        expect(inflated(deflated(*content)) == content, "what is deflated can be inflated");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes{data, data + size};
    checkLink(bytes);
    checkLetters(bytes);
    checkDocument(bytes);
    checkStream(bytes);
    checkLink(linkTo(bytes));
    checkLink(linkTo(deflated(bytes)));
    return 0;
}
