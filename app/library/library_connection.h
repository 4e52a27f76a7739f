// One connection to the library's database: runs statements until one fails, and says what it was.
#pragma once

#include "validators/report/message.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>
#include <functional>
#include <optional>

namespace cimaise {

/// Belongs to the thread that makes it. After a failure nothing more is run until takeError(): a
/// sequence of statements needs to be asked only once, at its end.
class Connection {
public:
    enum class Mode {
        write,
        read,
        /// The file as it lies there, without the files beside it: for a folder that cannot be
        /// written to. Not while another process writes.
        snapshot,
    };

    Connection(const QString& file, Mode mode);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;
    ~Connection();

    /// Runs a statement with its placeholders filled, and shows each row to `row`.
    void run(const QString& sql, const QVariantList& values = {},
             const std::function<void(const QSqlQuery&)>& row = {});
    /// The first column of the last row.
    QVariant valueOf(const QString& sql, const QVariantList& values = {});
    /// The first failure since the last call.
    std::optional<QSqlError> takeError();

private:
    /// The statement, prepared when it is first run: most are run at each edit. Null, and an
    /// error, when it cannot be.
    QSqlQuery* prepared(const QString& sql);

    QString m_name;
    std::unordered_map<QString, QSqlQuery> m_prepared; ///< by their texts, of which there are few
    std::optional<QSqlError> m_error;
};

/// Runs `work` in a transaction: all of it is committed, or nothing.
std::optional<QSqlError> transact(Connection& connection,
                                  const std::function<void(Connection&)>& work);

/// What a failure of the database means for the user.
Message troubleOf(const QSqlError& error, const QString& file);

} // namespace cimaise
