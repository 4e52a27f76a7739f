// Decodes a link layer by layer from the outside in; the size of each layer is limited before it is
// decoded.
#include "validators/links/links.h"

#include "validators/layout/cbor_text.h"
#include "validators/layout/shown_text.h"
#include "validators/links/base64url.h"
#include "validators/links/deflated.h"

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
//% "This link is damaged or cut off: it cannot be decoded."
constexpr TextId otherLetters = CIMAISE_TEXT("link.other-letters");
//% "This link is damaged or cut off."
constexpr TextId damaged = CIMAISE_TEXT("link.damaged");
//% "This link contains more than {limit} MB, too much for a game."
constexpr TextId tooLarge = CIMAISE_TEXT("link.too-large");
//% "The link to this game would have {count} characters; the limit is {limit}."
constexpr TextId wouldBeTooLong = CIMAISE_TEXT("link.would-be-too-long");
//% "Cannot add a link to “{base}”: expected an address without “#”, spaces or control characters."
constexpr TextId noBase = CIMAISE_TEXT("link.no-base");

constexpr std::string_view scheme = "cimaise:";
constexpr std::string_view tableKind = "1/";
constexpr std::string_view boardKind = "1b/";
constexpr std::string_view space = " \t\r\n\v\f";

tl::unexpected<LoadError> refuse(TextId reason, std::vector<Argument> arguments = {}) {
    return tl::unexpected(
        LoadError{.pointer = {}, .reason = {.text = reason, .arguments = std::move(arguments)}});
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(space), text.size());
    return text.substr(begin, text.find_last_not_of(space) + 1 - begin);
}

bool beginsWithScheme(std::string_view text) {
    return std::ranges::equal(text.substr(0, scheme.size()), scheme, [](char one, char other) {
        return (one >= 'A' && one <= 'Z' ? one - 'A' + 'a' : one) == other;
    });
}

/// Start of the kind (`1/` or `1b/`) in the fragment of an address; npos if there is none.
std::size_t fragmentOf(std::string_view text) {
    for (std::size_t hash = text.find('#'); hash != std::string_view::npos;
         hash = text.find('#', hash + 1)) {
        const std::string_view after = text.substr(hash + 1);
        if (after.starts_with(tableKind) || after.starts_with(boardKind)) {
            return hash + 1;
        }
    }
    return std::string_view::npos;
}

/// Kind and payload of a link, without the address before them.
std::string_view withoutAddress(std::string_view link) {
    const std::size_t fragment = fragmentOf(link);
    return link.substr(fragment != std::string_view::npos ? fragment
                                                          : std::min(scheme.size(), link.size()));
}

tl::expected<Json, LoadError> readPayload(std::string_view payload) {
    const std::optional<std::string> bytes = readBase64url(payload);
    if (!bytes) {
        return refuse(otherLetters);
    }
    const tl::expected<std::string, NotInflated> document = inflated(*bytes);
    if (!document) {
        return document.error() == NotInflated::tooLarge
                   ? refuse(tooLarge, {{"limit", static_cast<int>(mostInflated / 1024 / 1024)}})
                   : refuse(damaged);
    }
    return parseCbor(*document);
}

/// Document of a link of that kind; the error for the other kind is `notThat`.
tl::expected<Json, LoadError> readLinkTo(std::string_view link, std::string_view kind,
                                         std::string_view otherOne, TextId notThat) {
    link = trimmed(link);
    if (link.size() > longestLink) {
        return refuse(tooLong, {{"limit", static_cast<int>(longestLink)}});
    }
    const std::string_view inner = withoutAddress(link);
    if (inner.starts_with(otherOne)) {
        return refuse(notThat);
    }
    if (!inner.starts_with(kind)) {
        return refuse(otherKind, {{"kind", shownText(inner.substr(0, inner.find('/') + 1))}});
    }
    return readPayload(inner.substr(kind.size()));
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
    link += kind;
    link += writeBase64url(deflated(writeCbor(document)));
    if (link.size() > longestLink) {
        return refuse(wouldBeTooLong, {{"count", static_cast<int>(link.size())},
                                       {"limit", static_cast<int>(longestLink)}});
    }
    return link;
}

} // namespace

bool isLink(std::string_view given) {
    return beginsWithScheme(trimmed(given)) || fragmentOf(given) != std::string_view::npos;
}

bool holdsLink(std::string_view text) { return !trimmed(text).starts_with('{') && isLink(text); }

bool isBoardLink(std::string_view link) {
    return withoutAddress(trimmed(link)).starts_with(boardKind);
}

tl::expected<std::string, LoadError> writeLink(const AnyCase& anyCase,
                                               const std::optional<std::string>& base) {
    return linkTo(tableKind, writeDocument(anyCase), base);
}

tl::expected<std::string, LoadError> writeLink(const BoardAlone& board,
                                               const std::optional<std::string>& base) {
    return linkTo(boardKind, writeBoard(board), base);
}

tl::expected<AnyCase, LoadError> readLink(std::string_view link) {
    return readLinkTo(link, tableKind, boardKind, boardAlone).and_then(readDocument);
}

tl::expected<BoardAlone, LoadError> readBoardLink(std::string_view link) {
    return readLinkTo(link, boardKind, tableKind, wholeTable).and_then(readBoard);
}

} // namespace cimaise
