// Writes and reads the steps of a game: one line for the game, then one for the document of each
// step.
#include "app/transfer/archive_format.h"

#include "app/game/game_facts.h"
#include "app/library/library_row.h"
#include "app/texts/qt_texts.h"

#include <nlohmann/json.hpp>

namespace cimaise::archive {

namespace {

using tables::highestNumber;
using tables::lastMoment;

constexpr std::size_t longestWording = 65'536;

Json written(const GameStep& step) {
    return {{"document", step.document.toStdString()},
            {"what", step.what.toStdString()},
            {"made", step.madeAt}};
}

Json headOf(const StoredGame& game, const std::vector<Photo>& photos) {
    const GameSummary& summary = game.summary;
    Json all = Json::array();
    for (const Photo& photo : photos) {
        all.push_back({{"taken", photo.taken}});
    }
    Json head{{"title", summary.facts.title.toStdString()},
              {"finished", summary.facts.finished},
              {"manner", static_cast<int>(summary.facts.gameMode)},
              {"created", summary.created},
              {"updated", summary.updated},
              {"ended", summary.ended},
              {"match", summary.match ? Json(*summary.match) : Json(nullptr)},
              {"position", game.position},
              {"photos", std::move(all)}};
    if (summary.deleted != 0) {
        head["deleted"] = summary.deleted;
    }
    if (wasEndedEarly(summary.facts.result)) {
        head["early"] = true;
    }
    if (summary.facts.gameMode == GameMode::imported) {
        head["result"] = summary.facts.result.toStdString();
    }
    return head;
}

/// Exception for invalid data, which ends the parsing of a game.
struct Unsound {};

std::int64_t numberIn(const Json& json, const char* key, std::int64_t most) {
    const auto number = json.at(key).get<std::int64_t>();
    if (!json.at(key).is_number_integer() || number < 0 || number > most) {
        throw Unsound{};
    }
    return number;
}

ArchivedGame readHead(const Json& json) {
    ArchivedGame carried;
    GameSummary& summary = carried.game.summary;
    summary.facts.title = toQt(json.at("title").get<std::string>());
    summary.facts.finished = json.at("finished").get<bool>();
    summary.facts.gameMode = static_cast<GameMode>(numberIn(json, "manner", highestMode));
    if (summary.facts.gameMode == GameMode::imported) {
        summary.facts.result = toQt(json.at("result").get<std::string>());
    }
    carried.early = json.value("early", false);
    summary.created = numberIn(json, "created", lastMoment);
    summary.updated = numberIn(json, "updated", lastMoment);
    summary.ended = numberIn(json, "ended", lastMoment);
    if (json.contains("deleted")) {
        summary.deleted = numberIn(json, "deleted", lastMoment);
    }
    if (!json.at("match").is_null()) {
        carried.match = numberIn(json, "match", highestNumber);
    }
    carried.game.position = static_cast<qsizetype>(numberIn(json, "position", highestNumber));
    for (const Json& photo : json.at("photos")) {
        carried.photos.push_back({.taken = numberIn(photo, "taken", lastMoment)});
        carried.outlinedPhotos += photo.contains("corners") && !photo["corners"].empty() ? 1 : 0;
    }
    return carried;
}

GameStep readStep(const Json& json) {
    const auto what = json.at("what").get<std::string>();
    if (what.size() > longestWording) {
        throw Unsound{};
    }
    return {.document = toQt(json.at("document").get<std::string>()),
            .what = toQt(what),
            .madeAt = numberIn(json, "made", lastMoment)};
}

/// Removes the next line from `lines` and parses it.
Json nextLine(std::string_view& lines) {
    const std::size_t end = lines.find('\n');
    const auto json = parseJson(lines.substr(0, end));
    if (end == std::string_view::npos || !json || !json->is_object()) {
        throw Unsound{};
    }
    lines.remove_prefix(end + 1);
    return *json;
}

ArchivedGame readAll(std::string_view lines) {
    ArchivedGame carried = readHead(nextLine(lines));
    while (!lines.empty()) {
        carried.game.steps.push_back(readStep(nextLine(lines)));
    }
    if (carried.game.position >= std::ssize(carried.game.steps) ||
        std::ssize(carried.photos) > Library::mostPhotos) {
        throw Unsound{};
    }
    return carried;
}

} // namespace

std::string writeHistory(const StoredGame& game, const std::vector<Photo>& photos) {
    std::string lines = compactJson(headOf(game, photos)) + '\n';
    for (const GameStep& step : game.steps) {
        lines += compactJson(written(step)) + '\n';
    }
    return lines;
}

std::optional<ArchivedGame> readHistory(std::string_view lines) {
    try {
        return readAll(lines);
    } catch (const Unsound&) {
        return std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

} // namespace cimaise::archive
