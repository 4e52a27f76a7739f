// What is told before the reason is left out where there is nothing to tell.
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
