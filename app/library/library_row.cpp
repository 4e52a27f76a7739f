// Checks the type that a value has, without converting it.
#include "app/library/library_row.h"

#include "positions/text/name_text.h"

#include <QVariant>

namespace cimaise::tables {

namespace {

const QString unreadable = QStringLiteral("…");

bool isOf(const QVariant& value, QMetaType::Type type) {
    return !value.isNull() && value.typeId() == type;
}

} // namespace

QString boundedText(const QString& column, qsizetype longest) {
    return QStringLiteral("CASE WHEN length(%1) <= %2 THEN %1 END").arg(column).arg(longest);
}

std::optional<qint64> numberIn(const QSqlQuery& row, int column, qint64 least, qint64 most) {
    const QVariant value = row.value(column);
    const qint64 number = isOf(value, QMetaType::LongLong) ? value.toLongLong() : least - 1;
    return number >= least && number <= most ? std::optional{number} : std::nullopt;
}

std::optional<QString> textIn(const QSqlQuery& row, int column) {
    const QVariant value = row.value(column);
    return isOf(value, QMetaType::QString) ? std::optional{value.toString()} : std::nullopt;
}

QString lineIn(const QSqlQuery& row, int column) {
    const std::optional<QString> line = textIn(row, column);
    const bool fit = line && nameFault(line->toStdString()) != NameFault::forbiddenCharacter;
    return fit ? *line : unreadable;
}

QString nameIn(const QSqlQuery& row, int column) {
    const std::optional<QString> name = textIn(row, column);
    const bool fit = name && (name->isEmpty() || nameFault(name->toStdString()) == NameFault::none);
    return fit ? *name : unreadable;
}

} // namespace cimaise::tables
