// Decodes a link layer by layer from the outside in; the size of each layer is limited before it is
// decoded.
#include "positions/links/links.h"

#include "positions/file/cbor_text.h"
#include "positions/file/game_file.h"
#include "positions/links/base64url.h"
#include "positions/links/deflated.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <array>
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

constexpr std::string_view linkScheme = "cimaise:";
constexpr std::string_view lineEnds = "\r\n";
/// Between the lines of a quoted mail.
constexpr std::string_view betweenLines = " \t\r\n\v\f>";

/// Characters without a width, which chats insert where a line may break: U+00AD, U+200B–U+200F,
/// U+202A–U+202E, U+2060– U+2069 and U+FEFF, in UTF-8.
std::size_t invisibleAt(std::string_view text) {
    if (text.starts_with("\xC2\xAD")) {
        return 2;
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
        return 3;
    }
    if (text.size() < 3 || text[0] != '\xE2') {
        return 0;
    }
    const auto last = static_cast<unsigned char>(text[2]);
    const bool general =
        text[1] == '\x80' && ((last >= 0x8B && last <= 0x8F) || (last >= 0xAA && last <= 0xAE));
    const bool joiner = text[1] == '\x81' && last >= 0xA0 && last <= 0xA9;
    return general || joiner ? 3 : 0;
}

std::string withoutInvisible(std::string_view text) {
    std::string visible;
    visible.reserve(text.size());
    while (!text.empty()) {
        const std::size_t invisible = invisibleAt(text);
        if (invisible == 0) {
            visible += text.front();
        }
        text.remove_prefix(std::max<std::size_t>(invisible, 1));
    }
    return visible;
}

bool isLetterOrDigit(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9');
}

bool isOfPayload(char letter) { return isLetterOrDigit(letter) || letter == '-' || letter == '_'; }

bool isScheme(std::string_view text) {
    return std::ranges::equal(
        text.substr(0, linkScheme.size()), linkScheme, [](char one, char other) {
            return (one >= 'A' && one <= 'Z' ? one - 'A' + 'a' : one) == other;
        });
}

/// Start of the kind of the first link from `from` on; npos without a link.
std::size_t kindAfter(std::string_view text, std::size_t from) {
    for (std::size_t i = from; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        if (rest.starts_with("#1/") || rest.starts_with("#1b/")) {
            return i + 1;
        }
        const bool inside =
            i > 0 && (isLetterOrDigit(text[i - 1]) || text[i - 1] == '/' || text[i - 1] == '.');
        if (!inside && isScheme(rest)) {
            return i + linkScheme.size();
        }
    }
    return std::string_view::npos;
}

std::string payloadOf(std::string_view text) {
    std::string payload;
    while (!text.empty() && payload.size() <= longestLink) {
        const auto end = std::ranges::find_if_not(text, isOfPayload);
        const auto length = static_cast<std::size_t>(end - text.begin());
        payload += text.substr(0, std::min(length, longestLink + 1 - payload.size()));
        text.remove_prefix(length);
        const std::size_t next = std::min(text.find_first_not_of(betweenLines), text.size());
        if (length == 0 || text.substr(0, next).find_first_of(lineEnds) == std::string_view::npos) {
            break;
        }
        text.remove_prefix(next);
    }
    return payload;
}

/// Parts of a link whose kind is at the beginning of the text; empty without a kind.
LinkParts partsAt(std::string_view text) {
    const auto slash = std::ranges::find_if_not(text, isLetterOrDigit);
    if (slash == text.end() || *slash != '/') {
        return {};
    }
    const auto length = static_cast<std::size_t>(slash - text.begin());
    return {.kind = std::string{text.substr(0, length)},
            .payload = payloadOf(text.substr(length + 1))};
}

/// The link with the longest payload: “Game #1/3” in the words around it is none.
std::optional<LinkParts> partsOf(std::string_view text) {
    std::optional<LinkParts> longest;
    for (std::size_t i = kindAfter(text, 0); i != std::string_view::npos; i = kindAfter(text, i)) {
        LinkParts parts = partsAt(text.substr(i));
        if (!longest || parts.payload.size() > longest->payload.size()) {
            longest = std::move(parts);
        }
    }
    return longest;
}

/// The text with the percent-encoded letters of a link decoded.
std::string decodedPercent(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    while (!text.empty()) {
        const bool isSign =
            text.starts_with("%23") || text.starts_with("%2F") || text.starts_with("%3A");
        decoded += !isSign ? text.front() : text[2] == '3' ? '#' : text[2] == 'F' ? '/' : ':';
        text.remove_prefix(isSign ? 3 : 1);
    }
    return decoded;
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

std::optional<LinkParts> linkIn(std::string_view text) {
    const std::string visible = withoutInvisible(text);
    if (std::optional<LinkParts> parts = partsOf(visible)) {
        return parts;
    }
    // The address of a redirection contains that of the link.
    return partsOf(decodedPercent(visible));
}

} // namespace cimaise
