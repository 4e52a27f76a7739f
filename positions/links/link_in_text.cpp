// Lines that a chat has broken are joined as long as they begin with letters of a payload; the
// checksum of the payload tells where it ends.
#include "positions/links/link_in_text.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

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

std::optional<LinkParts> linkIn(std::string_view text) {
    const std::string visible = withoutInvisible(text);
    if (std::optional<LinkParts> parts = partsOf(visible)) {
        return parts;
    }
    // The address of a redirection contains that of the link.
    return partsOf(decodedPercent(visible));
}

} // namespace cimaise
