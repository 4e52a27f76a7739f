// Writes times in UTC, in the format of RFC 3339, and unknown values as null. The day is the local
// one, as in all other exports.
#include "app/transfer/json_lines.h"

#include "positions/file/json_text.h"

#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

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
