// Creates games and files for the library's tests.
#include "tests/library/library_fixture.h"

#include <QFile>

namespace cimaise {

GameFacts facts(const QString& title, const QString& players) {
    return {.game = "musee", .title = title, .players = players};
}

QString document(int number) { return QString{R"({"cimaise": 1, "step": %1})"}.arg(number); }

GameStep step(int number) {
    return {.document = document(number), .what = QString{"edit %1"}.arg(number)};
}

std::vector<GameStep> timeless(std::vector<GameStep> steps) {
    for (GameStep& step : steps) {
        step.madeAt = 0;
    }
    return steps;
}

void PrintTo(const GameStep& step, std::ostream* stream) {
    *stream << step.document.toStdString() << " (" << step.what.toStdString() << ')';
}

std::string idOf(const std::optional<Message>& message) {
    return message ? std::string{message->text.id} : std::string{};
}

QByteArray LibraryTest::bytes() const {
    QFile opened{file()};
    EXPECT_TRUE(opened.open(QIODevice::ReadOnly));
    return opened.readAll();
}

void LibraryTest::setBytes(const QByteArray& bytes) const {
    QFile opened{file()};
    EXPECT_TRUE(opened.open(QIODevice::WriteOnly));
    EXPECT_EQ(opened.write(bytes), bytes.size());
}

GameId LibraryTest::writeLibrary() const {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.append(id, step(1), facts("Friday"));
    EXPECT_TRUE(library.flush());
    return id;
}

std::vector<std::string> titles(const Library& library, const QString& search, qsizetype limit,
                                qint64 after, const QString& game) {
    const auto page = library.list(search, limit, after, game);
    EXPECT_TRUE(page.has_value()) << idOf(page ? std::nullopt : std::optional{page.error()});
    std::vector<std::string> found;
    for (const GameSummary& row : page.value_or(std::vector<GameSummary>{})) {
        found.push_back(row.facts.title.toStdString());
    }
    return found;
}

} // namespace cimaise
