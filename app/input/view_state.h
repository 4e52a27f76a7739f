// Stored view of a game: fields of its input state as a JSON object, which another version may have
// written.
#pragma once

#include "positions/file/json_text.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

/// Parses a JSON object; nullopt for any other text.
std::optional<Json> readViewState(std::string_view text);

/// Writes fields to a JSON object, or reads them from it: a missing or unusable value leaves a
/// field unchanged. An optional field is written if it has a value, and empty if none is read.
class ViewFields {
public:
    ViewFields(Json& object, bool reads) : m_object(object), m_reads(reads) {}

    /// Number from 0 to `most`; when read, the nearest of these.
    void number(const std::string& key, int& value, int most);
    /// Number from 1 to `most`.
    void number(const std::string& key, std::optional<int>& value, int most);
    /// Two numbers from 1 to `most`.
    void pair(const std::string& key, int& first, int& second, int most);
    /// Flag or text.
    template <class Value> void plain(const std::string& key, Value& value) {
        Json& stored = m_object[key];
        if (!m_reads) {
            stored = value;
        } else if (stored.type() == Json(value).type()) {
            stored.get_to(value);
        }
    }

    /// Index in `ids`, stored as the id that `idOf` returns for the entry.
    template <class Index, class Ids, class IdOf = std::identity>
    void choice(const std::string& key, std::optional<Index>& value, const Ids& ids,
                IdOf idOf = {}) {
        std::string id;
        if (!m_reads && value) {
            id = std::invoke(idOf, ids[static_cast<std::size_t>(*value)]);
        }
        if (m_reads || value) {
            plain(key, id);
        }
        const auto found = std::ranges::find(ids, id, idOf) - ids.begin();
        value = found < std::ssize(ids) ? std::optional{static_cast<Index>(found)} : std::nullopt;
    }
    template <class Index, class... Ids>
    void choice(const std::string& key, Index& value, const Ids&... ids) {
        std::optional<Index> chosen = value;
        choice(key, chosen, ids...);
        value = chosen.value_or(value);
    }

    /// Object with fields of `value`.
    template <class Value, class Fields>
    void object(const std::string& key, Value& value, Fields fields) {
        Json& object = m_object[key];
        if (!m_reads || object.is_object()) {
            fields(ViewFields{object, m_reads}, value);
        }
    }
    template <class Value, class Fields>
    void object(const std::string& key, std::optional<Value>& value, Fields fields) {
        if (m_reads) {
            value = m_object[key].is_object() ? std::optional{Value{}} : std::nullopt;
        }
        if (value) {
            object(key, *value, fields);
        }
    }

    /// List of objects; fields missing in an entry are those of `usual`.
    template <class Value, class Fields>
    void list(const std::string& key, std::vector<Value>& values, Fields fields,
              const Value& usual = {}) {
        Json& list = m_object[key];
        if (!m_reads) {
            list = Json::array();
            for (Value& value : values) {
                fields(ViewFields{list.emplace_back(Json::object()), m_reads}, value);
            }
        } else if (list.is_array()) {
            values.clear();
            for (Json& entry : list) {
                if (entry.is_object()) {
                    fields(ViewFields{entry, m_reads}, values.emplace_back(usual));
                }
            }
        }
    }

    [[nodiscard]] bool reads() const { return m_reads; }

private:
    Json& m_object; ///< when read, gets null for each missing key
    bool m_reads;
};

/// Limit of a stored side.
inline constexpr int mostSides = 99;
/// In place of the side: the text is no view.
inline constexpr int noView = -1;

/// View of `context` on one line; `fields` names the fields of its side and state.
template <class Context, class Fields>
std::string writeView(const Context& context, Fields fields) {
    Json object = Json::object();
    int side = context.side;
    auto state = context.state;
    fields(ViewFields{object, false}, context, side, state);
    return compactJson(object);
}

/// Reads the fields of `state`. Returns the side, or noView.
template <class Context, class State, class Fields>
int readView(const Context& context, std::string_view text, State& state, Fields fields) {
    std::optional<Json> object = readViewState(text);
    int side = object ? 0 : noView;
    if (object) {
        fields(ViewFields{*object, true}, context, side, state);
    }
    return side;
}

} // namespace cimaise
