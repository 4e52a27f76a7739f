// Reads settings without interpreting them: every user of a setting validates it, as with the
// library’s own settings.
#include "app/transfer/archived_settings.h"

#include "app/input/house_rulings.h"
#include "app/texts/qt_texts.h"

#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

constexpr auto houseRulesKey = "house-rulings";
constexpr std::array carried{houseRulesKey, "museum-copy", "art-society-wall", "art-society-frames",
                             "musee-themes"};
constexpr std::size_t longestSetting = 1'000'000;

/// Text of a setting; empty if it is missing or cannot be one.
std::string settingIn(const Json& settings, const char* key) {
    const auto found = settings.find(key);
    const bool isText = found != settings.end() && found->is_string();
    return isText && found->get_ref<const std::string&>().size() <= longestSetting
               ? found->get<std::string>()
               : std::string{};
}

} // namespace

Json settingsOf(const Library& library) {
    Json settings = Json::object();
    for (const char* const key : carried) {
        if (const QString value = library.setting(key); !value.isEmpty()) {
            settings[key] = value.toStdString();
        }
    }
    return settings;
}

int houseRulesIn(const Library& library, const Json& settings) {
    if (!library.setting(houseRulesKey).isEmpty()) {
        return 0;
    }
    return static_cast<int>(readHouseRulings(settingIn(settings, houseRulesKey)).size());
}

void takeSettings(Library& library, const Json& settings, bool withHouseRules) {
    for (const char* const key : carried) {
        std::string value = settingIn(settings, key);
        if (std::string_view{key} == houseRulesKey) {
            const HouseRulings rules = readHouseRulings(value);
            value = withHouseRules && !rules.empty() ? writeHouseRulings(rules) : std::string{};
        }
        if (!value.empty() && library.setting(key).isEmpty()) {
            library.setSetting(key, toQt(value));
        }
    }
}

} // namespace cimaise
