// Measures files with lists of maximum length: from the start of the window until it is ready for
// input with that file open. Prints rows for tests/bench/run: what, target, measured.
// Usage: bench_crowded [NAME…]: all files when none is named.
#include "tests/bench/started.h"
#include "tests/support/crowded_files.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

namespace {

namespace fs = std::filesystem;
using namespace cimaise;

/// A folder of its own, which goes with it.
class Folder {
public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "crowded-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) {
            std::abort();
        }
        m_path = name;
    }
    ~Folder() { fs::remove_all(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

/// The median of some starts, each with a bare library.
Started openedIn(const fs::path& program, const CrowdedFile& file) {
    constexpr int times = 3;
    std::array<Started, times> runs;
    for (Started& run : runs) {
        const Folder folder;
        const fs::path document = folder.path() / "crowded.cimaise";
        std::ofstream{document} << file.document();
        run = start(program, {"--data", folder.path() / "data", document}, Until::atRest);
    }
    std::ranges::sort(runs, {}, &Started::cpu);
    return runs[times / 2];
}

} // namespace

int main(int argc, char** argv) {
    setenv("QT_QPA_PLATFORM", "offscreen", 1); // NOLINT(concurrency-mt-unsafe)
    setenv("QT_QUICK_BACKEND", "software", 1); // NOLINT(concurrency-mt-unsafe)
    const fs::path program = fs::canonical("/proc/self/exe").parent_path() / "cimaise";
    const std::set<std::string> wanted{argv + 1, argv + argc};
    for (const CrowdedFile& file : crowdedFiles()) {
        if (wanted.empty() || wanted.contains(file.name)) {
            const Started run = openedIn(program, file);
            std::printf("full file %s, until usable, CPU\t≤ 2 s\t%.2f s (%.0f MB, ≤ 300)\n",
                        file.name, run.cpu / 1e3, run.peak);
            std::fflush(stdout);
        }
    }
    return 0;
}
