// Validates documents with the schema of a game's file.
#pragma once

#include "positions/cases.h"

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace valijson {
class Schema;
}

namespace cimaise {

class GameSchema {
public:
    explicit GameSchema(std::string_view game);

    /// Errors of a document against the schema; empty if valid.
    [[nodiscard]] std::string complaint(const nlohmann::json& document) const;
    [[nodiscard]] const nlohmann::json& text() const { return m_text; }

private:
    nlohmann::json m_text;
    std::shared_ptr<const valijson::Schema> m_schema;
};

/// Examples of a game for the tests that are common to all games.
struct SchemaExamples {
    std::vector<nlohmann::json> values;    ///< for disturbed(), in addition to `commonValues`
    std::set<std::string> beyondTheSchema; ///< refused documents with errors no schema can express
};

/// Examples by the id of the game; each game adds its own.
std::map<std::string_view, SchemaExamples>& schemaExamples();

/// Document with the value at a random pointer replaced or removed.
nlohmann::json disturbed(nlohmann::json document, const std::vector<nlohmann::json>& values);

/// Expects every property and definition to have a description, and objects to refuse unknown keys.
void expectDescribed(const GameSchema& schema);

/// Expects every list of the schema to have the same length limit as the reader.
void expectLimits(const GameSchema& schema, std::string_view game);

/// Expects the schema to allow the game's readings and their options, and no others.
void expectReadings(const GameSchema& schema, std::span<const Reading> readings);

/// Ids of a catalogue's table, in the form of the schema.
template <class Table> nlohmann::json idsOf(const Table& table) {
    auto ids = nlohmann::json::array();
    for (const auto& entry : table) {
        ids.push_back(entry.id);
    }
    return ids;
}

} // namespace cimaise
