// Loads a schema and validates with it.
#include "tests/schema/game_schema.h"

#include "tests/support/files.h"
#include "tests/support/long_lists.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <memory>
#include <rapidcheck.h>
#include <set>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace cimaise {

namespace {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

nlohmann::json schemaFile(std::string_view name) {
    return nlohmann::json::parse(
        readFile(sourceDir() / "schema" / fmt::format("{}.schema.json", name)));
}

/// References to this file's own parts then point into it where it stands as a part of another.
void moveReferences(nlohmann::json& part, const std::string& home,
                    std::set<std::string>& mentioned) {
    if (part.is_object() && part.contains("$ref")) {
        auto& reference = part["$ref"].get_ref<std::string&>();
        const auto end = reference.find(".schema.json#");
        if (end != std::string::npos) { // into another file
            const std::string file = reference.substr(0, end);
            mentioned.insert(file);
            reference = "#/files/" + file + reference.substr(reference.find('#') + 1);
        } else {
            reference = home + reference.substr(1);
        }
    }
    for (auto& inner : part) {
        if (inner.is_structured()) {
            moveReferences(inner, home, mentioned);
        }
    }
}

/// The schema with those that it refers to inside: valijson opens no files.
nlohmann::json bundled(nlohmann::json schema) {
    std::set<std::string> mentioned;
    moveReferences(schema, "#", mentioned);
    std::set<std::string> none;
    for (const std::string& name : mentioned) {
        nlohmann::json file = schemaFile(name);
        moveReferences(file, "#/files/" + name, none);
        schema["files"][name] = std::move(file);
    }
    return schema;
}

std::shared_ptr<const valijson::Schema> loaded(const nlohmann::json& text) {
    auto schema = std::make_shared<valijson::Schema>();
    valijson::SchemaParser{valijson::SchemaParser::kDraft7}.populateSchema(Adapter{text}, *schema);
    return schema;
}

/// Expects it of this part and what is in it.
void expectPartsDescribed(const nlohmann::json& part, const std::string& where) {
    if (!part.is_object()) {
        return;
    }
    if (part.contains("properties") && part.value("type", "") == "object") {
        EXPECT_EQ(part.value("additionalProperties", true), false) << where;
        for (const auto& [key, property] : part["properties"].items()) {
            EXPECT_FALSE(property.value("description", "").empty()) << where << "/" << key;
        }
    }
    for (const auto& [key, inner] : part.items()) {
        expectPartsDescribed(inner, fmt::format("{}/{}", where, key));
        for (std::size_t i = 0; inner.is_array() && i < inner.size(); ++i) {
            expectPartsDescribed(inner[i], fmt::format("{}/{}/{}", where, key, i));
        }
    }
}

/// Expects it of this part and what is in it.
void expectListsBounded(const nlohmann::json& part, const std::string& where) {
    if (!part.is_structured()) {
        return;
    }
    if (part.is_object() && part.value("type", nlohmann::json{}) == "array") {
        EXPECT_TRUE(part.contains("maxItems")) << where;
    }
    for (const auto& [key, inner] : part.items()) {
        expectListsBounded(inner, fmt::format("{}/{}", where, key));
    }
}

} // namespace

GameSchema::GameSchema(std::string_view game)
    : m_text(schemaFile(game)), m_schema(loaded(bundled(m_text))) {}

std::string GameSchema::complaint(const nlohmann::json& document) const {
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(*m_schema, Adapter{document}, &results)) {
        return {};
    }
    std::string text = "refused";
    for (valijson::ValidationResults::Error error; results.popError(error);) {
        text += "; " + error.description;
    }
    return text;
}

std::map<std::string_view, SchemaExamples>& schemaExamples() {
    static std::map<std::string_view, SchemaExamples> all;
    return all;
}

nlohmann::json disturbed(nlohmann::json document, const std::vector<nlohmann::json>& values) {
    using Pointer = nlohmann::json::json_pointer;
    std::vector<Pointer> pointers;
    const nlohmann::json flat = document.flatten();
    for (const auto& [pointer, value] : flat.items()) {
        for (Pointer at{pointer}; !at.empty(); at = at.parent_pointer()) {
            pointers.push_back(at);
        }
    }
    const Pointer where = *rc::gen::elementOf(pointers);
    nlohmann::json& parent = document[where.parent_pointer()];
    if (parent.is_object() && *rc::gen::inRange(0, 3) == 0) {
        parent.erase(where.back());
    } else {
        document[where] = *rc::gen::elementOf(values);
    }
    return document;
}

void expectDescribed(const GameSchema& schema) {
    expectPartsDescribed(schema.text(), "");
    for (const auto& [name, definition] : schema.text().at("definitions").items()) {
        EXPECT_FALSE(definition.value("description", "").empty()) << name;
    }
}

void expectLimits(const GameSchema& schema, std::string_view game) {
    expectListsBounded(schema.text(), "");
    int tried = 0;
    for (const LongList& list : longLists()) {
        if (list.game == game) {
            ++tried;
            EXPECT_EQ(schema.complaint(list.with(list.most)), "") << list.pointer;
            EXPECT_NE(schema.complaint(list.with(list.most + 1)), "") << list.pointer;
        }
    }
    EXPECT_GT(tried, 0);
}

void expectReadings(const GameSchema& schema, std::span<const Reading> readings) {
    auto stated = nlohmann::json::object();
    for (const auto& [id, reading] :
         schema.text()["properties"]["readings"]["properties"].items()) {
        stated[id] = reading["enum"];
    }
    auto expected = nlohmann::json::object();
    for (const Reading& reading : readings) {
        expected[std::string{reading.id}] = idsOf(reading.options);
    }
    EXPECT_EQ(stated, expected);
}

} // namespace cimaise
