// Rejects zip bombs, which claim or contain far more data than their compressed size allows:
// archives by Cimaise are compressed 20 to 1 at most.
#include "app/transfer/archive_head.h"

#include "app/platform/file_text.h"
#include "app/texts/qt_texts.h"
#include "positions/text/shown_text.h"

#include <tuple>

namespace cimaise::archive {

namespace {

//% "This archive was written by a newer version of Cimaise."
constexpr TextId newer = CIMAISE_TEXT("archive.newer");
//% "The archive contains “{name}”, which does not belong in a Cimaise archive. Nothing was imported."
constexpr TextId foreign = CIMAISE_TEXT("archive.foreign");
//% "The archive contains far more data than its games could need (“{name}”). Nothing was imported."
constexpr TextId tooLarge = CIMAISE_TEXT("archive.too-large");

/// Maximum number of bytes that a compressed byte expands to, and size that even a small archive
/// may have.
constexpr std::uint64_t mostPerByte = 100;
constexpr std::uint64_t allowance = std::uint64_t{64} * 1024 * 1024;

tl::unexpected<LoadError> refuse(TextId reason, const std::string& name = {}) {
    return refuseFile({.text = reason, .arguments = {{"name", shownText(name)}}});
}

std::optional<Head::Game> readGame(const Json& json) {
    const auto origin = QUuid::fromString(toQt(json.at("origin").get<std::string>()));
    const Json& match = json.at("match");
    if (!match.is_null() && !match.is_number_integer()) {
        return std::nullopt;
    }
    return Head::Game{.origin = origin,
                      .match = match.is_null() ? std::nullopt
                                               : std::optional<qint64>{match.get<qint64>()}};
}

/// Splits a text into lines and parses each as JSON.
class LinesOf {
public:
    explicit LinesOf(std::string_view text) : m_text(text) {}

    [[nodiscard]] bool isAtEnd() const { return m_text.empty(); }
    tl::expected<Json, LoadError> next() {
        const std::size_t end = m_text.find('\n');
        const std::string_view line = m_text.substr(0, end);
        m_text.remove_prefix(std::min(m_text.size(), line.size() + 1));
        return parseJson(line);
    }

private:
    std::string_view m_text;
};

tl::expected<Head, LoadError> readLines(std::string_view text) {
    LinesOf lines{text};
    const tl::expected<Json, LoadError> first = lines.next();
    if (!first || !first->is_object()) {
        return refuse(noArchive);
    }
    if (first->at("cimaises").get<int>() > version) {
        return refuse(newer);
    }
    Head head{.games = {}, .people = first->at("people"), .settings = first->at("settings")};
    while (!lines.isAtEnd()) {
        const tl::expected<Json, LoadError> line = lines.next();
        const auto game = line && line->is_object() ? readGame(*line) : std::nullopt;
        if (!game || std::ssize(head.games) == mostGames) {
            return refuse(noArchive);
        }
        head.games.push_back(*game);
    }
    return head;
}

/// Sort key: games in order; within a game its position, history and photos.
auto placeOf(const Entry& entry) {
    return std::tuple{entry.game, static_cast<int>(entry.kind), entry.photo};
}

} // namespace

tl::expected<Head, LoadError> readHead(ZipReader& zip) {
    const auto header = zip.next();
    if (!header || !*header || entryOf((*header)->name).kind != Entry::Kind::head) {
        return refuse(noArchive);
    }
    const tl::expected<std::string, LoadError> text = zip.read(largestList);
    try {
        return text ? readLines(*text) : tl::expected<Head, LoadError>{refuse(noArchive)};
    } catch (const Json::exception&) {
        return refuse(noArchive);
    }
}

tl::expected<void, LoadError> EntryValidator::check(const ZipReader::Header& header) {
    const Entry entry = entryOf(header.name);
    if (!header.isPlain || entry.kind == Entry::Kind::foreign) {
        return refuse(foreign, header.name);
    }
    if (placeOf(entry) <= placeOf(m_before)) {
        return refuse(noArchive);
    }
    m_before = entry;
    m_claimed += header.size;
    if (header.size > sizeLimitOf(entry.kind) || m_claimed > allowance + mostPerByte * m_fileSize) {
        return refuse(tooLarge, header.name);
    }
    return {};
}

} // namespace cimaise::archive
