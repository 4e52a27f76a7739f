// Changed blocks of a database file, reported at the end of each transaction, for a copy of the
// file elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace cimaise {

struct Block {
    /// Counted from the beginning of the file.
    std::uint64_t number = 0;
    /// As many as a block has; fewer where the file ends.
    std::vector<std::byte> bytes{};
};

/// What leads from one sound state of the file to the next.
struct FileChange {
    /// Of the whole file, in bytes.
    std::uint64_t length = 0;
    std::vector<Block> blocks{};
};

struct WatchedFile {
    std::string path;
    std::size_t blockSize = 4096;
    /// Called while the database is locked: it may not be used.
    std::function<void(const FileChange&)> tell;
};

/// From now on the connections of this thread that are opened to the file are watched. One file is
/// watched at a time; who watches it needs it as it lies there.
void watchBlocks(WatchedFile file);
/// Tells all of the file at once. Not while a transaction runs.
void tellAllBlocks();

} // namespace cimaise
