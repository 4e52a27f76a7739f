// Omits an empty subject or place before the reason.
#include "app/texts/refusal_words.h"

#include "validators/layout/shown_text.h"

namespace cimaise {

std::string refusalLine(std::string_view program, std::string_view subject, const Refusal& refusal,
                        const Words& words) {
    std::string line{program};
    for (const std::string& part : {shownPath(subject), shownPointer(refusal.pointer)}) {
        line += part.empty() ? part : ": " + part;
    }
    return line + ": " + words.say(refusal.reason) + '\n';
}

} // namespace cimaise
