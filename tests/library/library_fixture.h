// Fixture: a directory of its own for each test, a few games to add, and a second connection to the
// file.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace cimaise {

/// A game's facts; only what a test is about is given.
GameFacts facts(const QString& title, const QString& players = "Ana · Bo");

/// The n-th position of a game, told apart by its number.
QString document(int number);
GameStep step(int number);
/// The steps as they are compared: when they were made is another test's matter.
std::vector<GameStep> timeless(std::vector<GameStep> steps);

/// For gtest: a step in a failure's message.
void PrintTo(const GameStep& step, std::ostream* stream);

/// The text id of a trouble, for a readable comparison; empty for none.
std::string idOf(const std::optional<Message>& message);

class LibraryTest : public testing::Test {
protected:
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString file() const { return m_folder.filePath("library.sqlite"); }

    /// Another program's connection to the file.
    [[nodiscard]] Connection stranger() const { return {file(), Connection::Mode::write}; }
    /// What the file holds, byte by byte.
    [[nodiscard]] QByteArray bytes() const;
    void setBytes(const QByteArray& bytes) const;
    /// Writes a library with one game of two steps and closes it.
    GameId writeLibrary() const;

private:
    QTemporaryDir m_folder;
};

/// The titles of a page, in order.
std::vector<std::string> titles(const Library& library, const QString& search = {},
                                qsizetype limit = 50, qint64 after = Library::newest,
                                const QString& game = {});

} // namespace cimaise
