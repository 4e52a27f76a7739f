// Writes documents in deterministic CBOR (RFC 8949, section 4.2).
#include "positions/file/cbor_text.h"

#include "positions/file/cbor_item.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

namespace cimaise {

namespace {

/// Writes the head of an item: its kind, and its number in as few bytes as possible.
void writeHead(Major major, std::uint64_t number, std::string& out) {
    const auto kind = static_cast<unsigned>(major) << 5U;
    if (number < cborInFirstByte) {
        out += static_cast<char>(kind | number);
        return;
    }
    const unsigned power = number <= 0xFF ? 0 : number <= 0xFFFF ? 1 : number <= 0xFFFFFFFF ? 2 : 3;
    out += static_cast<char>(kind | (cborInFirstByte + power));
    for (unsigned left = 1U << power; left-- > 0;) {
        out += static_cast<char>((number >> (8U * left)) & 0xFFU);
    }
}

void writeText(std::string_view text, std::string& out) {
    writeHead(Major::text, text.size(), out);
    out += text;
}

void write(const Json& value, std::string& out);

/// Writes shorter keys first, because their heads have smaller bytes.
void writeMap(const Json& object, std::string& out) {
    std::vector<Json::const_iterator> entries;
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        entries.push_back(entry);
    }
    std::ranges::sort(entries, [](const auto& one, const auto& other) {
        const std::string& key = one.key();
        const std::string& next = other.key();
        return key.size() != next.size() ? key.size() < next.size() : key < next;
    });
    writeHead(Major::map, object.size(), out);
    for (const auto& entry : entries) {
        writeText(entry.key(), out);
        write(entry.value(), out);
    }
}

void writeNumber(const Json& value, std::string& out) {
    const auto number = value.get<std::int64_t>();
    if (value.is_number_unsigned() || number >= 0) {
        writeHead(Major::natural, value.get<std::uint64_t>(), out);
    } else {
        writeHead(Major::negative, ~static_cast<std::uint64_t>(number), out); // −1 − number
    }
}

void write(const Json& value, std::string& out) {
    switch (value.type()) {
    case Json::value_t::object:
        return writeMap(value, out);
    case Json::value_t::array:
        writeHead(Major::list, value.size(), out);
        for (const Json& entry : value) {
            write(entry, out);
        }
        return;
    case Json::value_t::string:
        return writeText(value.get_ref<const std::string&>(), out);
    case Json::value_t::boolean:
        return writeHead(Major::simple, value.get<bool>() ? cborTrue : cborFalse, out);
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
        return writeNumber(value, out);
    default: // null: documents have no other types
        return writeHead(Major::simple, cborNull, out);
    }
}

} // namespace

std::string writeCbor(const Json& document) {
    std::string bytes;
    write(document, bytes);
    return bytes;
}

} // namespace cimaise
