// Implements a layer over SQLite's own access to files, https://www.sqlite.org/vfs.html, that notes
// which blocks are written. During a transaction or a rollback the file may be in any state; it is
// consistent when the write lock is released.
#include "app/library/block_watch.h"

#include <algorithm>
#include <optional>
#include <set>
#include <sqlite3.h>

namespace cimaise {

namespace {

/// File object in memory that SQLite allocates. The file object of the underlying VFS follows it.
struct LayeredFile {
    sqlite3_file face;
    int lock;
};

constexpr std::size_t faceSize =
    (sizeof(LayeredFile) + alignof(std::max_align_t) - 1) & ~(alignof(std::max_align_t) - 1);

/// State shared by all connections to the watched file.
struct Watch {
    WatchedFile file;
    std::set<std::uint64_t> changed{};
    std::optional<std::uint64_t>
        reported{};          ///< length last reported; none before the first opening
    std::uint64_t reach = 0; ///< end of the highest write
    std::vector<sqlite3_file*> open{};
};

Watch& watch() {
    static Watch one;
    return one;
}

/// VFS as registered with SQLite; its pAppData points to the underlying VFS.
sqlite3_vfs& layer() {
    static sqlite3_vfs one{};
    return one;
}

sqlite3_vfs* beneath() { return static_cast<sqlite3_vfs*>(layer().pAppData); }

LayeredFile* layered(sqlite3_file* file) { return reinterpret_cast<LayeredFile*>(file); }

sqlite3_file* inner(sqlite3_file* file) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<std::byte*>(file) + faceSize);
}

std::uint64_t lengthOf(sqlite3_file* file) {
    sqlite3_int64 length = 0;
    inner(file)->pMethods->xFileSize(inner(file), &length);
    return static_cast<std::uint64_t>(length);
}

void note(std::uint64_t from, std::uint64_t to) {
    const std::uint64_t size = watch().file.blockSize;
    for (std::uint64_t block = from / size; block * size < to; ++block) {
        watch().changed.insert(block);
    }
}

FileBlock readBlock(sqlite3_file* file, std::uint64_t number, std::uint64_t length) {
    const std::uint64_t size = watch().file.blockSize;
    FileBlock block{.number = number,
                    .bytes = std::vector<std::byte>(
                        static_cast<std::size_t>(std::min(size, length - number * size)))};
    const std::uint64_t from = number * size;
    inner(file)->pMethods->xRead(inner(file), block.bytes.data(),
                                 static_cast<int>(block.bytes.size()),
                                 static_cast<sqlite3_int64>(from));
    return block;
}

void report(sqlite3_file* file) {
    Watch& watched = watch();
    FileChange change{.length = lengthOf(file)};
    if (watched.changed.empty() && change.length == watched.reported) {
        return;
    }
    for (const std::uint64_t number : watched.changed) {
        if (number * watched.file.blockSize < change.length) {
            change.blocks.push_back(readBlock(file, number, change.length));
        }
    }
    watched.changed.clear();
    watched.reported = watched.reach = change.length;
    watched.file.report(change);
}

int onClose(sqlite3_file* file) {
    std::erase(watch().open, file);
    return inner(file)->pMethods->xClose(inner(file));
}

int onRead(sqlite3_file* file, void* to, int amount, sqlite3_int64 offset) {
    return inner(file)->pMethods->xRead(inner(file), to, amount, offset);
}

/// Also reports blocks between the old end of the file and `offset`: a write fills them with zeros.
int onWrite(sqlite3_file* file, const void* from, int amount, sqlite3_int64 offset) {
    const auto begin = static_cast<std::uint64_t>(offset);
    const std::uint64_t end = begin + static_cast<std::uint64_t>(amount);
    note(std::min(begin, watch().reach), end);
    watch().reach = std::max(watch().reach, end);
    return inner(file)->pMethods->xWrite(inner(file), from, amount, offset);
}

/// Also reports the last block, which becomes shorter.
int onTruncate(sqlite3_file* file, sqlite3_int64 length) {
    const auto end = static_cast<std::uint64_t>(length);
    const int code = inner(file)->pMethods->xTruncate(inner(file), length);
    note(end == 0 ? 0 : end - 1, end);
    watch().reach = std::min(watch().reach, end);
    return code;
}

