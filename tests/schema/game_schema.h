// The schema of a game's file, asked about documents.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
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

/// Expects every property to say what it is, and no object to take unknown keys.
void expectDescribed(const nlohmann::json& part, const std::string& where);

} // namespace cimaise
