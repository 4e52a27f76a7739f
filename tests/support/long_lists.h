// Lists of every game's file with their maximum lengths, filled with valid entries.
#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

namespace cimaise {

struct LongList {
    std::string_view game;
    std::string_view file;    ///< of the checkout; it can be read
    std::string_view pointer; ///< to the list
    std::string_view entry;   ///< as JSON; # is the entry's number
    std::size_t most;         ///< the file with so many entries can be read

    /// The file with a list of so many entries.
    [[nodiscard]] nlohmann::json with(std::size_t entries) const;
};

/// Lists that a box cannot fill and a file may hold.
std::span<const LongList> longLists();

} // namespace cimaise
