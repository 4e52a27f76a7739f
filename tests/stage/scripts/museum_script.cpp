// Enters the objects of a sample of Museum: slot, civilisation, domain, value.
#include "app/input/museum/museum_input_state.h"
#include "app/texts/qt_texts.h"
#include "positions/museum/museum_catalogue.h"
#include "tests/stage/scripts/script.h"

#include <algorithm>

namespace cimaise {

namespace {

museum::Layout bareMuseums(museum::Layout whole) {
    for (museum::Museum& museum : whole.museums) {
        museum.objects.edit().clear();
    }
    return whole;
}

/// Taps the key with only this property unless it is chosen.
void chooseKey(Taps& taps, const char* property, std::string_view id) {
    Taps::Items keys = taps.saying("MuseumKey", property, toQt(id));
    std::erase_if(keys, [](const QQuickItem* key) { // the last used objects have both
        return !key->property("civilisation").toString().isEmpty() &&
               !key->property("domain").toString().isEmpty();
    });
    if (keys.empty() || !keys.front()->property("chosen").toBool()) {
        taps.tap(property, keys);
    }
}

void enterMuseum(Taps& taps, const museum::Layout& whole, int side) {
    const museum::Museum& museum = whole.museums.at(static_cast<std::size_t>(side));
    for (const museum::Object& object : *museum.objects) {
        taps.select("MuseumSlot", rowOfCell(boardOf(whole, museum), object.at));
        chooseKey(taps, "civilisation", info(object.civilisation).id);
        chooseKey(taps, "domain", info(object.domain).id);
        taps.tap("edit", taps.saying("MuseumKey", "letters", QString::number(object.value)));
    }
}

} // namespace

template <> Script<museum::Layout> scriptOf() {
    return {.items = {"MuseumBoard", "MuseumSlot", "MuseumKeypad", "MuseumKey", {"MuseumSlot"}},
            .sample = "rulebook-example",
            .bare = bareMuseums,
            .enter = enterMuseum};
}

} // namespace cimaise
