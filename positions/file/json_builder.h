// Builds a document from a parser's events and reports an error with its position.
#pragma once

#include "positions/file/load_error.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

using Json = nlohmann::ordered_json;

/// Receives the events of a parser; stops at the first value that the file format does not allow.
class StrictBuilder : public nlohmann::json_sax<Json> {
public:
    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t& text) override;
    bool string(string_t& value) override { return spend(value.size()) && add(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return false; }

    bool start_object(std::size_t size) override;
    bool end_object() override { return close(); }
    bool start_array(std::size_t size) override;
    bool end_array() override { return close(); }
    bool key(string_t& name) override;

protected:
    /// Limits the memory of the document to `memory` bytes.
    explicit StrictBuilder(std::size_t memory = std::numeric_limits<std::size_t>::max())
        : m_memory(memory) {}

    /// Refuses the next value.
    bool refuse(Message reason) { return refuseAt(pointerHere(true), std::move(reason)); }
    /// Refuses the open container instead of the next value.
    bool refuseOpen(Message reason) { return refuseAt(pointerHere(false), std::move(reason)); }

    /// Document, or the reason why it is refused.
    tl::expected<Json, LoadError> built(bool parsed) &&;

private:
    /// Inserts a value: as root, next entry, or value of the last key. Null if there are too many
    /// entries.
    template <class T> Json* place(T&& value) {
        if (m_open.empty()) {
            m_root = std::forward<T>(value);
            return &m_root;
        }
        Json& parent = *m_open.back();
        if (!hasRoomIn(parent)) {
            return nullptr;
        }
        return parent.is_array() ? &parent.emplace_back(std::forward<T>(value))
                                 : &(parent[m_key] = std::forward<T>(value));
    }

    template <class T> bool add(T&& value) { return place(std::forward<T>(value)) != nullptr; }
    bool hasRoomIn(const Json& parent);
    bool open(Json container);
    bool close();
    bool spend(std::size_t bytes);
    bool refuseAt(std::string pointer, Message reason);
    [[nodiscard]] std::string pointerHere(bool withValue) const;

    Json m_root;
    std::vector<Json*> m_open; // pointers stay valid: only the innermost container grows
    std::string m_key;
    std::size_t m_memory; ///< bytes left
    LoadError m_refusal;
};

} // namespace cimaise
