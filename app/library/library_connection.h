// Connection to the library's database: runs statements until one fails, and reports the error.
#pragma once

#include "positions/messages/message.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>
#include <functional>
#include <optional>

namespace cimaise {

/// May be used only on the thread that has created it. After a failure, statements are skipped
/// until takeError(), so that a sequence of statements needs one check, at its end.
class Connection {
public:
    enum class Mode {
        write,
        read,
        /// Opens the file and its log without creating other files, for a full disk. Not allowed
        /// while another process has the file open.
        alone,
        /// Opens the file alone, without its log, for a read-only directory. Not allowed while
        /// another process writes.
        snapshot,
    };

    /// Maximum wait for another program's lock, in ms.
    static constexpr int longest = 2000;

    Connection(const QString& file, Mode mode, int waits = longest);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;
    ~Connection();

    /// Runs a statement with its placeholders filled, and calls `row` with each row of the result.
    void run(const QString& sql, const QVariantList& values = {},
             const std::function<void(const QSqlQuery&)>& row = {});
    /// Runs a statement, and reports an error (see isRefusal()) if it changes no row.
    void change(const QString& sql, const QVariantList& values);
    /// Returns the first column of the last row.
    QVariant valueOf(const QString& sql, const QVariantList& values = {});
    /// True if the failure is another program's lock on the database.
    [[nodiscard]] bool isBusy() const;
    /// Returns the first failure since the last call.
    std::optional<QSqlError> takeError();

private:
    /// Statement, prepared on first use because most run at each edit. Returns null and sets the
    /// error on failure.
    QSqlQuery* prepared(const QString& sql);

    QString m_name;
    std::unordered_map<QString, QSqlQuery> m_prepared; ///< by SQL text
    std::optional<QSqlError> m_unopened;               ///< why the database is not open
    std::optional<QSqlError> m_error;
    int m_changed = 0; ///< number of rows changed by the last statement
};

/// Runs `work` in a transaction, committed as a whole or not at all. Calls `held` if another
/// program holds the lock, before waiting for it.
std::optional<QSqlError> transact(Connection& connection,
                                  const std::function<void(Connection&)>& work,
                                  const std::function<void()>& held = {});

/// True if change() found no row to change, which is not a failure of the database: another program
/// has changed the game.
bool isRefusal(const QSqlError& error);

/// True if the database is damaged.
bool isDamage(const QSqlError& error);

/// True if a failure may come from the disk or the directory rather than the database.
bool isAboutTheDisk(const QSqlError& error);

/// Error message for a failure of the database.
Message errorMessage(const QSqlError& error, const QString& file);

} // namespace cimaise
