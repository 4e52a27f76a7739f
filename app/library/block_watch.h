// Changed blocks of a database file, reported at the end of each transaction, for a copy of the
// file elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace cimaise {

struct FileBlock {
    /// Index of the block in the file, from 0.
    std::uint64_t number = 0;
    /// Content of one whole block; shorter for the last block of the file.
    std::vector<std::byte> bytes{};
};

/// Difference between one consistent state of the file and the next.
struct FileChange {
    /// Length of the whole file, in bytes.
    std::uint64_t length = 0;
    std::vector<FileBlock> blocks{};
};

struct WatchedFile {
    std::string path;
    std::size_t blockSize = 4096;
    /// Receives the change while the database is locked; must not use the database.
    std::function<void(const FileChange&)> report;
};

/// Watches connections of this thread that are opened to the file from now on. Only one file is
/// watched at a time. The watcher must already have the file's content.
void watchBlocks(WatchedFile file);
/// Reports all blocks of the file as one change. Must not be called during a transaction.
void reportAllBlocks();

} // namespace cimaise
