// Connection to the library's database: runs statements until one fails, and reports the error.
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
        /// The file and its log without anything beside them, for a disk without room. Not while
        /// another process has the file open.
        alone,
        /// The file as it lies there, without the files beside it: for a folder that cannot be
        /// written to. Not while another process writes.
        snapshot,
    };

    /// How long a lock of another program's is waited for, in ms: it may only look for a moment.
    static constexpr int longest = 2000;

    Connection(const QString& file, Mode mode, int waits = longest);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;
    ~Connection();

    /// Runs a statement with its placeholders filled, and shows each row to `row`.
    void run(const QString& sql, const QVariantList& values = {},
             const std::function<void(const QSqlQuery&)>& row = {});
    /// Runs a statement that is refused where it changes no row.
    void change(const QString& sql, const QVariantList& values);
    /// The first column of the last row.
    QVariant valueOf(const QString& sql, const QVariantList& values = {});
    /// Whether the failure is that another program has locked the database.
    [[nodiscard]] bool isHeld() const;
    /// The first failure since the last call.
    std::optional<QSqlError> takeError();

private:
    /// The statement, prepared when it is first run: most are run at each edit. Null, and an
    /// error, when it cannot be.
    QSqlQuery* prepared(const QString& sql);

    QString m_name;
    std::unordered_map<QString, QSqlQuery> m_prepared; ///< by their texts, of which there are few
    std::optional<QSqlError> m_unopened;               ///< why the database is not open
    std::optional<QSqlError> m_error;
    int m_changed = 0; ///< rows, by the last statement
};

/// Runs `work` in a transaction: all of it is committed, or nothing. Another program's lock is told
/// to `held` at once, and then waited for.
std::optional<QSqlError> transact(Connection& connection,
                                  const std::function<void(Connection&)>& work,
                                  const std::function<void()>& held = {});

/// Whether change() found nothing to change: no failure of the database's.
bool isRefusal(const QSqlError& error);

/// Whether the database does not hold what it should.
bool isDamage(const QSqlError& error);

/// Whether a failure may come from the disk or the folder rather than from the database.
bool isAboutTheDisk(const QSqlError& error);

/// What a failure of the database means for the user.
Message troubleOf(const QSqlError& error, const QString& file);

} // namespace cimaise
