// Validates documents with the schema of a game's file.
#pragma once

#include "validators/report/reading.h"

#include <memory>
#include <nlohmann/json.hpp>
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

    /// What the schema has against a document; empty: nothing.
    [[nodiscard]] std::string complaint(const nlohmann::json& document) const;
    [[nodiscard]] const nlohmann::json& text() const { return m_text; }

private:
    nlohmann::json m_text;
    std::shared_ptr<const valijson::Schema> m_schema;
};

/// The document with the value at a random pointer replaced or taken away.
nlohmann::json disturbed(nlohmann::json document, const std::vector<nlohmann::json>& values);

/// Expects every property and definition to say what it is, and no object to take unknown keys.
void expectDescribed(const GameSchema& schema);

/// Expects the schema to say of every list how long it may be, and the same as the reader.
void expectLimits(const GameSchema& schema, std::string_view game);

/// Expects the schema to take the game's readings and their options, and no others.
void expectReadings(const GameSchema& schema, std::span<const Reading> readings);

/// The ids of a catalogue's table, as the schema lists them.
template <class Table> nlohmann::json idsOf(const Table& table) {
    auto ids = nlohmann::json::array();
    for (const auto& entry : table) {
        ids.push_back(entry.id);
    }
    return ids;
}

} // namespace cimaise
