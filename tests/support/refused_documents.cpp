// Derives each refused document from the valid one.
#include "tests/support/refused_documents.h"

#include "tests/support/files.h"

#include <charconv>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace cimaise {

namespace {

using Json = nlohmann::ordered_json;

std::filesystem::path fileOf(std::string_view game, std::string_view ending) {
    return sourceDir() / "tests" / "golden" / "refused" / fmt::format("{}{}", game, ending);
}

/// The text with each \xNN as the byte it stands for.
std::string withBytes(std::string text) {
    constexpr std::size_t length = 4;
    for (std::size_t at = 0; (at = text.find("\\x", at)) != std::string::npos; ++at) {
        unsigned char byte = 0;
        std::from_chars(text.data() + at + 2, text.data() + at + length, byte, 16);
        text.replace(at, length, 1, static_cast<char>(byte));
    }
    return text;
}

std::string textOf(const Json& parts) {
    if (parts.is_string()) {
        return withBytes(parts.get<std::string>());
    }
    std::string text;
    for (const Json& part : parts) {
        const auto times = part.is_array() ? part.at(1).get<std::size_t>() : 1;
        const std::string once = textOf(part.is_array() ? part.at(0) : part);
        for (std::size_t i = 0; i < times; ++i) {
            text += once;
        }
    }
    return text;
}

std::string edited(std::string text, const Json& edit) {
    const auto of = edit.at("of").get<std::string>();
    const std::size_t at = text.find(of);
    if (at == std::string::npos) {
        throw std::runtime_error("the lawful document has no " + of);
    }
    return text.replace(at, of.size(), textOf(edit.at("to")));
}

std::string patched(std::string_view lawful, const Json& fault) {
    Json document = Json::parse(lawful).patch(fault.value("patch", Json::array()));
    if (fault.contains("many")) {
        const Json& many = fault["many"];
        document[Json::json_pointer{many.at("path").get<std::string>()}] =
            Json::array_t(many.at("times").get<std::size_t>(), many.at("value"));
    }
    return document.dump(2);
}

std::string brokenBy(std::string_view lawful, const Json& fault) {
    if (fault.contains("whole")) {
        return textOf(fault["whole"]);
    }
    return fault.contains("edit") ? edited(std::string{lawful}, fault["edit"])
                                  : patched(lawful, fault);
}

} // namespace

std::string lawfulDocument(std::string_view game) { return readFile(fileOf(game, ".cimaise")); }

std::vector<RefusedDocument> refusedDocuments(std::string_view game) {
    const std::string lawful = lawfulDocument(game);
    std::vector<RefusedDocument> documents;
    for (const Json& fault : Json::parse(readFile(fileOf(game, ".faults.json")))) {
        documents.push_back({.name = fault.at("name"),
                             .text = brokenBy(lawful, fault),
                             .pointer = fault.at("pointer"),
                             .reason = fault.at("text")});
    }
    return documents;
}

} // namespace cimaise
