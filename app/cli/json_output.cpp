// Writes keys in the order of the contract; ids and numbers unchanged, sentences as translated
// text.
#include "app/cli/json_output.h"

#include "app/texts/finding_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

void append(Json& list, const Spots& spots) {
    for (const Spot& spot : spots) {
        list.push_back(placeId(spot.place));
    }
}

Json placeIds(const Spots& spots) {
    Json list = Json::array();
    append(list, spots);
    return list;
}

Json partyOrNull(const AnyCase& anyCase, Party party) {
    return party == everyone() ? Json(nullptr) : Json(partyName(anyCase, party));
}

Json readingsInForce(const AnyCase& anyCase) {
    Json readings = Json::object();
    for (const Reading& reading : gameOf(anyCase).readings) {
        readings[std::string{reading.id}] = inForce(reading, headerOf(anyCase).readings);
    }
    return readings;
}

Json findingJson(const AnyCase& anyCase, const Finding& finding, const Translator& words) {
    return {{"rule", finding.rule},
            {"severity", severityId(finding.severity)},
            {"player", partyOrNull(anyCase, finding.party)},
            {"where", placeIds(finding.where)},
            {"message", findingText(finding, words)}};
}

Json lineJson(const ScoreLine& line) {
    Json where = Json::array();
    for (const Evidence& piece : line.evidence) {
        if (piece.points != 0) {
            append(where, piece.where);
        }
    }
    return {{"id", line.id}, {"points", line.points}, {"where", std::move(where)}};
}

Json sheetJson(const AnyCase& anyCase, const ScoreSheet& sheet) {
    Json lines = Json::array();
    for (const ScoreLine& line : sheet.lines) {
        lines.push_back(lineJson(line));
    }
    Json json{{"player", partyName(anyCase, sheet.party)},
              {"total", sheet.total},
              {"atLeast", sheet.atLeast}};
    if (sheet.range) {
        json["range"] = {sheet.range->least, sheet.range->most};
    }
    json["lines"] = std::move(lines);
    return json;
}

Json rankingJson(const AnyCase& anyCase, const RankingEntry& entry) {
    Json players = Json::array();
    for (const Party party : entry.parties) {
        players.push_back(partyName(anyCase, party));
    }
    return {
        {"place", entry.place}, {"players", std::move(players)}, {"decidedBy", entry.decidedBy}};
}

/// Adds the effects of a tile on a wall.
void addTileFit(const TileFit& fit, Json& entry) {
    entry["matches"] = fit.matches.size();
    entry["where"] = placeIds(fit.matches);
    entry["fauxpas"] = placeIds(fit.fauxPasWith);
    entry["corners"] = fit.corners;
    entry["eyeline"] = fit.eyeline;
}

Json placementJson(const Placement& placement) {
    Json entry{{"place", placeId(placement.place)}};
    if (const std::optional<TileFit>& fit = placement.fit) {
        entry["size"] = {fit->size.columns, fit->size.rows};
    }
    entry["legal"] = placement.legal;
    if (!placement.legal) {
        entry["rule"] = placement.rule;
        entry["where"] = placeIds(placement.forbiddenBy);
        return entry;
    }
    entry["points"] = placement.points;
    entry["lines"] = Json::array();
    for (const LineChange& change : placement.lines) {
        entry["lines"].push_back({{"id", change.id}, {"points", change.points}});
    }
    if (placement.fit) {
        addTileFit(*placement.fit, entry);
        return entry;
    }
    entry["room"] = Json::object();
    for (const RemainingNumbers& room : placement.room) {
        entry["room"][std::string{room.area}] = room.numbers;
    }
    entry["paintings"] = placement.paintings ? Json(*placement.paintings) : Json(nullptr);
    return entry;
}

} // namespace

void printReport(const AnyCase& anyCase, const Findings& findings,
                 const std::optional<Score>& score, const Translator& words, JsonPrinter& out) {
    out.member("game", gameOf(anyCase).id);
    out.member("legal", isLegal(findings));
    out.member("complete", isComplete(findings));
    out.member("readings", readingsInForce(anyCase));
    out.list("findings", findings,
             [&](const Finding& finding) { return findingJson(anyCase, finding, words); });
    if (score) {
        out.list("scores", score->sheets,
                 [&](const ScoreSheet& sheet) { return sheetJson(anyCase, sheet); });
        out.list("ranking", score->ranking,
                 [&](const RankingEntry& entry) { return rankingJson(anyCase, entry); });
    }
}

void printPlacements(const AnyCase& anyCase, const PlacementList& placed, JsonPrinter& out) {
    out.member("game", gameOf(anyCase).id);
    out.member("player", partyName(anyCase, placed.side));
    out.member("piece", placed.piece);
    out.beginList("placements");
    forEachPlacement(anyCase, placed,
                     [&](const Placement& placement) { out.entry(placementJson(placement)); });
    out.endList();
    if (placed.offers) {
        Json ids = Json::array();
        std::ranges::transform(*placed.offers, std::back_inserter(ids), offerId);
        out.member("offers", ids);
    }
}

Json rulesJson(const Game& game, const Translator& words) {
    Json result{{"game", game.id}};
    for (const EntryKind kind : entryKinds) {
        Json list = Json::array();
        for (const Entry& entry : entriesOf(game)) {
            if (entry.kind == kind) {
                Json one = ruleJson(entry, words);
                one.erase("game");
                list.push_back(std::move(one));
            }
        }
        result[std::string{entryListId(kind)}] = std::move(list);
    }
    return result;
}

Json ruleJson(const Entry& entry, const Translator& words) {
    Json result{{"game", entry.game}, {"id", entry.id}};
    if (entry.kind == EntryKind::rule) {
        result["severity"] = entry.reported ? Json(severityId(entry.severity)) : Json(nullptr);
    }
    result[entry.kind == EntryKind::reading ? "question" : "title"] =
        words.text(entry.explanation.title);
    result["text"] = words.format(explanationText(entry));
    result["citation"] = words.text(entry.explanation.citation);
    if (entry.kind == EntryKind::reading) {
        result["options"] = Json::array();
        for (const ReadingOption& option : entry.options) {
            result["options"].push_back({{"id", option.id}, {"title", words.text(option.title)}});
        }
    }
    return result;
}

} // namespace cimaise::cli
