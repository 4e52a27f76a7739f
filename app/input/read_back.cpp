// Wraps values in messages of their own.
#include "app/input/read_back.h"

namespace cimaise {

Message readText(Value value) {
    //% "{value}"
    constexpr TextId plain = CIMAISE_TEXT("read.value");
    return {plain, {{"value", std::move(value)}}};
}

} // namespace cimaise
