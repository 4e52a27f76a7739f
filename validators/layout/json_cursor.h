// Walks a JSON document and checks each value on the way. The first fault is kept with its JSON
// Pointer; every later read returns an empty value, so that a game's reader is straight-line code
// that checks for a fault once, at its end.
#pragma once

#include "validators/layout/json.h"
#include "validators/layout/list_limits.h"
#include "validators/layout/load_error.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

/// Holds the first fault found in a document.
class FirstRefusal {
public:
    [[nodiscard]] bool found() const { return m_refusal.has_value(); }
    void set(std::string pointer, Message reason);
    [[nodiscard]] const std::optional<LoadError>& refusal() const { return m_refusal; }

private:
    std::optional<LoadError> m_refusal;
};

/// A value of the document and the pointer to it.
class JsonCursor {
public:
    JsonCursor(const Json& value, FirstRefusal& refusal) : JsonCursor(&value, {}, refusal) {}

    /// Refuses anything but an object that has each of `required` and nothing beyond `optional`.
    void expectKeys(std::initializer_list<std::string_view> required,
                    std::initializer_list<std::string_view> optional = {}) const;
    /// Refuses anything but an object.
    [[nodiscard]] bool expectObject() const;

    [[nodiscard]] bool has(std::string_view key) const;
    [[nodiscard]] bool isNull() const;
    [[nodiscard]] bool isList() const;
    /// The value at `key`; refused when there is none.
    [[nodiscard]] JsonCursor at(std::string_view key) const;

    /// The entries of an array; refused unread when it is none, or longer. Every reader has to say
    /// how long its lists can be.
    [[nodiscard]] std::vector<JsonCursor> entries(AtMost most) const;
    /// The entries of an array of exactly `length`.
    [[nodiscard]] std::vector<JsonCursor> entries(std::size_t length) const;
    /// The keys of an object in their order; refused when it is none.
    [[nodiscard]] std::vector<std::string> keys() const;

    [[nodiscard]] int integer(int lowest, int highest) const;
    [[nodiscard]] std::optional<int> integerOrNull(int lowest, int highest) const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] std::string text() const;
    /// A text of at most 200 characters without control or bidi-override characters.
    [[nodiscard]] std::string line() const;
    /// As line(), and not blank.
    [[nodiscard]] std::string name() const;
    /// The index of the text in `choices`; refused when it is none of them.
    [[nodiscard]] std::size_t choice(const std::vector<std::string_view>& choices) const;

    /// Records a fault at this place.
    void refuse(Message reason) const;
    /// Records that nothing is known by the object's `key`.
    void refuseKey(std::string_view key, const std::vector<std::string_view>& known) const;
    [[nodiscard]] bool refused() const { return m_refusal->found(); }

private:
    JsonCursor(const Json* value, std::string pointer, FirstRefusal& refusal)
        : m_value(value), m_pointer(std::move(pointer)), m_refusal(&refusal) {}

    [[nodiscard]] const Json* usable() const { return refused() ? nullptr : m_value; }
    /// The value if it is an array, and refused otherwise; null when anything is.
    [[nodiscard]] const Json* usableList() const;
    /// The array's entries, if nothing is refused by now.
    [[nodiscard]] std::vector<JsonCursor> unlessRefused(const Json* list) const;

    const Json* m_value; // null: refused already
    std::string m_pointer;
    FirstRefusal* m_refusal;
};

} // namespace cimaise
