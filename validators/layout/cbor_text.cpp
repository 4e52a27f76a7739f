// Reads any CBOR and enforces the deterministic form by writing the document again and comparing:
// another length, order or number gives other bytes.
#include "validators/layout/cbor_text.h"

#include "validators/layout/code_point.h"
#include "validators/layout/json_builder.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

namespace cimaise {

namespace {

//% "This is not the one form that a game has in a link (deterministic CBOR)."
constexpr TextId otherForm = CIMAISE_TEXT("cbor.other-form");
//% "The text is not valid UTF-8."
constexpr TextId stringNotUtf8 = CIMAISE_TEXT("cbor.not-utf8");

/// What a document may take once it is built, some times what the largest game does.
constexpr std::size_t mostMemory = std::size_t{10} * 1024 * 1024;

// --- writing -------------------------------------------------------------------------------

/// The kinds of items (RFC 8949, section 3.1), in the upper three bits of an item's first byte.
enum class Major : std::uint8_t { natural, negative, bytes, text, list, map, tag, simple };

constexpr std::uint64_t falseItem = 20;
constexpr std::uint64_t trueItem = 21;
constexpr std::uint64_t nullItem = 22;

/// An item's head: what it is, and its number in as few bytes as it fits.
void writeHead(Major major, std::uint64_t number, std::string& out) {
    constexpr std::uint64_t inFirstByte = 24;
    const auto kind = static_cast<unsigned>(major) << 5U;
    if (number < inFirstByte) {
        out += static_cast<char>(kind | number);
        return;
    }
    const unsigned power = number <= 0xFF ? 0 : number <= 0xFFFF ? 1 : number <= 0xFFFFFFFF ? 2 : 3;
    out += static_cast<char>(kind | (inFirstByte + power));
    for (unsigned left = 1U << power; left-- > 0;) {
        out += static_cast<char>((number >> (8U * left)) & 0xFFU);
    }
}

void writeText(std::string_view text, std::string& out) {
    writeHead(Major::text, text.size(), out);
    out += text;
}

void write(const Json& value, std::string& out);

/// Shorter keys stand first: their heads are the smaller bytes.
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
        return writeHead(Major::simple, value.get<bool>() ? trueItem : falseItem, out);
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
        return writeNumber(value, out);
    default: // no document has anything else
        return writeHead(Major::simple, nullItem, out);
    }
}

// --- reading -------------------------------------------------------------------------------

bool isUtf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        if (!point.valid) {
            return false;
        }
        at += point.bytes;
    }
    return true;
}

class CborBuilder : public StrictBuilder {
public:
    CborBuilder() : StrictBuilder(mostMemory) {}

    bool string(string_t& value) override {
        return isUtf8(value) ? StrictBuilder::string(value) : refuse({.text = stringNotUtf8});
    }
    bool key(string_t& name) override {
        return isUtf8(name) ? StrictBuilder::key(name) : refuseOpen({.text = stringNotUtf8});
    }
    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override {
        return refuseOpen({.text = otherForm});
    }
    bool binary(binary_t& /*value*/) override { return refuse({.text = otherForm}); }

    tl::expected<Json, Refusal> result(bool parsed, std::string_view bytes) && {
        tl::expected<Json, Refusal> document = std::move(*this).built(parsed);
        if (document && writeCbor(*document) != bytes) {
            return tl::unexpected(Refusal{.pointer = {}, .reason = {.text = otherForm}});
        }
        return document;
    }
};

} // namespace

std::string writeCbor(const Json& document) {
    std::string bytes;
    write(document, bytes);
    return bytes;
}

tl::expected<Json, Refusal> parseCbor(std::string_view bytes) {
    CborBuilder builder;
    const bool parsed = Json::sax_parse(bytes, &builder, Json::input_format_t::cbor);
    return std::move(builder).result(parsed, bytes);
}

} // namespace cimaise
