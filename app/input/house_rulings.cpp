// Reads and writes the house rules as a JSON list; a ruling by a newer version of Cimaise is left
// unchanged.
#include "app/input/house_rulings.h"

#include "positions/file/json_text.h"
#include "positions/text/name_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

/// JSON key of each member.
struct Key {
    const char* name;
    std::string HouseRuling::* member;
};

constexpr std::array keys{Key{"reading", &HouseRuling::reading},
                          Key{"option", &HouseRuling::option}, Key{"day", &HouseRuling::day},
                          Key{"from", &HouseRuling::from}, Key{"note", &HouseRuling::note}};

/// Maximum number of rulings: more than the open questions of all games, including those of newer
/// versions.
constexpr std::size_t mostRulings = 200;

/// Reads a house rule. Its texts are cleaned like names, because they may come from an archive of
/// unknown origin and are shown in labels.
HouseRuling read(const Json& entry) {
    HouseRuling ruling;
    for (const Key& key : keys) {
        const auto found = entry.find(key.name);
        if (found != entry.end() && found->is_string()) {
            ruling.*key.member = cleanedName(found->get_ref<const std::string&>());
        }
    }
    return ruling;
}

} // namespace

RuledOn ruledOn(const HouseRuling& ruling) {
    for (const Game& game : games()) {
        const auto reading = std::ranges::find(game.readings, ruling.reading, &Reading::id);
        if (reading != game.readings.end() &&
            std::ranges::find(reading->options, ruling.option, &ReadingOption::id) !=
                reading->options.end()) {
            return {.game = &game, .reading = &*reading};
        }
    }
    return {};
}

HouseRulings readHouseRulings(std::string_view text) {
    const tl::expected<Json, LoadError> document = parseJson(text);
    HouseRulings rulings;
    if (document && document->is_array()) {
        for (const Json& entry : *document) {
            if (entry.is_object() && rulings.size() < mostRulings) {
                rulings = withRuling(std::move(rulings), read(entry));
            }
        }
    }
    return rulings;
}

std::string writeHouseRulings(const HouseRulings& rulings) {
    Json document = Json::array();
    for (const HouseRuling& ruling : rulings) {
        Json entry = Json::object();
        for (const Key& key : keys) {
            entry[key.name] = ruling.*key.member;
        }
        document.push_back(std::move(entry));
    }
    return compactJson(document);
}

HouseRulings withRuling(HouseRulings rulings, HouseRuling decided) {
    const auto earlier = std::ranges::find(rulings, decided.reading, &HouseRuling::reading);
    if (earlier == rulings.end()) {
        rulings.push_back(std::move(decided));
    } else {
        decided.note = decided.note.empty() ? earlier->note : decided.note;
        *earlier = std::move(decided);
    }
    return rulings;
}

HouseRulings withoutRuling(HouseRulings rulings, std::string_view reading) {
    std::erase_if(rulings, [&](const HouseRuling& ruling) { return ruling.reading == reading; });
    return rulings;
}

const HouseRuling* rulingOn(const HouseRulings& rulings, std::string_view reading) {
    const auto found = std::ranges::find(rulings, reading, &HouseRuling::reading);
    return found == rulings.end() ? nullptr : &*found;
}

ReadingChoices choicesOf(const HouseRulings& rulings, const Game& game) {
    ReadingChoices choices;
    for (const Reading& reading : game.readings) {
        const HouseRuling* const ruling = rulingOn(rulings, reading.id);
        if (ruling != nullptr && ruledOn(*ruling).game != nullptr) {
            choices = withChoice(
                game.readings, choices, reading.id,
                std::ranges::find(reading.options, ruling->option, &ReadingOption::id)->id);
        }
    }
    return choices;
}

} // namespace cimaise
