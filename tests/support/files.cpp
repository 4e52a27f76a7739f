// Traverses the source directory.
#include "tests/support/files.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>

namespace cimaise {

std::filesystem::path sourceDir() { return CIMAISE_SOURCE_DIR; }

std::string readFile(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder,
                                           const std::vector<std::string_view>& endings) {
    std::vector<std::filesystem::path> found;
    const std::filesystem::path root = sourceDir() / folder;
    if (!std::filesystem::exists(root)) {
        return found;
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator{root}) {
        const std::string name = entry.path().filename().string();
        const bool wanted = std::ranges::any_of(
            endings, [&](std::string_view ending) { return name.ends_with(ending); });
        if (entry.is_regular_file() && wanted) {
            found.push_back(entry.path());
        }
    }
    std::ranges::sort(found);
    return found;
}

std::vector<std::string> sampleNames() {
    std::vector<std::string> names;
    for (const std::filesystem::path& file : filesIn("samples", {".cimaise"})) {
        names.push_back(file.parent_path().filename() / file.stem());
    }
    return names;
}

std::string fullSample(std::string_view game) {
    std::string full;
    for (const std::string& name : sampleNames()) {
        const std::filesystem::path path{name};
        const std::string sample = path.filename();
        if (path.parent_path() == game && sample.starts_with("finished-") &&
            std::isdigit(static_cast<unsigned char>(sample.back())) != 0) {
            full = sample;
        }
    }
    return full;
}

} // namespace cimaise
