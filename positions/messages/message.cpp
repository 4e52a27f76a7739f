// Copies, moves and comparisons of messages and of their values.
#include "positions/messages/message.h"

namespace cimaise {

bool Listing::operator==(const Listing&) const = default;
bool Message::operator==(const Message&) const = default;

Value::Value(const Value&) = default;
Value::Value(Value&&) noexcept = default;
Value& Value::operator=(const Value&) = default;
Value& Value::operator=(Value&&) noexcept = default;
Value::~Value() = default;
bool Value::operator==(const Value&) const = default;

} // namespace cimaise
