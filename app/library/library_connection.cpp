// Opens the library's database with settings that make every commit durable, and writes its error
// messages.
#include "app/library/library_connection.h"

#include <QSqlDatabase>
#include <QUrl>
#include <QUuid>

namespace cimaise {

namespace {

/// SQLite's primary result codes, https://www.sqlite.org/rescode.html
enum SqliteCode {
    busy = 5,
    locked = 6,
    readOnly = 8,
    ioError = 10,
    corrupt = 11,
    full = 13,
    cantOpen = 14,
    constraint = 19,
    notADatabase = 26
};

/// Error code of a change that matches no row; SQLite has no negative codes.
constexpr auto refusedCode = "-1";

QString address(const QString& file, Connection::Mode mode) {
    return mode == Connection::Mode::snapshot
               ? QString::fromUtf8(QUrl::fromLocalFile(file).toEncoded()) + "?immutable=1"
               : file;
}

QString optionsOf(Connection::Mode mode, int waits) {
    QString options = QString{"QSQLITE_BUSY_TIMEOUT=%1"}.arg(waits);
    switch (mode) {
    case Connection::Mode::write:
    case Connection::Mode::alone:
        return options;
    case Connection::Mode::read:
        return options + ";QSQLITE_OPEN_READONLY";
    case Connection::Mode::snapshot:
        return options + ";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI";
    }
    return options;
}

int codeOf(const QSqlError& error) {
    return error.nativeErrorCode().toInt() & 0xff; // the higher bits are those of the extended code
}

TextId wordingOf(int code) {
    switch (code) {
    case busy:
    case locked:
        //% "Another program has locked the library {file}."
        return CIMAISE_TEXT("library.trouble.locked");
    case readOnly:
        //% "The library {file}, or its folder, is write-protected."
        return CIMAISE_TEXT("library.trouble.write-protected");
    case full:
        //% "The disk that holds the library {file} is full."
        return CIMAISE_TEXT("library.trouble.full");
    case ioError:
        //% "The library {file} cannot be read or written ({reason}). Is the disk full?"
        return CIMAISE_TEXT("library.trouble.disk");
    case corrupt:
        //% "The library {file} is damaged. It was not changed."
        return CIMAISE_TEXT("library.trouble.damaged");
    case notADatabase:
        //% "The file {file} is not a Cimaise library. It was not changed."
        return CIMAISE_TEXT("library.trouble.foreign");
    case cantOpen:
        //% "Cannot open the library {file}. Check that you have read and write access to its folder."
        return CIMAISE_TEXT("library.trouble.closed");
    default:
        //% "The library {file} cannot be used ({reason})."
        return CIMAISE_TEXT("library.trouble.other");
    }
}

/// Starts a transaction; after a failure, no statement of the transaction is run.
void begin(Connection& connection, const std::function<void()>& held) {
    connection.run("PRAGMA busy_timeout = 0");
    connection.run("BEGIN IMMEDIATE");
    if (connection.isBusy()) {
        connection.takeError();
        if (held) {
            held();
        }
        connection.run(QString{"PRAGMA busy_timeout = %1"}.arg(Connection::longest));
        connection.run("BEGIN IMMEDIATE");
    }
}

/// Replaces a null string by an empty one, because Qt binds a null string as NULL.
QVariant bound(const QVariant& value) {
    const bool unset = value.typeId() == QMetaType::QString && value.toString().isNull();
    return unset ? QVariant{QString{""}} : value;
}

} // namespace

Connection::Connection(const QString& file, Mode mode, int waits)
    : m_name(QUuid::createUuid().toString(QUuid::Id128)) {
    QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", m_name);
    database.setDatabaseName(address(file, mode));
    database.setConnectOptions(optionsOf(mode, waits));
    if (!database.open()) {
        m_unopened = database.lastError();
        m_error = m_unopened;
        return;
    }
    if (mode == Mode::alone) {
        // must be the first statement: the index of the log is then kept in memory
        run("PRAGMA locking_mode = EXCLUSIVE");
        run("PRAGMA query_only = ON");
    }
    run("PRAGMA foreign_keys = ON");
    // a commit is on disk when it returns, and survives a power failure
    run("PRAGMA synchronous = FULL");
}

Connection::~Connection() {
    m_prepared.clear();
    QSqlDatabase::removeDatabase(m_name);
}

QSqlQuery* Connection::prepared(const QString& sql) {
    const auto known = m_prepared.find(sql);
    if (known != m_prepared.end()) {
        return &known->second;
    }
    QSqlQuery query{QSqlDatabase::database(m_name, false)};
    query.setForwardOnly(true);
    if (!query.prepare(sql)) {
        m_error = query.lastError();
        return nullptr;
    }
    return &m_prepared.emplace(sql, std::move(query)).first->second;
}

void Connection::run(const QString& sql, const QVariantList& values,
                     const std::function<void(const QSqlQuery&)>& row) {
    if (m_unopened) {
        m_error = m_unopened; // Qt would print a warning for each statement
        return;
    }
    QSqlQuery* const query = m_error ? nullptr : prepared(sql);
    if (query == nullptr) {
        return;
    }
    for (int place = 0; place < values.size(); ++place) {
        query->bindValue(place, bound(values[place]));
    }
    const bool going = query->exec();
    while (going && row && query->next()) {
        row(*query);
    }
    if (query->lastError().isValid()) {
        m_error = query->lastError();
    }
    m_changed = query->numRowsAffected();
    query->finish(); // otherwise the query keeps a read lock
}

void Connection::change(const QString& sql, const QVariantList& values) {
    run(sql, values);
    if (!m_error && m_changed == 0) {
        m_error = QSqlError{{}, {}, QSqlError::StatementError, refusedCode};
    }
}

QVariant Connection::valueOf(const QString& sql, const QVariantList& values) {
    QVariant value;
    run(sql, values, [&](const QSqlQuery& row) { value = row.value(0); });
    return value;
}

bool Connection::isBusy() const { return m_error && codeOf(*m_error) == busy; }

std::optional<QSqlError> Connection::takeError() { return std::exchange(m_error, std::nullopt); }

std::optional<QSqlError> transact(Connection& connection,
                                  const std::function<void(Connection&)>& work,
                                  const std::function<void()>& held) {
    begin(connection, held);
    work(connection);
    connection.run("COMMIT");
    const std::optional<QSqlError> error = connection.takeError();
    if (error) {
        connection.run("ROLLBACK");
        connection.takeError(); // an error only means that there is nothing to roll back
    }
    return error;
}

bool isRefusal(const QSqlError& error) { return error.nativeErrorCode() == refusedCode; }

bool isDamage(const QSqlError& error) {
    const int code = codeOf(error);
    // a write violates a constraint only in a damaged library
    return code == corrupt || code == constraint;
}

bool isAboutTheDisk(const QSqlError& error) {
    const int code = codeOf(error);
    return code == readOnly || code == ioError || code == cantOpen;
}

Message errorMessage(const QSqlError& error, const QString& file) {
    //% "Another program changed this game in the library {file}. Your changes are not saved; save the game as a file."
    constexpr TextId changed = CIMAISE_TEXT("library.trouble.changed");
    return {.text = isRefusal(error) ? changed : wordingOf(codeOf(error)),
            .arguments = {{"file", file.toStdString()},
                          {"reason", error.databaseText().toStdString()}}};
}

} // namespace cimaise
