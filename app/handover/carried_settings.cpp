// Reads settings without interpreting them: every user of a setting validates it, as with the
// library’s own settings.
#include "app/handover/carried_settings.h"

#include "app/texts/qt_texts.h"

#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

constexpr std::array carried{"house-rulings", "museum-copy", "art-society-wall",
                             "art-society-frames", "musee-themes"};
constexpr std::size_t longestSetting = 1'000'000;
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

void takeSettings(Library& library, const Json& settings) {
    for (const char* const key : carried) {
        const auto found = settings.find(key);
        const bool isText = found != settings.end() && found->is_string();
        if (isText && found->get_ref<const std::string&>().size() <= longestSetting &&
            library.setting(key).isEmpty()) {
            library.setSetting(key, toQt(found->get<std::string>()));
        }
    }
}

} // namespace cimaise
