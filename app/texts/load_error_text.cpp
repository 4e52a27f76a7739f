// Formats a load error as “program: file: place: reason”, without the parts that are empty.
#include "app/texts/load_error_text.h"

#include "positions/text/shown_text.h"

namespace cimaise {

std::string loadErrorLine(std::string_view program, std::string_view subject,
                          const LoadError& refusal, const Translator& words) {
    std::string line{program};
    for (const std::string& part : {shownPath(subject), shownPointer(refusal.pointer)}) {
        line += part.empty() ? part : ": " + part;
    }
    return line + ": " + words.format(refusal.reason) + '\n';
}

} // namespace cimaise
