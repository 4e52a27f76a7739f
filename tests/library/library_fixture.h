// Fixture: a directory of its own for each test, a few games to add, and a second connection to the
// file.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace cimaise {

/// Facts of a game; those irrelevant to the test have defaults.
GameFacts facts(const QString& title, const QString& players = "Ana · Bo");

/// n-th position of a game, identified by its number.
QString document(int number);
GameStep step(int number);
/// Steps without their times, for comparison.
std::vector<GameStep> timeless(std::vector<GameStep> steps);

/// Prints a step in a failure message of gtest.
void PrintTo(const GameStep& step, std::ostream* stream);

/// Text id of an error, for readable comparisons; empty for none.
std::string idOf(const std::optional<Message>& message);

class LibraryTest : public testing::Test {
protected:
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString file() const { return m_folder.filePath("library.sqlite"); }

    /// Connection of another program to the file.
    [[nodiscard]] Connection stranger() const { return {file(), Connection::Mode::write}; }
    /// Content of the file.
    [[nodiscard]] QByteArray bytes() const;
    void setBytes(const QByteArray& bytes) const;
    /// Writes a library with one game of two steps and closes it.
    GameId writeLibrary() const;

private:
    QTemporaryDir m_folder;
};

/// Titles of a page, in order.
std::vector<std::string> titles(const Library& library, const QString& search = {},
                                qsizetype limit = 50, qint64 after = Library::newest,
                                const QString& game = {});

} // namespace cimaise
