// A setting is read as warily as the library’s own: whoever asks for one takes nothing odd for it.
#include "app/handover/carried_settings.h"

#include "app/texts/qt_texts.h"
#include "validators/layout/name_text.h"

#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

constexpr std::array carried{"house-rulings", "museum-copy", "art-society-wall",
                             "art-society-frames", "musee-themes"};
constexpr std::size_t longestSetting = 1'000'000;
constexpr std::size_t mostNames = 100;

bool isName(const Json& name) {
    return name.is_string() && nameFault(name.get<std::string>()) == NameFault::none;
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

Json namesOf(const Library& library) {
    Json names = Json::array();
    for (const QString& name : library.knownNames()) {
        names.push_back(name.toStdString());
    }
    return names;
}

void takeNames(Library& library, const Json& names) {
    const QStringList known = library.knownNames();
    QStringList all = known;
    for (std::size_t i = 0; names.is_array() && i < std::min(names.size(), mostNames); ++i) {
        if (isName(names[i]) && !all.contains(toQt(names[i].get<std::string>()))) {
            all << toQt(names[i].get<std::string>());
        }
    }
    if (all.size() > known.size()) { // remembered in turn: the last one is the newest
        for (auto name = all.crbegin(); name != all.crend(); ++name) {
            library.rememberName(*name);
        }
    }
}

} // namespace cimaise
