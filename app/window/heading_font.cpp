// Renames the font feature for lining figures to a feature that is always active (both names have
// four bytes; OpenType, “GSUB” and “Registered features”), because Qt 6.4 cannot enable a font
// feature.
#include "app/window/heading_font.h"

#include <QtEndian>
#include <algorithm>

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

QByteArray headingFont(QByteArray font) {
    static_assert(std::char_traits<char>::length(family) ==
                  std::char_traits<char>::length(headingFamily));
    applyLiningFigures(font);
    rename(font, family, headingFamily);
    return font;
}

} // namespace cimaise
