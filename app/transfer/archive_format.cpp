// Parses entry names strictly: a name that Cimaise would write differently is foreign.
#include "app/transfer/archive_format.h"

#include <charconv>
#include <fmt/format.h>

namespace cimaise::archive {

namespace {

/// Parses a whole number without a sign; 0 for any other text.
int numberIn(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && number > 0 ? number : 0;
}

/// Part of a name between two texts: “00001” of “games/00001.cimaise”.
std::string_view between(std::string_view name, std::string_view before, std::string_view after) {
    const bool fits = name.starts_with(before) && name.ends_with(after) &&
                      name.size() > before.size() + after.size();
    return fits ? name.substr(before.size(), name.size() - before.size() - after.size())
                : std::string_view{};
}

Entry guessed(std::string_view name) {
    if (name == headName) {
        return {.kind = Entry::Kind::head};
    }
    if (const auto number = between(name, "games/", ".cimaise"); !number.empty()) {
        return {.kind = Entry::Kind::table, .game = numberIn(number)};
    }
    if (const auto number = between(name, "games/", ".jsonl"); !number.empty()) {
        return {.kind = Entry::Kind::history, .game = numberIn(number)};
    }
    const std::string_view photo = between(name, "photos/", ".jpg");
    const std::size_t dash = photo.find('-');
    return dash == std::string_view::npos ? Entry{}
                                          : Entry{.kind = Entry::Kind::photo,
                                                  .game = numberIn(photo.substr(0, dash)),
                                                  .photo = numberIn(photo.substr(dash + 1))};
}

} // namespace

Entry entryOf(std::string_view name) {
    const Entry entry = guessed(name);
    const bool isOfGame = entry.game > 0 && entry.game <= mostGames;
    const bool isKnown = entry.kind == Entry::Kind::head || isOfGame;
    return isKnown && nameOf(entry) == name ? entry : Entry{};
}

std::string nameOf(const Entry& entry) {
    switch (entry.kind) {
    case Entry::Kind::head:
        return std::string{headName};
    case Entry::Kind::table:
        return fmt::format("games/{:05}.cimaise", entry.game);
    case Entry::Kind::history:
        return fmt::format("games/{:05}.jsonl", entry.game);
    case Entry::Kind::photo:
        return fmt::format("photos/{:05}-{}.jpg", entry.game, entry.photo);
    case Entry::Kind::foreign:
        break;
    }
    return {};
}

std::size_t sizeLimitOf(Entry::Kind kind) {
    switch (kind) {
    case Entry::Kind::head:
    case Entry::Kind::history:
        return largestList;
    case Entry::Kind::table:
        return largestDocument;
    case Entry::Kind::photo:
        return static_cast<std::size_t>(Library::largestPhoto);
    case Entry::Kind::foreign:
        break;
    }
    return 0;
}

} // namespace cimaise::archive