int onSync(sqlite3_file* file, int flags) {
    return inner(file)->pMethods->xSync(inner(file), flags);
}

int onFileSize(sqlite3_file* file, sqlite3_int64* length) {
    return inner(file)->pMethods->xFileSize(inner(file), length);
}

int onLock(sqlite3_file* file, int level) {
    const int code = inner(file)->pMethods->xLock(inner(file), level);
    if (code == SQLITE_OK) {
        layered(file)->lock = level;
    }
    return code;
}

int onUnlock(sqlite3_file* file, int level) {
    if (layered(file)->lock >= SQLITE_LOCK_RESERVED && level <= SQLITE_LOCK_SHARED) {
        report(file);
    }
    layered(file)->lock = level;
    return inner(file)->pMethods->xUnlock(inner(file), level);
}

int onCheckReservedLock(sqlite3_file* file, int* held) {
    return inner(file)->pMethods->xCheckReservedLock(inner(file), held);
}

int onFileControl(sqlite3_file* file, int operation, void* argument) {
    return inner(file)->pMethods->xFileControl(inner(file), operation, argument);
}

int onSectorSize(sqlite3_file* file) { return inner(file)->pMethods->xSectorSize(inner(file)); }

int onDeviceCharacteristics(sqlite3_file* file) {
    return inner(file)->pMethods->xDeviceCharacteristics(inner(file));
}

/// Version 1 has no shared memory, hence no write-ahead log beside the file, and no memory-mapped
/// reads that would bypass this layer.
constexpr sqlite3_io_methods methods{.iVersion = 1,
                                     .xClose = onClose,
                                     .xRead = onRead,
                                     .xWrite = onWrite,
                                     .xTruncate = onTruncate,
                                     .xSync = onSync,
                                     .xFileSize = onFileSize,
                                     .xLock = onLock,
                                     .xUnlock = onUnlock,
                                     .xCheckReservedLock = onCheckReservedLock,
                                     .xFileControl = onFileControl,
                                     .xSectorSize = onSectorSize,
                                     .xDeviceCharacteristics = onDeviceCharacteristics,
                                     .xShmMap = nullptr,
                                     .xShmLock = nullptr,
                                     .xShmBarrier = nullptr,
                                     .xShmUnmap = nullptr,
                                     .xFetch = nullptr,
                                     .xUnfetch = nullptr};

int onOpen(sqlite3_vfs* /*layer*/, sqlite3_filename path, sqlite3_file* file, int flags,
           int* granted) {
    if ((flags & SQLITE_OPEN_MAIN_DB) == 0 || path == nullptr || watch().file.path != path) {
        return beneath()->xOpen(beneath(), path, file, flags, granted);
    }
    file->pMethods = nullptr;
    const int code = beneath()->xOpen(beneath(), path, inner(file), flags, granted);
    if (inner(file)->pMethods != nullptr) {
        file->pMethods = &methods;
        layered(file)->lock = SQLITE_LOCK_NONE;
        watch().open.push_back(file);
        watch().reported = watch().reported.value_or(lengthOf(file));
        watch().reach = std::max(watch().reach, lengthOf(file));
    }
    return code;
}

/// Registers the layer as default VFS. Functions that it does not override are those of the
/// system's VFS.
void registerLayer() {
    sqlite3_vfs* const before = sqlite3_vfs_find(nullptr);
    layer() = *before;
    layer().zName = "cimaise";
    layer().pNext = nullptr;
    layer().pAppData = before;
    layer().szOsFile = static_cast<int>(faceSize) + before->szOsFile;
    layer().xOpen = onOpen;
    sqlite3_vfs_register(&layer(), 1);
}

/// Path as SQLite will pass it to the VFS.
std::string fullPath(const std::string& path) {
    std::string full(static_cast<std::size_t>(beneath()->mxPathname) + 1, '\0');
    beneath()->xFullPathname(beneath(), path.c_str(), static_cast<int>(full.size()), full.data());
    return full.c_str();
}

} // namespace

void watchBlocks(WatchedFile file) {
    if (layer().pAppData == nullptr) {
        registerLayer();
    }
    file.path = fullPath(file.path);
    watch() = {.file = std::move(file)};
}

void reportAllBlocks() {
    note(0, watch().reach);
    if (!watch().open.empty()) {
        report(watch().open.front());
    }
}

} // namespace cimaise
