// Limits the length of a name both in bytes, as file systems do, and in letters.
#include "app/platform/file_name.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>
#include <algorithm>

namespace cimaise {

namespace {

constexpr int mostLetters = 80;
/// Maximum length in bytes. File systems allow 255, so that there is room for an extension and a
/// number.
constexpr qsizetype mostBytes = 200;

QString shortened(const QString& name) {
    QTextBoundaryFinder letters{QTextBoundaryFinder::Grapheme, name};
    qsizetype end = 0;
    for (int count = 0; count < mostLetters; ++count) {
        const qsizetype next = letters.toNextBoundary();
        if (next < 0 || QStringView{name}.first(next).toUtf8().size() > mostBytes) {
            break;
        }
        end = next;
    }
    return name.first(end).trimmed();
}

bool saysNothing(const QString& name) {
    return std::ranges::none_of(name, [](QChar letter) {
        return letter.isLetterOrNumber() || letter.isSymbol() || letter.isSurrogate();
    });
}

} // namespace

QString fileNameOf(const QString& title) {
    // a leading dot would hide the file
    static const QRegularExpression awkward{QStringLiteral(R"([/\\:*?"<>|\s]+|^[.\s]+)")};
    QString name = title;
    name = shortened(name.replace(awkward, QStringLiteral(" ")).trimmed());
    return saysNothing(name) ? QString{} : name;
}

QUrl fileIn(const QUrl& folder, const QString& name) {
    QUrl file = folder;
    file.setPath(folder.path(QUrl::FullyDecoded) + u'/' + name, QUrl::DecodedMode);
    return file;
}

} // namespace cimaise
