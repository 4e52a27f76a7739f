// Finds the shortest beginning that is unique among the names.
#include "app/models/short_names.h"

#include <QTextBoundaryFinder>
#include <algorithm>

namespace cimaise {

namespace {

/// Limit of letters that fit on a key.
constexpr qsizetype longest = 3;

/// Splits a name into letters, each with its accents; leaves out the marks that isolate a name.
QStringList lettersOf(QString name) {
    name.remove(QChar{0x2068}).remove(QChar{0x2069});
    QStringList letters;
    QTextBoundaryFinder finder{QTextBoundaryFinder::Grapheme, name};
    for (qsizetype from = 0; finder.toNextBoundary() >= 0; from = finder.position()) {
        letters << name.mid(from, finder.position() - from);
    }
    return letters;
}

QString beginning(const QString& name, qsizetype letters) {
    return lettersOf(name).mid(0, letters).join(QString{});
}

/// First letter, and the first letter that differs from all other names.
QString apart(const QStringList& names, qsizetype which) {
    const QStringList own = lettersOf(names[which]);
    for (qsizetype at = 1; at < own.size(); ++at) {
        const auto hasItToo = [&](const QString& name) {
            return &name != &names[which] && lettersOf(name).value(at) == own[at];
        };
        if (own[at] != QStringLiteral(" ") && std::ranges::none_of(names, hasItToo)) {
            return own[0] + own[at];
        }
    }
    return own.value(0) + QString::number(which + 1);
}

} // namespace

QString nameInShort(const QStringList& names, qsizetype which, qsizetype least) {
    const QString& name = names[which];
    for (qsizetype letters = least; letters <= longest; ++letters) {
        const QString shortened = beginning(name, letters);
        const auto beginsSo = [&](const QString& other) {
            return beginning(other, letters) == shortened;
        };
        if (std::ranges::count_if(names, beginsSo) == 1) {
            return shortened;
        }
    }
    return apart(names, which);
}

} // namespace cimaise
