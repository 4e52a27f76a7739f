// Loads EB Garamond for headings and Inter for other text, as far as they were available at build
// time.
#include "app/window/fonts.h"

#include <QDir>
#include <QFile>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QtEndian>
#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

constexpr auto family = "EB Garamond";
constexpr auto lining = "lnum";
/// Required contextual alternates: always applied, and not used otherwise by the fonts of the app.
constexpr auto always = "rclt";
constexpr qsizetype tagSize = 4;

/// Table of the font; empty if it would exceed the file.
struct Table {
    qsizetype offset = 0;
    qsizetype size = 0;
};

quint32 numberAt(const QByteArray& font, qsizetype offset, int bytes) {
    if (offset < 0 || offset + bytes > font.size()) {
        return 0;
    }
    const char* const at = font.constData() + offset;
    return bytes == 2 ? qFromBigEndian<quint16>(at) : qFromBigEndian<quint32>(at);
}

Table tableOf(const QByteArray& font, const char* tag) {
    constexpr qsizetype header = 12;
    constexpr qsizetype record = 16;
    const auto count = static_cast<qsizetype>(numberAt(font, 4, 2));
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype at = header + i * record;
        if (font.mid(at, tagSize) == tag) {
            const auto offset = static_cast<qsizetype>(numberAt(font, at + 8, 4));
            const auto size = static_cast<qsizetype>(numberAt(font, at + 12, 4));
            return offset + size <= font.size() ? Table{offset, size} : Table{};
        }
    }
    return {};
}

void applyLiningFigures(QByteArray& font) {
    constexpr qsizetype featuresAt = 6;
    constexpr qsizetype record = 6;
    const Table substitutions = tableOf(font, "GSUB");
    if (substitutions.size == 0) {
        return;
    }
    const qsizetype features =
        substitutions.offset +
        static_cast<qsizetype>(numberAt(font, substitutions.offset + featuresAt, 2));
    const auto count = static_cast<qsizetype>(numberAt(font, features, 2));
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype at = features + 2 + i * record;
        if (at + tagSize <= font.size() && font.mid(at, tagSize) == lining) {
            font.replace(at, tagSize, always);
        }
    }
}

/// Replaces a name in both encodings of the table: UTF-16, and single bytes.
void rename(QByteArray& font, const QByteArray& from, const QByteArray& to) {
    const Table names = tableOf(font, "name");
    QByteArray text = font.mid(names.offset, names.size);
    const auto wide = [](const QByteArray& narrow) {
        QByteArray all;
        for (const char letter : narrow) {
            all.append('\0').append(letter);
        }
        return all;
    };
    text.replace(wide(from), wide(to)).replace(from, to);
    font.replace(names.offset, names.size, text);
}

} // namespace

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

QByteArray headingFont(QByteArray font) {
    static_assert(std::char_traits<char>::length(family) ==
                  std::char_traits<char>::length(headingFamily));
    applyLiningFigures(font);
    rename(font, family, headingFamily);
    return font;
}

} // namespace cimaise
