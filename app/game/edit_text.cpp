// Reads and writes a message as a small JSON object. A message refers to its ids and names by
// views, so strings that were read are never released: there are few of them, and they repeat.
#include "app/game/edit_text.h"

#include "positions/file/json_text.h"
#include "positions/text/name_text.h"

#include <array>
#include <nlohmann/json.hpp>
#include <set>

namespace cimaise {

namespace {

/// Edits of earlier versions, which histories name.
[[maybe_unused]] constexpr std::array earlierEdits{
    //% "{owner}’s studio entered as text"
    CIMAISE_TEXT("muse.edit.studio-text"),
    //% "{owner}’s palace entered as text"
    CIMAISE_TEXT("muse.edit.palace-text"),
    //% "{owner}’s coins entered as text"
    CIMAISE_TEXT("muse.edit.count-text"),
    //% "Economy counted"
    CIMAISE_TEXT("muse.edit.economy-text"),
    //% "{owner}: {turn}"
    CIMAISE_TEXT("muse.edit.turn-text"),
};

std::string_view interned(std::string text) {
    static std::set<std::string, std::less<>> texts;
    return *texts.insert(std::move(text)).first;
}

/// Replaces texts with characters that hide or reorder text: a library may contain anything.
std::string plain(std::string text) {
    return nameFault(text) == NameFault::forbiddenCharacter ? "…" : std::move(text);
}

Json messageJson(const Message& message);

Json valueJson(const Value& value) {
    struct Visitor {
        Json operator()(int number) const { return number; }
        Json operator()(const std::string& text) const { return text; }
        Json operator()(const Place& place) const {
            return {{"area", place.area},
                    {"column", place.column},
                    {"row", place.row},
                    {"item", place.item}};
        }
        Json operator()(Party party) const {
            return {{"kind", static_cast<int>(party.kind)}, {"index", party.index}};
        }
        Json operator()(TextId id) const { return {{"text", id.id}}; }
        Json operator()(const Message& message) const { return messageJson(message); }
        Json operator()(const Listing& listing) const {
            Json parts = Json::array();
            for (const auto& part : listing.parts) {
                parts.push_back(std::visit(*this, part));
            }
            return {{"parts", std::move(parts)}};
        }
    };
    return std::visit(Visitor{}, value);
}

Json messageJson(const Message& message) {
    Json json{{"text", message.text.id}, {"arguments", Json::object()}};
    for (const Argument& argument : message.arguments) {
        json["arguments"][std::string{argument.name}] = valueJson(argument.value);
    }
    return json;
}

int numberAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : 0;
}

std::string_view textAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? interned(plain(found->get<std::string>()))
                                                       : std::string_view{};
}

Message readMessage(const Json& json);

Listing readListing(const Json& parts) {
    Listing listing;
    for (const Json& part : parts) {
        if (part.is_number_integer()) {
            listing.parts.emplace_back(part.get<int>());
        } else if (part.is_object() && part.contains("arguments")) {
            listing.parts.emplace_back(readMessage(part));
        } else if (part.is_object()) {
            listing.parts.emplace_back(TextId{textAt(part, "text")});
        }
    }
    return listing;
}

Value readValue(const Json& json) {
    if (json.is_number_integer()) {
        return json.get<int>();
    }
    if (json.is_string()) {
        return plain(json.get<std::string>());
    }
    if (json.contains("area")) {
        return Place{.area = textAt(json, "area"),
                     .column = numberAt(json, "column"),
                     .row = numberAt(json, "row"),
                     .item = textAt(json, "item")};
    }
    if (json.contains("kind")) {
        return Party{.kind = static_cast<Party::Kind>(numberAt(json, "kind")),
                     .index = numberAt(json, "index")};
    }
    if (const auto parts = json.find("parts"); parts != json.end()) {
        return readListing(*parts);
    }
    return TextId{textAt(json, "text")};
}

Message readMessage(const Json& json) {
    Message message{.text = {textAt(json, "text")}, .arguments = {}};
    if (const auto arguments = json.find("arguments"); arguments != json.end()) {
        for (const auto& [name, value] : arguments->items()) {
            message.arguments.push_back({.name = interned(name), .value = readValue(value)});
        }
    }
    return message;
}

} // namespace

QString writeEditText(const Message& what) {
    return QString::fromStdString(messageJson(what).dump());
}

Message readEditText(const QString& text) {
    const tl::expected<Json, LoadError> json = parseJson(text.toStdString());
    if (!json || !json->is_object()) {
        return {.text = {interned(plain(text.toStdString()))}};
    }
    return readMessage(*json);
}

} // namespace cimaise
