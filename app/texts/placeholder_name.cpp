// Compares a name with those of all seats.
#include "app/texts/placeholder_name.h"

namespace cimaise {

std::string placeholderName(int seat, const Translator& words) {
    //% "P{seat}"
    return words.format({.text = CIMAISE_TEXT("draft.player"), .arguments = {{"seat", seat}}});
}

bool isPlaceholderName(const std::string& name) {
    constexpr int mostSeats = 9;
    for (const Language language : {Language::english, Language::french}) {
        for (int seat = 1; seat <= mostSeats; ++seat) {
            if (placeholderName(seat, Translator{language}) == name) {
                return true;
            }
        }
    }
    return false;
}

} // namespace cimaise
