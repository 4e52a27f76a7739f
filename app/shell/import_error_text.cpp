// Writes the title or the error of an imported file, and the place of a saved one, as text.
#include "app/shell/import_error_text.h"

#include "positions/text/shown_text.h"

#include <QDir>
#include <QFileInfo>

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

QString savedText(const QString& path, const Translator& words) {
    const QFileInfo file{path};
    const std::string name = file.fileName().toStdString();
    const QString folder = file.absolutePath();
    //% "Saved as {file}."
    constexpr TextId saved = CIMAISE_TEXT("app.file.saved");
    //% "Saved as {file} in the folder {folder}."
    constexpr TextId savedIn = CIMAISE_TEXT("app.file.saved-in");
    // a browser saves without a folder
    return QDir{folder}.isRoot()
               ? format(words, saved, {{"file", name}})
               : format(words, savedIn,
                        {{"file", name}, {"folder", shownPath(folder.toStdString())}});
}

} // namespace cimaise
