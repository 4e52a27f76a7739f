// Finds and reads files of the source directory, so that no list of them has to be maintained.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

/// The folder of the checkout.
std::filesystem::path sourceDir();

/// The whole file, byte by byte.
std::string readFile(const std::filesystem::path& path);

/// The files below `folder` of the checkout whose names end in one of `endings`, sorted.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder,
                                           const std::vector<std::string_view>& endings);

} // namespace cimaise
