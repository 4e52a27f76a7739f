// Fuzzes each layer of a link: the link, the stream behind its letters, and the document in that
// stream, of a game and of a single board. Accepted input has one form, the position survives, and
// a board can be added to its own game.
#include "positions/boards/add_board.h"
#include "positions/file/cbor_text.h"
#include "positions/links/base64url.h"
#include "positions/links/deflated.h"
#include "positions/links/links.h"
#include "tests/fuzz/expect.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>

namespace {

using namespace cimaise;

std::string linkTo(std::string_view kind, std::string_view stream) {
    return std::string{kind} + writeBase64url(stream);
}

/// Every board of a table comes back as a link, and changes nothing where it is laid over itself.
void checkBoards(const AnyCase& table) {
    for (int side = 0; side < std::min(sideCount(table), 5); ++side) {
        const auto board = boardOf(table, side);
        if (!board) {
            continue; // there are fewer boards than players
        }
        const auto link = writeLink(*board);
        expect(!link || readBoardLink(*link) == *board, "a board comes back");
        const BoardAdditionResult laid = joined(table, *board, {.side = side, .replaces = true});
        const auto* const same = std::get_if<AnyCase>(&laid);
        expect(same != nullptr, "a board lies on its own table");
        expect(boardOf(*same, side) == *board, "a board that was laid in is there");
    }
}

void checkBoardLink(std::string_view link) {
    const auto read = readBoardLink(link);
    if (!read) {
        expect(!read.error().reason.text.empty(), "a refusal has a reason");
        return;
    }
    expect(readBoard(writeBoard(*read)) == *read, "a board that was written is what was read");
    checkBoards(read->table);
}

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
    checkBoards(*read);
    auto again = readLink(*written);
    expect(again.has_value(), "what was written can be read");
    const GameHeader& evening = headerOf(*read); // of which links leave out most
    GameHeader& linked = headerOf(*again);
    expect(linked.played == evening.played, "a link keeps the day");
    linked = evening;
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
    checkBoardLink(bytes);
    for (const auto& stream : {bytes, deflated(bytes)}) {
        checkLink(linkTo("cimaise:1/", stream));
        checkBoardLink(linkTo("cimaise:1b/", stream));
    }
    return 0;
}
