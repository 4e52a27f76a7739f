// Reports the expected kind of value for each value that does not fit.
#include "positions/file/json_cursor.h"
#include "positions/file/json_text.h"

#include "positions/text/shown_text.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

//% "Expected an object."
constexpr TextId objectExpected = CIMAISE_TEXT("file.expected.object");
//% "Expected a list."
constexpr TextId listExpected = CIMAISE_TEXT("file.expected.list");
//% "Expected exactly {length} items, found {found}."
constexpr TextId lengthExpected = CIMAISE_TEXT("file.expected.length");
//% "Expected a whole number from {lowest} to {highest}."
constexpr TextId integerExpected = CIMAISE_TEXT("file.expected.integer");
//% "Expected a whole number from {lowest} to {highest}, or null."
constexpr TextId integerOrNullExpected = CIMAISE_TEXT("file.expected.integer-or-null");
//% "Expected true or false."
constexpr TextId booleanExpected = CIMAISE_TEXT("file.expected.boolean");
//% "Expected text."
constexpr TextId textExpected = CIMAISE_TEXT("file.expected.text");
//% "Expected one of these: {choices}."
constexpr TextId choiceExpected = CIMAISE_TEXT("file.expected.choice");
//% "The key “{key}” is missing."
constexpr TextId keyMissing = CIMAISE_TEXT("file.missing-key");
//% "Unknown key “{key}”. Allowed here: {known}."
constexpr TextId keyUnknown = CIMAISE_TEXT("file.unknown-key");
//% "The name is blank."
constexpr TextId nameBlank = CIMAISE_TEXT("file.name.blank");
//% "Expected at most {limit} characters."
constexpr TextId nameTooLong = CIMAISE_TEXT("file.name.too-long");
//% "Control characters and characters that change the text direction are not allowed here."
constexpr TextId nameForbidden = CIMAISE_TEXT("file.name.forbidden");

std::optional<int> integerWithin(const Json& value, int lowest, int highest) {
    if (!value.is_number_integer()) {
        return std::nullopt;
    }
    if (value.is_number_unsigned() &&
        value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)) {
        return std::nullopt;
    }
    const auto number = value.get<std::int64_t>();
    if (number < lowest || number > highest) {
        return std::nullopt;
    }
    return static_cast<int>(number);
}

} // namespace

void FirstRefusal::set(std::string pointer, Message reason) {
    if (!m_refusal) {
        m_refusal = LoadError{.pointer = std::move(pointer), .reason = std::move(reason)};
    }
}

void JsonCursor::refuse(Message reason) const { m_refusal->set(m_pointer, std::move(reason)); }

void JsonCursor::refuseKey(std::string_view key, const std::vector<std::string_view>& known) const {
    m_refusal->set(m_pointer + pointerStep(key),
                   {.text = keyUnknown,
                    .arguments = {{"key", shownText(key)},
                                  {"known", fmt::format("{}", fmt::join(known, ", "))}}});
}

bool JsonCursor::expectObject() const {
    const Json* value = usable();
    if (value != nullptr && !value->is_object()) {
        refuse({.text = objectExpected});
    }
    return !refused();
}

void JsonCursor::expectKeys(const std::vector<std::string_view>& required,
                            const std::vector<std::string_view>& optional) const {
    if (!expectObject()) {
        return;
    }
    std::vector<std::string_view> known = required;
    known.insert(known.end(), optional.begin(), optional.end());
    for (const std::string& key : keys()) {
        if (std::ranges::find(known, key) == known.end()) {
            refuseKey(key, known);
        }
    }
    for (const std::string_view key : required) {
        (void)at(key);
    }
}

bool JsonCursor::has(std::string_view key) const {
    const Json* value = usable();
    return value != nullptr && value->is_object() && value->contains(key);
}

bool JsonCursor::isNull() const {
    const Json* value = usable();
    return value != nullptr && value->is_null();
}

bool JsonCursor::isList() const {
    const Json* value = usable();
    return value != nullptr && value->is_array();
}

JsonCursor JsonCursor::at(std::string_view key) const {
    const std::string pointer = m_pointer + pointerStep(key);
    if (has(key)) {
        return {&m_value->at(std::string{key}), pointer, *m_refusal};
    }
    m_refusal->set(pointer, {.text = keyMissing, .arguments = {{"key", std::string{key}}}});
    return {nullptr, pointer, *m_refusal};
}

