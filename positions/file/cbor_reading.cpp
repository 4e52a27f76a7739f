// Reads deterministic CBOR (RFC 8949, section 4.2) without recursion, so that deep nesting in an
// untrusted link cannot overflow the stack. Any other encoding is refused at its first byte.
#include "positions/file/cbor_item.h"
#include "positions/file/cbor_text.h"
#include "positions/file/json_builder.h"
#include "positions/text/code_point.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace cimaise {

namespace {

//% "This link is not encoded as expected (deterministic CBOR)."
constexpr TextId otherForm = CIMAISE_TEXT("cbor.other-form");
//% "The text is not valid UTF-8."
constexpr TextId stringNotUtf8 = CIMAISE_TEXT("cbor.not-utf8");

/// Memory limit of a built document, several times that of the largest game.
constexpr std::size_t mostMemory = std::size_t{10} * 1024 * 1024;

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
        return refuseForm();
    }
    bool refuseForm() { return refuseOpen({.text = otherForm}); }

    tl::expected<Json, LoadError> result(bool parsed) && { return std::move(*this).built(parsed); }
};

struct Head {
    Major major;
    std::uint64_t number;
};

/// A list or map whose end has not been read.
struct OpenItem {
    bool isMap;
    std::uint64_t left;                      ///< entries to read
    std::optional<std::string_view> lastKey; ///< key read last
};

/// Order of keys by their encoded bytes: shorter keys first.
bool isKeyBefore(std::string_view one, std::string_view other) {
    return one.size() != other.size() ? one.size() < other.size() : one < other;
}

/// Passes the items of a document to its builder. The builder limits the number of open items.
class CborReader {
public:
    CborReader(std::string_view bytes, CborBuilder& builder) : m_left(bytes), m_builder(builder) {}

    bool readDocument() {
        do {
            if (!readEntry()) {
                return false;
            }
            closeFull();
        } while (!m_open.empty());
        return m_left.empty() || m_builder.refuseForm();
    }

private:
    std::string_view take(std::size_t count) {
        const std::string_view taken = m_left.substr(0, count);
        m_left.remove_prefix(count);
        return taken;
    }

    /// Head of the next item; nullopt if it is truncated, longer than necessary, indefinite or
    /// reserved.
    std::optional<Head> takeHead() {
        constexpr unsigned longestPower = 3;
        if (m_left.empty()) {
            return std::nullopt;
        }
        const auto first = static_cast<unsigned char>(take(1).front());
        const auto major = static_cast<Major>(first >> 5U);
        const unsigned low = first & 0x1FU;
        if (low < cborInFirstByte) {
            return Head{major, low};
        }
        const unsigned power = low - static_cast<unsigned>(cborInFirstByte);
        const std::size_t bytes = std::size_t{1} << power;
        if (power > longestPower || bytes > m_left.size()) {
            return std::nullopt;
        }
        std::uint64_t number = 0;
        for (const char byte : take(bytes)) {
            number = number << 8U | static_cast<unsigned char>(byte);
        }
        const bool fitsShorter =
            power == 0 ? number < cborInFirstByte : number >> (4U * bytes) == 0;
        return fitsShorter ? std::nullopt : std::optional{Head{major, number}};
    }

    /// Text after a head that has been read; nullopt for other items and for truncated text.
    std::optional<std::string_view> takeText(const Head& head) {
        if (head.major != Major::text || head.number > m_left.size()) {
            return std::nullopt;
        }
        return take(static_cast<std::size_t>(head.number));
    }

    /// Reads a value; in a map, first the key of the value.
    bool readEntry() {
        if (!m_open.empty()) {
            --m_open.back().left;
            if (m_open.back().isMap && !readKey(m_open.back())) {
                return false;
            }
        }
        const std::optional<Head> head = takeHead();
        return head ? readValue(*head) : m_builder.refuseForm();
    }

    bool readKey(OpenItem& map) {
        const std::optional<Head> head = takeHead();
        const std::optional<std::string_view> key = head ? takeText(*head) : std::nullopt;
        if (!key || (map.lastKey && isKeyBefore(*key, *map.lastKey))) {
            return m_builder.refuseForm();
        }
        map.lastKey = key;
        std::string name{*key};
        return m_builder.key(name); // refuses a duplicate key
    }

    bool readValue(const Head& head) {
        switch (head.major) {
        case Major::natural:
            return m_builder.number_unsigned(head.number);
        case Major::negative:
            return readNegative(head.number);
        case Major::text:
            return readText(head);
        case Major::list:
            return m_builder.start_array(countOf(head)) && open(head);
        case Major::map:
            return m_builder.start_object(countOf(head)) && open(head);
        case Major::simple:
            return readSimple(head.number);
        case Major::bytes:
        case Major::tag:
            break;
        }
        return m_builder.refuseForm();
    }

    bool readNegative(std::uint64_t number) { // −1 − number
        constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
        return number <= most ? m_builder.number_integer(-1 - static_cast<std::int64_t>(number))
                              : m_builder.refuseForm();
    }

    bool readText(const Head& head) {
        const std::optional<std::string_view> text = takeText(head);
        if (!text) {
            return m_builder.refuseForm();
        }
        std::string value{*text};
        return m_builder.string(value);
    }

    bool readSimple(std::uint64_t number) {
        switch (number) {
        case cborFalse:
        case cborTrue:
            return m_builder.boolean(number == cborTrue);
        case cborNull:
            return m_builder.null();
        default:
            return m_builder.refuseForm();
        }
    }

    /// Number of entries for the builder to reserve; 0 if larger than the number of bytes left.
    [[nodiscard]] std::size_t countOf(const Head& head) const {
        return head.number <= m_left.size() ? static_cast<std::size_t>(head.number) : 0;
    }

    bool open(const Head& head) {
        m_open.push_back({.isMap = head.major == Major::map, .left = head.number, .lastKey = {}});
        return true;
    }

    /// Closes every list and map whose last entry has been read.
    void closeFull() {
        while (!m_open.empty() && m_open.back().left == 0) {
            m_open.back().isMap ? m_builder.end_object() : m_builder.end_array();
            m_open.pop_back();
        }
    }

    std::string_view m_left;
    CborBuilder& m_builder;
    std::vector<OpenItem> m_open;
};

} // namespace

tl::expected<Json, LoadError> parseCbor(std::string_view bytes) {
    CborBuilder builder;
    const bool parsed = CborReader{bytes, builder}.readDocument();
    return std::move(builder).result(parsed);
}

} // namespace cimaise
