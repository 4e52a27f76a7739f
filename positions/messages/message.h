// Sentence as a value: id of the text, and named arguments. Only app/ turns a message into text.
#pragma once

#include "positions/layout/place.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cimaise {

/// Id of a text in i18n/. The English text is in a `//%` comment above the id.
struct TextId {
    std::string_view id;

    bool operator==(const TextId&) const = default;
    [[nodiscard]] constexpr bool empty() const { return id.empty(); }
};

/// Marks a text id for the translation tools; a text with `%n` is marked with CIMAISE_TEXT_N.
// NOLINTBEGIN(cppcoreguidelines-macro-usage): the translators' tools look for a call by name
#define CIMAISE_TEXT(literal)                                                                      \
    ::cimaise::TextId { literal }
#define CIMAISE_TEXT_N(literal)                                                                    \
    ::cimaise::TextId { literal }
// NOLINTEND(cppcoreguidelines-macro-usage)

struct Message;

/// List of values, separated by commas: “Portrait, frame A, 2×3”.
struct Listing {
    std::vector<std::variant<int, TextId, Message>> parts;

    bool operator==(const Listing&) const;
};

/// Value of a placeholder: a number, a name as entered, or a value that is translated. Nearly every
/// file builds messages: copying, moving and destroying one is compiled once.
class Value : public std::variant<int, std::string, Place, Party, TextId, Listing> {
public:
    using variant::variant;
    Value() = default;
    Value(const Value&);
    Value(Value&&) noexcept;
    Value& operator=(const Value&);
    Value& operator=(Value&&) noexcept;
    ~Value();
    bool operator==(const Value&) const;
};

/// Named placeholder and its value; the name `n` also selects the plural.
struct Argument {
    std::string_view name;
    Value value;

    bool operator==(const Argument&) const = default;
};

/// Text and its arguments.
struct Message {
    TextId text;
    std::vector<Argument> arguments;

    bool operator==(const Message&) const;
};

} // namespace cimaise
