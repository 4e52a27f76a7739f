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

/// Names of all samples, such as `musee/finished-2`.
std::vector<std::string> sampleNames();

/// Name of the finished sample of a game with the most players, such as `finished-4`.
std::string fullSample(std::string_view game);

} // namespace cimaise
