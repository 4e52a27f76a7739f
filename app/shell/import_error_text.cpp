// Writes the title or the error of an imported file as text.
#include "app/shell/import_error_text.h"

#include "validators/layout/shown_text.h"

namespace cimaise {

QString importedTitle(const AnyCase& position) {
    return toQt(headerOf(position).title.value_or(std::string{}));
}

QString importErrorText(const std::string& what, const LoadError& refusal,
                        const Translator& words) {
    //% "{file}: {reason}"
    constexpr TextId refused = CIMAISE_TEXT("app.refused");
    //% "{file}, {place}: {reason}"
    constexpr TextId refusedAt = CIMAISE_TEXT("app.refused.at");
    return format(words, refusal.pointer.empty() ? refused : refusedAt,
                  {{"file", what},
                   {"place", shownPointer(refusal.pointer)},
                   {"reason", words.format(refusal.reason)}});
}

} // namespace cimaise
