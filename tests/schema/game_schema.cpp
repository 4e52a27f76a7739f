// Loads a schema and validates with it.
#include "tests/schema/game_schema.h"

#include "tests/support/files.h"
#include "tests/support/long_lists.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <memory>
#include <rapidcheck.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace cimaise {

namespace {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

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
    : m_text(nlohmann::json::parse(
          readFile(sourceDir() / "schema" / fmt::format("{}.schema.json", game)))),
      m_schema(loaded(m_text)) {}

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
