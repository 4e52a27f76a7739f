// Goldens: the positions of tests/golden/<game>/*.cimaise with hand-written results beside them.
// The directories are read at each start, so that no file is forgotten.
#pragma once

#include "positions/cases.h"
#include "positions/file/json.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

inline constexpr std::string_view caseEnding = ".cimaise";

/// The directory of each game.
std::vector<std::filesystem::path> goldenFolders();

/// The files of all games whose names end in `ending`, sorted.
std::vector<std::filesystem::path> goldenFiles(std::string_view ending);

/// `musee_gallery_with_25_35` for `musee/gallery-with-25.35.placements.json`.
std::string goldenName(const testing::TestParamInfo<std::filesystem::path>& file);

/// `a/b.cimaise` with `.expected.json` is `a/b.expected.json`.
std::filesystem::path beside(const std::filesystem::path& file, std::string_view ending,
                             std::string_view other);

/// The position of `<golden>.<tag><ending>`.
AnyCase taggedGolden(const std::filesystem::path& file, std::string_view ending);

AnyCase readGolden(const std::filesystem::path& file);

/// Compares with the text written by hand, printed like printGolden() prints it; a difference is
/// shown, and the actual text is written beside the file (`./dev golden` compares the two).
void expectSame(const std::filesystem::path& expectedFile, const Json& actual);

} // namespace cimaise
