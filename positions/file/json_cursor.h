// Walks a JSON document and checks each value on the way. The first fault is kept with its JSON
// Pointer; every later read returns an empty value, so that a game's reader is straight-line code
// that checks for a fault once, at its end.
#pragma once

#include "positions/file/json.h"
#include "positions/file/list_limits.h"
#include "positions/file/load_error.h"
#include "positions/text/name_text.h"

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

/// Value in a document, with its JSON Pointer.
class JsonCursor {
public:
    JsonCursor(const Json& value, FirstRefusal& refusal) : JsonCursor(&value, {}, refusal) {}

    /// Refuses anything but an object that has every key of `required` and no further key except
    /// `optional`.
    void expectKeys(const std::vector<std::string_view>& required,
                    const std::vector<std::string_view>& optional = {}) const;
    /// Refuses anything but an object.
    [[nodiscard]] bool expectObject() const;

    [[nodiscard]] bool has(std::string_view key) const;
    [[nodiscard]] bool isNull() const;
    [[nodiscard]] bool isList() const;
    /// Value at `key`; refuses an object without the key.
    [[nodiscard]] JsonCursor at(std::string_view key) const;

    /// Entries of an array. Refuses other values and arrays with more than `most` entries before
    /// reading any entry.
    [[nodiscard]] std::vector<JsonCursor> entries(AtMost most) const;
    /// Entries of an array that must have exactly `length` entries.
    [[nodiscard]] std::vector<JsonCursor> entries(std::size_t length) const;
    /// Keys of an object in their order; refuses other values.
    [[nodiscard]] std::vector<std::string> keys() const;

    [[nodiscard]] int integer(int lowest, int highest) const;
    [[nodiscard]] std::optional<int> integerOrNull(int lowest, int highest) const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] std::string text() const;
    /// A text of at most 200 characters without control or bidi-override characters.
    [[nodiscard]] std::string line() const;
    /// Text as in line() that is not blank.
    [[nodiscard]] std::string name() const;
    /// A text of at most 500 characters in any number of lines, otherwise as in line(). Each kind
    /// of line break is a line feed in the result.
    [[nodiscard]] std::string note() const;
    /// Index of the text in `choices`; refuses any other text.
    [[nodiscard]] std::size_t choice(const std::vector<std::string_view>& choices) const;

    /// Records a fault at this place.
    void refuse(Message reason) const;
    /// Records that the object's key `key` is unknown; the message lists the `known` keys.
    void refuseKey(std::string_view key, const std::vector<std::string_view>& known) const;
    [[nodiscard]] bool refused() const { return m_refusal->found(); }

private:
    JsonCursor(const Json* value, std::string pointer, FirstRefusal& refusal)
        : m_value(value), m_pointer(std::move(pointer)), m_refusal(&refusal) {}

    /// Refuses a text that is too long or has a forbidden character; a blank one is accepted.
    void refuseFault(NameFault fault, std::size_t longest) const;
    [[nodiscard]] const Json* usable() const { return refused() ? nullptr : m_value; }
    /// Value if it is an array; refuses other values. Null if anything has been refused.
    [[nodiscard]] const Json* usableList() const;
    /// Entries of the array; empty if anything has been refused.
    [[nodiscard]] std::vector<JsonCursor> unlessRefused(const Json* list) const;

    const Json* m_value; // null if refused
    std::string m_pointer;
    FirstRefusal* m_refusal;
};

} // namespace cimaise
