// Reads settings without interpreting them: every user of a setting validates it, as with the
// library’s own settings.
#include "app/transfer/archived_settings.h"

#include "app/game/game_ui.h"
#include "app/input/house_rulings.h"
#include "app/texts/qt_texts.h"

#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

constexpr auto houseRulesKey = "house-rulings";
constexpr std::size_t longestSetting = 1'000'000;

/// Keys of the settings that are archived: house rules, and data of the user's copies of the games.
std::vector<std::string> archivedKeys() {
    std::vector<std::string> keys{houseRulesKey};
    for (const GameUi* const game : gameUis()) {
        keys.insert(keys.end(), game->copyKeys.begin(), game->copyKeys.end());
    }
    return keys;
}

/// Text of a setting; empty if it is missing or cannot be one.
std::string settingIn(const Json& settings, const std::string& key) {
    const auto found = settings.find(key);
    const bool isText = found != settings.end() && found->is_string();
    return isText && found->get_ref<const std::string&>().size() <= longestSetting
               ? found->get<std::string>()
               : std::string{};
}

} // namespace

Json settingsOf(const Library& library) {
    Json settings = Json::object();
    for (const std::string& key : archivedKeys()) {
        if (const QString value = library.setting(toQt(key)); !value.isEmpty()) {
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

void importSettings(Library& library, const Json& settings, bool withHouseRules) {
    for (const std::string& key : archivedKeys()) {
        std::string value = settingIn(settings, key);
        if (key == houseRulesKey) {
            const HouseRulings rules = readHouseRulings(value);
            value = withHouseRules && !rules.empty() ? writeHouseRulings(rules) : std::string{};
        }
        if (!value.empty() && library.setting(toQt(key)).isEmpty()) {
            library.setSetting(toQt(key), toQt(value));
        }
    }
}

} // namespace cimaise
