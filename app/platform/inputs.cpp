// Distinguishes links from files; standard input may hold either.
#include "app/platform/inputs.h"

#include "app/platform/file_text.h"
#include "positions/file/json_text.h"
#include "positions/links/links.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

namespace cimaise {

namespace {

//% "This is a table of results (.csv), not a game. A spreadsheet opens it."
constexpr TextId csvFile = CIMAISE_TEXT("file.export.csv");
//% "This is a file for BG Stats (.bgsplay): results without boards. Open it in the window or in BG Stats."
constexpr TextId bgsplayFile = CIMAISE_TEXT("file.export.bgsplay");
//% "This is a list of games for other programs (.jsonl), not a game. To move games to another device, export an archive (.cimaises)."
constexpr TextId jsonlFile = CIMAISE_TEXT("file.export.jsonl");
//% "This is an archive of several games (.cimaises). Import it in the Cimaise window."
constexpr TextId archiveFile = CIMAISE_TEXT("file.export.archive");

constexpr std::string_view zipBegin = "PK\x03\x04";
constexpr std::string_view archiveHead = "cimaise.jsonl";

bool holds(std::string_view text, std::string_view key) {
    return text.find(key) != std::string_view::npos;
}

/// True if the text is an object with both keys; `text` ends with the object.
bool isObjectWith(std::string_view text, std::string_view one, std::string_view other) {
    return text.starts_with('{') && holds(text, one) && holds(text, other);
}

/// True if the text begins like a table of results, with any separator.
bool isResultTable(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF"; // older versions wrote none
    text.remove_prefix(text.starts_with(mark) ? mark.size() : 0);
    // the first headings in English and French: see app/transfer/results_csv.cpp
    for (const std::string names : {"id,game,date,title,player,", "id,jeu,date,titre,joueur,"}) {
        for (const char separator : {',', ';', '\t'}) {
            std::string head = names;
            std::ranges::replace(head, ',', separator);
            if (text.starts_with(head)) {
                return true;
            }
        }
    }
    return false;
}

/// Kind of export that the text is, recognised by its beginning or by keys that no game has: a
/// table of results, a play file of BG Stats, a list of games as JSON Lines, or an archive.
std::optional<TextId> exportIn(std::string_view text) {
    if (isResultTable(text)) {
        return csvFile;
    }
    if (text.starts_with(zipBegin) && holds(text, archiveHead)) {
        return archiveFile;
    }
    if (isObjectWith(text, "\"plays\":", "\"userInfo\":")) {
        return bgsplayFile;
    }
    if (isObjectWith(text.substr(0, text.find('\n')), "\"document\":", "\"origin\":")) {
        return jsonlFile;
    }
    return std::nullopt;
}

/// A link, or the text of a document, as given by the user.
struct Content {
    std::string text;
    bool isLink = false;
};

tl::expected<Content, LoadError> contentOf(const std::string& given) {
    std::error_code error;
    if (isLink(given) && !std::filesystem::exists(given, error)) {
        return Content{.text = given, .isLink = true};
    }
    const bool standardInput = given == "-";
    return (standardInput ? readStandardInput() : readFile(given)).map([&](std::string text) {
        const bool link = standardInput && holdsLink(text);
        return Content{.text = std::move(text), .isLink = link};
    });
}

/// Replaces the error by a sentence of its own if the text is an export of Cimaise.
auto unlessExport(std::string_view text) {
    return [text](LoadError error) {
        const std::optional<TextId> reason = exportIn(text);
        return reason ? LoadError{.pointer = {}, .reason = {.text = *reason}} : std::move(error);
    };
}

GameOrBoard asTable(AnyCase table) { return table; }
GameOrBoard asBoard(SingleBoard board) { return board; }

tl::expected<GameOrBoard, LoadError> eitherOf(const Content& content) {
    if (content.isLink) {
        return isBoardLink(content.text) ? readBoardLink(content.text).map(asBoard)
                                         : readLink(content.text).map(asTable);
    }
    return parseJson(content.text)
        .and_then([](Json document) {
            return isBoardDocument(document) ? readBoard(std::move(document)).map(asBoard)
                                             : readDocument(document).map(asTable);
        })
        .map_error(unlessExport(content.text));
}

} // namespace

tl::expected<AnyCase, LoadError> readPosition(const std::string& given) {
    return contentOf(given).and_then([](const Content& content) {
        return content.isLink ? readLink(content.text)
                              : readCase(content.text).map_error(unlessExport(content.text));
    });
}

tl::expected<SingleBoard, LoadError> readSingleBoard(const std::string& given) {
    return contentOf(given).and_then([](const Content& content) {
        return content.isLink ? readBoardLink(content.text)
                              : readBoardText(content.text).map_error(unlessExport(content.text));
    });
}

tl::expected<GameOrBoard, LoadError> readGameOrBoard(const std::string& given) {
    return contentOf(given).and_then(eitherOf);
}

tl::expected<GameOrBoard, LoadError> readGameOrBoardFile(const std::string& path) {
    return readFile(path).and_then([](std::string text) {
        const bool link = holdsLink(text);
        return eitherOf({.text = std::move(text), .isLink = link});
    });
}

tl::expected<GameOrBoard, LoadError> readGameOrBoardText(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    const bool document = begin != std::string_view::npos && text[begin] == '{';
    return eitherOf({.text = std::string{text}, .isLink = !document});
}

} // namespace cimaise
