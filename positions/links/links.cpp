// Decodes a link layer by layer from the outside in; the size of each layer is limited before it is
// decoded.
#include "positions/links/links.h"

#include "positions/file/cbor_text.h"
#include "positions/file/game_file.h"
#include "positions/links/base64url.h"
#include "positions/links/deflated.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

//% "This link has more than {limit} characters, too many for a game."
constexpr TextId tooLong = CIMAISE_TEXT("link.too-long");
//% "This version of Cimaise cannot read this link: expected “1/” or “1b/”, found “{kind}”."
constexpr TextId otherKind = CIMAISE_TEXT("link.other-kind");
//% "This link contains a single board, not a whole game."
constexpr TextId boardAlone = CIMAISE_TEXT("link.board-alone");
//% "This link contains a whole game, not a single board."
constexpr TextId wholeTable = CIMAISE_TEXT("link.whole-table");
//% "This link is damaged or cut off."
constexpr TextId damaged = CIMAISE_TEXT("link.damaged");
//% "This link contains more than {limit} MB, too much for a game."
constexpr TextId tooLarge = CIMAISE_TEXT("link.too-large");
//% "The link to this game would have {count} characters; the limit is {limit}."
constexpr TextId wouldBeTooLong = CIMAISE_TEXT("link.would-be-too-long");
//% "Cannot add a link to “{base}”: expected an address without “#”, spaces or control characters."
constexpr TextId noBase = CIMAISE_TEXT("link.no-base");

constexpr std::string_view scheme = "cimaise:";
constexpr std::string_view tableKind = "1";
constexpr std::string_view boardKind = "1b";

tl::unexpected<LoadError> refuse(TextId reason, std::vector<Argument> arguments = {}) {
    return tl::unexpected(
        LoadError{.pointer = {}, .reason = {.text = reason, .arguments = std::move(arguments)}});
}

/// Bytes of a payload; letters behind it that do not fill a byte are left out.
std::string decoded(std::string_view payload) {
    std::optional<std::string> bytes = readBase64url(payload);
    while (!bytes) {
        payload.remove_suffix(1);
        bytes = readBase64url(payload);
    }
    return *std::move(bytes);
}

tl::expected<Json, LoadError> readPayload(std::string_view payload) {
    const tl::expected<std::string, NotInflated> document = inflated(decoded(payload));
    if (!document) {
        return document.error() == NotInflated::tooLarge
                   ? refuse(tooLarge, {{"limit", static_cast<int>(mostInflated / 1024 / 1024)}})
                   : refuse(damaged);
    }
    return parseCbor(*document);
}

/// Document of a link of that kind; the error for the other kind is `notThat`.
tl::expected<Json, LoadError> readLinkTo(std::string_view text, std::string_view kind,
                                         std::string_view otherOne, TextId notThat) {
    const LinkParts link = linkIn(text).value_or(LinkParts{});
    if (scheme.size() + link.kind.size() + 1 + link.payload.size() > longestLink) {
        return refuse(tooLong, {{"limit", static_cast<int>(longestLink)}});
    }
    if (link.kind == otherOne) {
        return refuse(notThat);
    }
    if (link.kind != kind) {
        return refuse(otherKind, {{"kind", shownText(link.kind + '/')}});
    }
    return readPayload(link.payload);
}

/// Document of a position as a link contains it, without the keys about the evening.
Json linkedDocument(const AnyCase& anyCase) {
    Json document = writeDocument(anyCase);
    for (const std::string_view key : unlinkedKeys) {
        document.erase(std::string{key});
    }
    return document;
}

/// True if a link with this base has one `#` and no blanks or control characters, so that the link
/// can be found in a text.
bool canBeBase(std::string_view base) {
    return std::ranges::none_of(base, [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return letter == '#' || byte <= ' ' || byte == 0x7F;
    });
}

tl::expected<std::string, LoadError> linkTo(std::string_view kind, const Json& document,
                                            const std::optional<std::string>& base) {
    if (base && !canBeBase(*base)) {
        return refuse(noBase, {{"base", shownText(*base)}});
    }
    std::string link = base ? *base + '#' : std::string{scheme};
    (link += kind) += '/';
    link += writeBase64url(deflated(writeCbor(document)));
    if (link.size() > longestLink) {
        return refuse(wouldBeTooLong, {{"count", static_cast<int>(link.size())},
                                       {"limit", static_cast<int>(longestLink)}});
    }
    return link;
}

} // namespace

bool isLink(std::string_view given) { return linkIn(given).has_value(); }

bool holdsLink(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n\v\f"), text.size());
    return !text.substr(begin).starts_with('{') && isLink(text);
}

bool isBoardLink(std::string_view link) {
    const std::optional<LinkParts> parts = linkIn(link);
    return parts && parts->kind == boardKind;
}

tl::expected<std::string, LoadError> writeLink(const AnyCase& anyCase,
                                               const std::optional<std::string>& base) {
    return linkTo(tableKind, linkedDocument(anyCase), base);
}

tl::expected<std::string, LoadError> writeLink(const SingleBoard& board,
                                               const std::optional<std::string>& base) {
    return linkTo(boardKind, writeBoard(board), base);
}

tl::expected<AnyCase, LoadError> readLink(std::string_view link) {
    return readLinkTo(link, tableKind, boardKind, boardAlone).and_then(readDocument);
}

tl::expected<SingleBoard, LoadError> readBoardLink(std::string_view link) {
    return readLinkTo(link, boardKind, tableKind, wholeTable).and_then(readBoard);
}

} // namespace cimaise
