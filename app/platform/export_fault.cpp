// Recognises each export by its beginning or by keys that no game has.
#include "app/platform/export_fault.h"

namespace cimaise {

namespace {

//% "This is a table of results (.csv), not a game. A spreadsheet opens it."
constexpr TextId csv = CIMAISE_TEXT("file.export.csv");
//% "This is a file for BG Stats (.bgsplay): results without boards. BG Stats opens it."
constexpr TextId bgsplay = CIMAISE_TEXT("file.export.bgsplay");
//% "This is a list of games for other programs (.jsonl), not a game. To move games to another device, export an archive (.cimaises)."
constexpr TextId jsonl = CIMAISE_TEXT("file.export.jsonl");
//% "This is an archive of several games (.cimaises). Import it in the Cimaise window."
constexpr TextId archive = CIMAISE_TEXT("file.export.archive");

constexpr std::string_view zipBegin = "PK\x03\x04";
constexpr std::string_view archiveHead = "cimaise.jsonl";
constexpr std::string_view csvHead = "id,game,date,title,player,";

bool holds(std::string_view text, std::string_view key) {
    return text.find(key) != std::string_view::npos;
}

/// True if the text is an object with both keys; `text` ends with the object.
bool isObjectWith(std::string_view text, std::string_view one, std::string_view other) {
    return text.starts_with('{') && holds(text, one) && holds(text, other);
}

std::optional<TextId> exportIn(std::string_view text) {
    if (text.starts_with(csvHead)) {
        return csv;
    }
    if (text.starts_with(zipBegin) && holds(text, archiveHead)) {
        return archive;
    }
    if (isObjectWith(text, "\"plays\":", "\"userInfo\":")) {
        return bgsplay;
    }
    if (isObjectWith(text.substr(0, text.find('\n')), "\"document\":", "\"origin\":")) {
        return jsonl;
    }
    return std::nullopt;
}

} // namespace

std::optional<LoadError> exportFault(std::string_view text) {
    const std::optional<TextId> reason = exportIn(text);
    return reason ? std::optional{LoadError{.pointer = {}, .reason = {.text = *reason}}}
                  : std::nullopt;
}

} // namespace cimaise
