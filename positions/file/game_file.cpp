// Reads and writes the keys that every game's file begins with.
#include "positions/file/game_file.h"

#include "positions/file/json_cursor.h"
#include "positions/text/name_key.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <nlohmann/json.hpp>
#include <set>

namespace cimaise {

namespace {

//% "This file was written by a newer version of Cimaise (format {found}); this version reads formats up to {known}."
constexpr TextId newerVersion = CIMAISE_TEXT("file.newer-version");
//% "Two players are called “{name}”."
constexpr TextId playerTwice = CIMAISE_TEXT("file.player-twice");
//% "Expected a valid date such as 2026-11-20."
constexpr TextId dateExpected = CIMAISE_TEXT("file.expected.date");
//% "The first player “{name}” is not one of the players."
constexpr TextId unknownStarter = CIMAISE_TEXT("file.starter");

std::optional<int> digits(std::string_view text) {
    int number = 0;
    const bool allDigits =
        std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
    if (!allDigits ||
        std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc{}) {
        return std::nullopt;
    }
    return number;
}

bool isDate(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') {
        return false;
    }
    const auto year = digits(text.substr(0, 4));
    const auto month = digits(text.substr(5, 2));
    const auto day = digits(text.substr(8, 2));
    return year && month && day &&
           std::chrono::year_month_day{std::chrono::year{*year},
                                       std::chrono::month{static_cast<unsigned>(*month)},
                                       std::chrono::day{static_cast<unsigned>(*day)}}
               .ok();
}

std::string readDate(const JsonCursor& value) {
    std::string date = value.text();
    if (!value.refused() && !isDate(date)) {
        value.refuse({.text = dateExpected});
    }
    return date;
}

std::vector<std::string> readPlayers(const JsonCursor& value) {
    std::vector<std::string> players;
    std::set<std::string> keys;
    for (const JsonCursor& entry : value.entries(otherLists)) {
        std::string name = entry.name();
        if (!entry.refused() && !keys.insert(readingKey(name)).second) {
            entry.refuse({.text = playerTwice, .arguments = {{"name", shownText(name)}}});
        }
        players.push_back(std::move(name));
    }
    return players;
}

/// Name of the first player; refuses anyone who is not one of the players.
std::string readStarter(const JsonCursor& value, const std::vector<std::string>& players) {
    std::string name = value.name();
    if (!value.refused() && std::ranges::find(players, name) == players.end()) {
        value.refuse({.text = unknownStarter, .arguments = {{"name", shownText(name)}}});
    }
    return name;
}

ReadingChoices readReadings(const JsonCursor& value, std::span<const Reading> readings) {
    std::vector<std::string_view> ids;
    for (const Reading& reading : readings) {
        ids.push_back(reading.id);
    }
    for (const std::string& key : value.keys()) {
        if (std::ranges::find(ids, key) == ids.end()) {
            value.refuseKey(key, ids);
        }
    }
    ReadingChoices choices;
    for (const Reading& reading : readings) {
        if (value.has(reading.id)) {
            std::vector<std::string_view> options;
            for (const ReadingOption& option : reading.options) {
                options.push_back(option.id);
            }
            const std::size_t chosen = value.at(reading.id).choice(options);
            choices.push_back({reading.id, options[chosen]});
        }
    }
    return choices;
}

} // namespace

std::size_t readGameId(const JsonCursor& document, const std::vector<std::string_view>& games) {
    if (!document.expectObject()) {
        return 0;
    }
    const JsonCursor version = document.at("cimaise");
    const int found = version.integer(1, std::numeric_limits<int>::max());
    if (!version.refused() && found > fileVersion) {
        version.refuse(
            {.text = newerVersion, .arguments = {{"found", found}, {"known", fileVersion}}});
    }
    return document.at("game").choice(games);
}

std::vector<std::string_view> optionalKeys(std::initializer_list<std::string_view> own) {
    std::vector<std::string_view> keys{"title", "played"};
    keys.insert(keys.end(), unlinkedKeys.begin(), unlinkedKeys.end());
    keys.emplace_back("readings");
    keys.insert(keys.end(), own.begin(), own.end());
    return keys;
}

GameHeader readHeader(const JsonCursor& document, std::span<const Reading> readings) {
    GameHeader header;
    if (document.has("title")) {
        header.title = document.at("title").name();
    }
    if (document.has("played")) {
        header.played = readDate(document.at("played"));
    }
    if (document.has("place")) {
        header.place = document.at("place").name();
    }
    if (document.has("minutes")) {
        header.minutes = document.at("minutes").integer(0, longestMinutes);
    }
    if (document.has("note")) {
        header.note = document.at("note").note();
    }
    header.players = readPlayers(document.at("players"));
    if (document.has("starter")) {
        header.starter = readStarter(document.at("starter"), header.players);
    }
    if (document.has("readings")) {
        header.readings = readReadings(document.at("readings"), readings);
    }
    return header;
}

Json writeHeader(std::string_view game, const GameHeader& header) {
    Json document;
    const auto write = [&](const char* key, const auto& value) {
        if (value) {
            document[key] = *value;
        }
    };
    document["cimaise"] = fileVersion;
    document["game"] = game;
    write("title", header.title);
    write("played", header.played);
    write("place", header.place);
    write("minutes", header.minutes);
    write("starter", header.starter);
    write("note", header.note);
    document["players"] = header.players;
    if (header.readings) {
        document["readings"] = Json::object();
        for (const ReadingChoice& choice : *header.readings) {
            document["readings"][std::string{choice.reading}] = choice.option;
        }
    }
    return document;
}

} // namespace cimaise
