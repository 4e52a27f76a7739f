// Writes a place in the notation of the file format's pages.
#include "positions/layout/place.h"

#include <fmt/format.h>

namespace cimaise {

std::string placeId(const Place& place) {
    if (place.area.empty()) {
        return fmt::format("{},{}", place.column, place.row);
    }
    if (!place.item.empty()) {
        return fmt::format("{}:{}", place.area, place.item);
    }
    if (place.row > 0) {
        return fmt::format("{}:{},{}", place.area, place.column, place.row);
    }
    if (place.column > 0) {
        return fmt::format("{}:{}", place.area, place.column);
    }
    return std::string{place.area};
}

} // namespace cimaise
