// Calls zlib; the output size is limited before memory is allocated.
#include "positions/links/deflated.h"

#include <array>
#include <memory>
#include <new>
#include <zlib.h>

namespace cimaise {

namespace {

constexpr int mostEffort = 9;

/// Closes a zlib stream at the end of the scope.
using Ended = std::unique_ptr<z_stream, int (*)(z_stream*)>;

/// Converts text to the unsigned bytes of zlib, which never changes its input.
Bytef* bytesOf(std::string_view text) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast,cppcoreguidelines-pro-type-reinterpret-cast)
    return const_cast<Bytef*>(reinterpret_cast<const Bytef*>(text.data()));
}

uInt sizeOf(std::string_view text) { return static_cast<uInt>(text.size()); }

/// Throws if a stream could not be initialised: lack of memory is the only possible reason.
void expectMemory(int status) {
    if (status != Z_OK) {
        throw std::bad_alloc{};
    }
}

} // namespace

std::string deflated(std::string_view bytes) {
    z_stream stream{};
    expectMemory(deflateInit2(&stream, mostEffort, Z_DEFLATED, MAX_WBITS, MAX_MEM_LEVEL,
                              Z_DEFAULT_STRATEGY));
    const Ended ended{&stream, deflateEnd};
    (void)deflateSetDictionary(&stream, bytesOf(linkDictionary), sizeOf(linkDictionary));
    std::string out(deflateBound(&stream, sizeOf(bytes)), '\0');
    stream.next_in = bytesOf(bytes);
    stream.avail_in = sizeOf(bytes);
    stream.next_out = bytesOf(out);
    stream.avail_out = sizeOf(out);
    (void)deflate(&stream, Z_FINISH); // the output buffer is large enough
    out.resize(stream.total_out);
    return out;
}

tl::expected<std::string, NotInflated> inflated(std::string_view bytes) {
    z_stream stream{};
    stream.next_in = bytesOf(bytes);
    stream.avail_in = sizeOf(bytes);
    expectMemory(inflateInit(&stream));
    const Ended ended{&stream, inflateEnd};
    std::array<char, 16384> part{};
    const std::string_view room{part.data(), part.size()};
    std::string out;
    bool withDictionary = false;
    for (int status = Z_OK; status != Z_STREAM_END;) {
        stream.next_out = bytesOf(room);
        stream.avail_out = sizeOf(room);
        status = inflate(&stream, Z_NO_FLUSH);
        if (status == Z_NEED_DICT) { // fails if the stream needs another dictionary
            withDictionary = true;
            status = inflateSetDictionary(&stream, bytesOf(linkDictionary), sizeOf(linkDictionary));
        }
        if (status != Z_OK && status != Z_STREAM_END) {
            return tl::unexpected(NotInflated::damaged);
        }
        out += room.substr(0, room.size() - stream.avail_out);
        if (out.size() > mostInflated) {
            return tl::unexpected(NotInflated::tooLarge);
        }
    }
    if (!withDictionary) {
        return tl::unexpected(NotInflated::damaged);
    }
    return out;
}

} // namespace cimaise
