// Tables of samples, one per game: file, title and description.
#pragma once

#include "validators/report/message.h"

#include <span>
#include <string_view>

namespace cimaise {

struct Sample {
    std::string_view file; ///< name among the game's samples, without extension
    TextId title;
    TextId description;
};

std::span<const Sample> museeSamples();
std::span<const Sample> museSamples();
std::span<const Sample> museumSamples();
std::span<const Sample> artSocietySamples();

} // namespace cimaise
