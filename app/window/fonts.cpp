// Loads EB Garamond for headings and Inter for other text, as far as they were available at build
// time.
#include "app/window/fonts.h"

#include "app/window/heading_font.h"

#include <QDir>
#include <QFile>
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
    for (const QString& name : folder.entryList()) {
        QFile file{folder.filePath(name)};
        if (file.open(QIODevice::ReadOnly)) {
            const QByteArray font = file.readAll();
            const bool heading = name.startsWith(QLatin1String("EBGaramond"));
            QFontDatabase::addApplicationFontFromData(heading ? headingFont(font) : font);
        }
    }
    // Some packages add the optical size to the family name.
    const QString heading = QLatin1String(headingFamily);
    QFont::insertSubstitutions(heading, {heading + QStringLiteral(" 12"),
                                         QStringLiteral("EB Garamond"), QStringLiteral("serif")});
    QFont text = QGuiApplication::font();
    text.setFamilies({QStringLiteral("Inter"), text.family()});
    QGuiApplication::setFont(text);
}

} // namespace cimaise
