// Browser version: collects the output in the page, which finally saves it as a download.
#include "app/platform/browser_web.h"
#include "app/platform/replaced_file.h"

#include <filesystem>

namespace cimaise {

struct ReplacedFile::Part {
    emscripten::val file; ///< discarded by the page if it is never finished
};

ReplacedFile::ReplacedFile(std::unique_ptr<Part> part) : m_part(std::move(part)) {}

ReplacedFile::ReplacedFile(ReplacedFile&& other) noexcept = default;

ReplacedFile::~ReplacedFile() = default;

tl::expected<ReplacedFile, LoadError> ReplacedFile::begin(const std::string& path) {
    const std::string name = std::filesystem::path{path}.filename().string();
    return ReplacedFile{std::make_unique<Part>(
        Part{.file = browser::devices().call<emscripten::val>("beginFile", name)})};
}

tl::expected<void, LoadError> ReplacedFile::write(std::string_view text) {
    m_part->file.call<void>("add", browser::view(text));
    return {};
}

tl::expected<void, LoadError> ReplacedFile::finish() {
    m_part->file.call<void>("handOver");
    return {};
}

} // namespace cimaise
