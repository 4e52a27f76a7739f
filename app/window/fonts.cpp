// EB Garamond for headings, Inter for all else, as far as they were at hand when this was built.
#include "app/window/fonts.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <utility>

namespace cimaise {

void loadFonts() {
    static bool loaded = false;
    if (std::exchange(loaded, true)) {
        return;
    }
    const QDir folder{QStringLiteral(":/cimaise/fonts")};
    for (const QString& file : folder.entryList()) {
        QFontDatabase::addApplicationFont(folder.filePath(file));
    }
    // Some packages name the size it was cut for as part of the family.
    QFont::insertSubstitutions(QStringLiteral("EB Garamond"),
                               {QStringLiteral("EB Garamond 12"), QStringLiteral("serif")});
    QFont text = QGuiApplication::font();
    text.setFamilies({QStringLiteral("Inter"), text.family()});
    QGuiApplication::setFont(text);
}

} // namespace cimaise
