// Rejects faults and excessive sizes during parsing, before a hostile document costs time and
// memory; the readers, which know the limit of each list, run later.
#include "positions/file/json_builder.h"

#include "positions/file/json_text.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise {

namespace {

//% "Nested deeper than {limit} levels, too deep for a game."
constexpr TextId tooDeep = CIMAISE_TEXT("file.too-deep");
//% "The key “{key}” appears twice."
constexpr TextId duplicateKey = CIMAISE_TEXT("file.duplicate-key");
//% "Expected a whole number within 64 bits, without a fraction or exponent."
constexpr TextId notWhole = CIMAISE_TEXT("file.not-whole");
//% "Too much data for a game."
constexpr TextId tooMuch = CIMAISE_TEXT("file.too-much");

// Limits far above any game.
constexpr std::size_t deepestNesting = 16;
constexpr std::size_t longestList = 4096;
constexpr std::size_t mostKeys = 64;

/// Memory of a list or an object without its entries.
constexpr std::size_t containerBytes = 64;

} // namespace

bool StrictBuilder::number_float(number_float_t /*value*/, const string_t& /*text*/) {
    return refuse({.text = notWhole});
}

// Reserves no memory if the announced size is above the limit.

bool StrictBuilder::start_object(std::size_t size) {
    if (!open(Json::object())) {
        return false;
    }
    if (size <= mostKeys) {
        m_open.back()->get_ref<Json::object_t&>().reserve(size);
    }
    return true;
}

bool StrictBuilder::start_array(std::size_t size) {
    if (!open(Json::array())) {
        return false;
    }
    if (size <= longestList) {
        m_open.back()->get_ref<Json::array_t&>().reserve(size);
    }
    return true;
}

bool StrictBuilder::key(string_t& name) {
    const Json& object = *m_open.back();
    const bool twice = object.contains(name);
    m_key = std::move(name);
    if (twice) {
        return refuse({.text = duplicateKey, .arguments = {{"key", shownText(m_key)}}});
    }
    return object.size() < mostKeys ? spend(m_key.size()) : refuse(tooManyEntries(mostKeys));
}

tl::expected<Json, LoadError> StrictBuilder::built(bool parsed) && {
    if (!parsed) {
        return tl::unexpected(std::move(m_refusal));
    }
    return std::move(m_root);
}

bool StrictBuilder::hasRoomIn(const Json& parent) {
    if (!parent.is_array()) {
        return spend(sizeof(Json::object_t::value_type));
    }
    return parent.size() < longestList ? spend(sizeof(Json))
                                       : refuseOpen(tooManyEntries(longestList));
}

bool StrictBuilder::open(Json container) {
    if (m_open.size() == deepestNesting) {
        return refuse(
            {.text = tooDeep, .arguments = {{"limit", static_cast<int>(deepestNesting)}}});
    }
    Json* const placed = spend(containerBytes) ? place(std::move(container)) : nullptr;
    if (placed != nullptr) {
        m_open.push_back(placed);
    }
    return placed != nullptr;
}

bool StrictBuilder::close() {
    m_open.pop_back();
    return true;
}

bool StrictBuilder::spend(std::size_t bytes) {
    if (bytes > m_memory) {
        return refuseAt({}, {.text = tooMuch});
    }
    m_memory -= bytes;
    return true;
}

bool StrictBuilder::refuseAt(std::string pointer, Message reason) {
    m_refusal = {.pointer = std::move(pointer), .reason = std::move(reason)};
    return false;
}

std::string StrictBuilder::pointerHere(bool withValue) const {
    std::string pointer;
    for (std::size_t level = 0; level < m_open.size(); ++level) {
        const Json& parent = *m_open[level];
        const bool last = level + 1 == m_open.size();
        if (last && !withValue) {
            break;
        }
        if (parent.is_array()) { // the open container is the last entry of `parent`
            pointer += fmt::format("/{}", last ? parent.size() : parent.size() - 1);
        } else {
            pointer += pointerStep(last ? m_key : std::prev(parent.end()).key());
        }
    }
    return pointer;
}

} // namespace cimaise