const Json* JsonCursor::usableList() const {
    const Json* value = usable();
    if (value != nullptr && !value->is_array()) {
        refuse({.text = listExpected});
    }
    return refused() ? nullptr : value;
}

std::vector<JsonCursor> JsonCursor::unlessRefused(const Json* list) const {
    std::vector<JsonCursor> cursors;
    const std::size_t length = list == nullptr || refused() ? 0 : list->size();
    cursors.reserve(length);
    for (std::size_t i = 0; i < length; ++i) {
        cursors.push_back({&(*list)[i], fmt::format("{}/{}", m_pointer, i), *m_refusal});
    }
    return cursors;
}

std::vector<JsonCursor> JsonCursor::entries(AtMost most) const {
    const Json* const list = usableList();
    if (list != nullptr && list->size() > most.entries) {
        refuse(tooManyEntries(most.entries));
    }
    return unlessRefused(list);
}

std::vector<JsonCursor> JsonCursor::entries(std::size_t length) const {
    const Json* const list = usableList();
    if (list != nullptr && list->size() != length) {
        refuse({.text = lengthExpected,
                .arguments = {{"length", static_cast<int>(length)},
                              {"found", static_cast<int>(list->size())}}});
    }
    return unlessRefused(list);
}

std::vector<std::string> JsonCursor::keys() const {
    std::vector<std::string> names;
    if (usable() != nullptr && expectObject()) {
        for (auto entry = m_value->begin(); entry != m_value->end(); ++entry) {
            names.push_back(entry.key());
        }
    }
    return names;
}

int JsonCursor::integer(int lowest, int highest) const {
    const Json* value = usable();
    if (value == nullptr) {
        return lowest;
    }
    const std::optional<int> number = integerWithin(*value, lowest, highest);
    if (!number) {
        refuse({.text = integerExpected, .arguments = {{"lowest", lowest}, {"highest", highest}}});
    }
    return number.value_or(lowest);
}

std::optional<int> JsonCursor::integerOrNull(int lowest, int highest) const {
    const Json* value = usable();
    if (value == nullptr || value->is_null()) {
        return std::nullopt;
    }
    const std::optional<int> number = integerWithin(*value, lowest, highest);
    if (!number) {
        refuse({.text = integerOrNullExpected,
                .arguments = {{"lowest", lowest}, {"highest", highest}}});
    }
    return number;
}

bool JsonCursor::boolean() const {
    const Json* value = usable();
    if (value == nullptr) {
        return false;
    }
    if (!value->is_boolean()) {
        refuse({.text = booleanExpected});
        return false;
    }
    return value->get<bool>();
}

std::string JsonCursor::text() const {
    const Json* value = usable();
    if (value == nullptr) {
        return {};
    }
    if (!value->is_string()) {
        refuse({.text = textExpected});
        return {};
    }
    return value->get<std::string>();
}

void JsonCursor::refuseFault(NameFault fault, std::size_t longest) const {
    if (fault == NameFault::tooLong) {
        refuse({.text = nameTooLong, .arguments = {{"limit", static_cast<int>(longest)}}});
    } else if (fault == NameFault::forbiddenCharacter) {
        refuse({.text = nameForbidden});
    }
}

std::string JsonCursor::line() const {
    std::string value = text();
    refuseFault(nameFault(value), longestName);
    return value;
}

std::string JsonCursor::note() const {
    std::string value = withLineFeeds(text());
    refuseFault(noteFault(value), longestNote);
    return value;
}

std::string JsonCursor::name() const {
    std::string value = line();
    if (!refused() && nameFault(value) == NameFault::blank) {
        refuse({.text = nameBlank});
    }
    return value;
}

std::size_t JsonCursor::choice(const std::vector<std::string_view>& choices) const {
    const std::string value = text();
    const auto found = std::ranges::find(choices, value);
    if (!refused() && found == choices.end()) {
        refuse({.text = choiceExpected,
                .arguments = {{"choices", fmt::format("{}", fmt::join(choices, ", "))}}});
    }
    return refused() ? 0 : static_cast<std::size_t>(found - choices.begin());
}

} // namespace cimaise
