// Writes compared values as text, so that a difference is readable.
#include "tests/transfer/handover_fixture.h"

#include "app/game/game_facts.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/exports.h"
#include "app/transfer/imports.h"
#include "scoring/scores.h"
#include "tests/support/files.h"

#include <QFile>
#include <algorithm>
#include <fmt/format.h>

namespace cimaise {

AnyCase sample(const std::string& name) {
    return readCase(readFile(sourceDir() / "samples" / (name + ".cimaise"))).value();
}

JobEnd done(const tl::expected<std::unique_ptr<Job>, LoadError>& job) {
    if (!job) {
        return tl::unexpected(job.error());
    }
    while (true) {
        if (const std::optional<JobEnd> end = (*job)->step()) {
            return *end;
        }
    }
}

std::vector<std::string> messagesOf(const JobEnd& end) {
    if (!end) {
        return {std::string{end.error().reason.text.id}};
    }
    std::vector<std::string> all;
    for (const Message& message : *end) {
        const auto count = std::ranges::find(message.arguments, "n", &Argument::name);
        all.push_back(std::string{message.text.id} +
                      (count == message.arguments.end()
                           ? ""
                           : fmt::format(" {}", std::get<int>(count->value))));
    }
    return all;
}

HandoverTest::HandoverTest()
    : m_here(std::make_unique<Library>(path("here"))),
      m_there(std::make_unique<Library>(path("there"))) {}

QByteArray HandoverTest::bytes(const QString& name) const {
    QFile file{path(name)};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

void HandoverTest::setBytes(const QString& name, const QByteArray& bytes) const {
    QFile file{path(name)};
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

GameId HandoverTest::keep(const AnyCase& position, bool finished, const QString& title,
                          std::optional<qint64> match) {
    const GameFacts facts =
        factsOf(position, score(position), {.title = title, .finished = finished});
    return here().create(facts, toQt(writeCase(position)), match);
}

void HandoverTest::fill() {
    const GameId first = keep(sample("musee/finished-2"), true, "Friday");
    here().joinMatch(first, first);
    AnyCase noted = sample("musee/finished-4");
    GameHeader& header = headerOf(noted);
    header.place = "Café 山";
    header.minutes = 95;
    header.starter = header.players.back();
    header.note = "One\n=2";
    keep(noted, true, "Second of the match", first);
    const AnyCase wall = sample("art-society/unfinished");
    const GameId long_ = keep(wall, false, "Été – “é”");
    for (int day = 1; day <= 3; ++day) {
        AnyCase next = wall;
        headerOf(next).played = fmt::format("2026-01-0{}", day);
        here().append(
            long_, {.document = toQt(writeCase(next)), .what = "test.step", .madeAt = day * 1000},
            factsOf(next, score(next), {.title = "Été – “é”"}));
    }
    const AnyCase second = wall;
    here().moveTo(long_, 2, factsOf(second, score(second), {.title = "Été – “é”"}));
    here().addPhoto(long_, QByteArray(1000, 'a'));
    here().addPhoto(long_, QByteArray(2000, 'b'));
    keep(sample("muse/tied"));
    keep(sample("museum/finished-3"));
    here().setSetting("language", "fr");
    here().markRecentPlayer("Ana");
    here().markRecentPlayer("Bo");
    here().flush();
}

std::vector<std::string> HandoverTest::contentOf(Library& library) {
    library.flush();
    std::vector<std::string> content;
    auto games = library.list({}, 1000).value();
    std::ranges::reverse(games);
    for (const GameSummary& game : games) {
        const StoredGame stored = library.load(game.id).value();
        std::string text =
            fmt::format("{} {} {} {} {} {} {} {} result {}", game.facts.game.toStdString(),
                        game.facts.title.toStdString(), game.facts.players.toStdString(),
                        game.facts.finished, game.facts.score.toStdString(), game.created,
                        game.updated, game.ended, stored.summary.facts.result.toStdString());
        text += fmt::format(" at {}", stored.position);
        for (const GameStep& step : stored.steps) {
            text += fmt::format("\n{} {} {}", step.document.toStdString(), step.what.toStdString(),
                                step.madeAt);
        }
        const std::vector<Photo> photos = library.photos(game.id).value();
        for (const Photo& photo : photos) {
            text += fmt::format("\nphoto {} {}", photo.taken,
                                library.picture(game.id, photo.id).toStdString());
        }
        content.push_back(std::move(text));
    }
    return content;
}

std::vector<std::string> HandoverTest::exported(const QString& name) {
    return messagesOf(
        done(exportTo(here(), path(name), exportFormatOf(name).value(), Language::english)));
}

std::vector<std::string> HandoverTest::imported(const QString& name, bool withHouseRules) {
    return messagesOf(done(importFrom(there(), path(name), withHouseRules)));
}

} // namespace cimaise
