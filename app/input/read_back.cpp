// Wraps values in messages of their own.
#include "app/input/read_back.h"

namespace cimaise {

Message readText(Value value) {
    //% "{value}"
    constexpr TextId plain = CIMAISE_TEXT("read.value");
    return {plain, {{"value", std::move(value)}}};
}

Message readNumber(std::optional<int> figure) {
    //% "not entered"
    constexpr TextId unknown = CIMAISE_TEXT("read.unknown");
    return figure ? readText(*figure) : Message{unknown, {}};
}

} // namespace cimaise
