// Derives ids from their content (UUIDv5, RFC 9562), so that nothing is duplicated when it is
// imported twice.
#include "app/transfer/exported_game.h"

#include "app/game/game_facts.h"
#include "app/game/stored_history.h"
#include "app/statistics/played_day.h"
#include "app/texts/qt_texts.h"
#include "positions/file/json_text.h"
#include "scoring/scores.h"

#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

/// Namespace of the ids. Must never change, because other programs store ids derived from it.
constexpr QUuid ourIds{0x6f0d7a52, 0x3c1e, 0x4b7f, 0x9d, 0x2a, 0x51, 0xc8, 0x0e, 0x94, 0x7b, 0x36};

/// Stored result; recomputed if an older version has stored the game.
std::optional<GameResult> resultOf(const ExportedGame& game) {
    const QString& stored = game.summary.facts.result;
    return readResult((stored.isEmpty() ? resultText(game.position, score(game.position)) : stored)
                          .toStdString());
}

std::optional<ExportedGame> exportedGame(const StoredGame& stored) {
    std::optional<AnyCase> position = readCurrentPosition(stored);
    if (!position) {
        return std::nullopt;
    }
    ExportedGame game{.summary = stored.summary,
                      .position = *std::move(position),
                      .origin = originOf(stored.summary.created, stored.steps.front().document)};
    if (isResult(game.summary)) {
        game.result = resultOf(game);
    }
    return game;
}

Json timestamp(qint64 milliseconds) {
    return milliseconds == 0 ? Json(nullptr)
                             : Json(QDateTime::fromMSecsSinceEpoch(milliseconds)
                                        .toUTC()
                                        .toString(Qt::ISODateWithMs)
                                        .toStdString());
}

template <class Value> Json orNull(const std::optional<Value>& value) {
    return value ? Json(*value) : Json(nullptr);
}

std::string_view nameOf(GameMode gameMode) {
    switch (gameMode) {
    case GameMode::hidden:
        return "hidden";
    case GameMode::singleBoard:
        return "alone";
    case GameMode::imported:
        return "imported";
    case GameMode::open:
        break;
    }
    return "open";
}

} // namespace

QUuid originOf(qint64 created, const QString& firstDocument) {
    return idOf(u"origin", QString{QString::number(created) + u'\n' + firstDocument});
}

QUuid idOf(QStringView kind, QStringView text) {
    return QUuid::createUuidV5(ourIds, (kind.toString() + u'/' + text.toString()).toUtf8());
}

QString shownId(const QUuid& id) { return id.toString(QUuid::WithoutBraces); }

tl::expected<Origins, Message> originsIn(const Library& library, bool withDeleted) {
    Origins origins;
    return library
        .firstPositions([&](const FirstPosition& game) {
            if (withDeleted || !game.deleted) {
                origins.insert(game.id, originOf(game.created, game.document));
            }
        })
        .map([&origins] { return origins; });
}

std::optional<ExportedGame> exportedGame(const Library& library, GameId id) {
    const tl::expected<StoredGame, Message> stored = library.load(id);
    return stored ? exportedGame(*stored) : std::nullopt;
}

std::optional<ExportedGame> exportedGame(const Library& library, const GameSummary& summary,
                                         const QUuid& origin) {
    const StoredGame table{.summary = summary, .steps = {{.document = library.table(summary.id)}}};
    std::optional<ExportedGame> game = exportedGame(table);
    if (game) {
        game->origin = origin;
    }
    return game;
}

bool isResult(const GameSummary& summary) {
    return summary.facts.finished && summary.facts.gameMode != GameMode::singleBoard;
}

qint64 endOf(const GameSummary& summary) {
    return summary.ended > 0 ? summary.ended : summary.updated;
}

QString dayOf(const ExportedGame& game) {
    return toQt(
        playedDay(headerOf(game.position).played.value_or(std::string{}), endOf(game.summary)));
}

std::string jsonLineOf(const ExportedGame& game) {
    const GameSummary& summary = game.summary;
    const GameHeader& header = headerOf(game.position);
    const Json line{
        {"id", summary.id},
        {"origin", shownId(game.origin).toStdString()},
        {"game", gameOf(game.position).id},
        {"title", summary.facts.title.toStdString()},
        {"created", timestamp(summary.created)},
        {"updated", timestamp(summary.updated)},
        {"ended", timestamp(summary.facts.finished ? endOf(summary) : 0)},
        {"day", summary.facts.finished ? Json(dayOf(game).toStdString()) : Json(nullptr)},
        {"place", orNull(header.place)},
        {"minutes", orNull(header.minutes)},
        {"starter", orNull(header.starter)},
        {"note", orNull(header.note)},
        {"finished", summary.facts.finished},
        {"manner", nameOf(summary.facts.gameMode)},
        {"match", summary.match ? Json(*summary.match) : Json(nullptr)},
        {"result", game.result ? Json::parse(writeResult(*game.result)) : Json(nullptr)},
        {"document", writeDocument(game.position)}};
    return compactJson(line) + '\n';
}

} // namespace cimaise
