// Determines the game from the current position; steps of another game are dropped.
#include "app/game/stored_history.h"

#include "app/game/edit_text.h"
#include "positions/file/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace cimaise {

namespace {

/// Repairs what an earlier version accepted; returns false for any other error.
bool repair(Json& document, const LoadError& error) {
    const Json::json_pointer place{error.pointer};
    if (error.reason.text == CIMAISE_TEXT("file.name.blank") &&
        (error.pointer == "/title" || error.pointer == "/place")) {
        document.erase(place.back());
        return true;
    }
    if (error.reason.text == CIMAISE_TEXT("file.player-twice")) {
        document[place] = document[place].get<std::string>() + " 2";
        return true;
    }
    return false;
}

std::optional<AnyCase> readStep(const GameStep& step) {
    tl::expected<AnyCase, LoadError> position = readStored(step.document);
    return position ? std::optional{*std::move(position)} : std::nullopt;
}

const GameStep& shownStep(const StoredGame& stored) {
    return stored.steps.at(static_cast<std::size_t>(stored.position));
}

bool belongsTo(const AnyCase& step, const AnyCase& table) { return step.index() == table.index(); }

bool isAtTable(Party party, const AnyCase& table) {
    switch (party.kind) {
    case Party::Kind::everyone:
        return true;
    case Party::Kind::side:
        return party.index >= 0 && party.index < sideCount(table);
    case Party::Kind::player:
        return party.index >= 0 && party.index < std::ssize(headerOf(table).players);
    }
    return false;
}

bool isOfTable(const Message& message, const AnyCase& table);

/// Checks that a message names only the players of the game.
struct OfTable {
    const AnyCase& table;

    bool operator()(Party party) const { return isAtTable(party, table); }
    bool operator()(const Message& message) const { return isOfTable(message, table); }
    bool operator()(const Listing& listing) const {
        return std::ranges::all_of(listing.parts,
                                   [this](const auto& part) { return std::visit(*this, part); });
    }
    bool operator()(const auto& /*figure or words*/) const { return true; }
};

bool isOfTable(const Message& message, const AnyCase& table) {
    return std::ranges::all_of(message.arguments, [&table](const Argument& argument) {
        return std::visit(OfTable{table}, argument.value);
    });
}

Message readWhat(const QString& text, const AnyCase& table) {
    Message what = readEditText(text);
    return isOfTable(what, table) ? std::move(what) : Message{};
}

} // namespace

tl::expected<AnyCase, LoadError> readStored(const QString& document) {
    constexpr int mostRepairs = 10;
    tl::expected<AnyCase, LoadError> position = readCase(document.toStdString());
    tl::expected<Json, LoadError> json;
    for (int repairs = 0; !position && repairs < mostRepairs; ++repairs) {
        json = repairs == 0 ? parseJson(document.toStdString()) : json;
        if (!json || !repair(*json, position.error())) {
            break;
        }
        position = readCase(compactJson(*json));
    }
    return position;
}

std::optional<StoredHistory> readHistory(const StoredGame& stored) {
    const std::optional<AnyCase> table = readStep(shownStep(stored));
    if (!table) {
        return std::nullopt;
    }
    std::vector<HistoryStep> steps;
    std::vector<qsizetype> places;
    for (qsizetype place = 0; const GameStep& step : stored.steps) {
        std::optional<AnyCase> position = readStep(step);
        if (position && belongsTo(*position, *table)) {
            Message what = readWhat(step.what, *position);
            if (!steps.empty() && !isOfTable(what, steps.back().position)) {
                what = {}; // after undo, the text is shown with the players of the step before
            }
            steps.push_back(
                {.position = *std::move(position), .what = std::move(what), .madeAt = step.madeAt});
            places.push_back(place);
        }
        ++place;
    }
    const auto shown = std::ranges::find(places, stored.position) - places.begin();
    return StoredHistory{.history = History{std::move(steps), static_cast<std::size_t>(shown)},
                         .places = std::move(places)};
}

std::optional<AnyCase> readCurrentPosition(const StoredGame& stored) {
    std::optional<AnyCase> position = readStep(shownStep(stored));
    if (position) {
        const QString& title = stored.summary.facts.title;
        setTitleOf(*position, title.isEmpty() ? std::nullopt : std::optional{title.toStdString()});
    }
    return position;
}

} // namespace cimaise
