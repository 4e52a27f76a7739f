// Parses drawings of positions of Muse.
#include "tests/muse/drawn_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sstream>

namespace cimaise::muse {

namespace {

const std::vector<std::string> names{"Ana", "Bo", "Cy", "Di", "Eve"};

std::vector<std::string> wordsOf(std::string_view text) {
    std::istringstream stream{std::string{text}};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

/// Removes the text before the next mark from the front of `rest`.
std::string_view take(std::string_view& rest, char mark) {
    const std::size_t end = std::min(rest.find(mark), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

Suit suit(std::string_view id) {
    const std::optional<Suit> found = findSuit(id);
    EXPECT_TRUE(found) << "no suit: " << id;
    return found.value_or(Suit::moons);
}

Cards cardsOf(std::string_view text) {
    Cards all;
    for (const std::string& word : wordsOf(text)) {
        all.push_back(card(word));
    }
    return all;
}

/// Sets the coins of a text.
void setCoins(Purse& purse, std::string_view text) {
    const std::vector<std::string> words = wordsOf(text);
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        purse.of(suit(words[i + 1])) = std::stoi(words[i]);
    }
}

Artist artistOf(std::string_view line) {
    Artist artist;
    artist.studio = cardsOf(take(line, '|'));
    artist.palace = cardsOf(take(line, '|'));
    setCoins(artist.coins, line);
    return artist;
}

Turn turnOf(std::string_view line) {
    constexpr std::array actions{Action::sketch, Action::paint, Action::patron, Action::palace};
    const std::vector<std::string> words = wordsOf(take(line, ','));
    Turn turn;
    turn.player = static_cast<int>(std::ranges::find(names, words.at(0)) - names.begin());
    turn.action = *std::ranges::find(actions, std::string_view{words.at(1)}, actionId);
    turn.card = card(words.at(2));
    for (std::size_t i = 3; i + 1 < words.size(); i += 2) {
        if (!turn.pay) {
            turn.pay.emplace();
        }
        turn.pay->of(suit(words[i + 1])) = std::stoi(words[i]);
    }
    const std::vector<std::string> rest = wordsOf(line);
    if (rest.size() == 2) {
        turn.discard = card(rest[1]);
    }
    return turn;
}

} // namespace

Layout drawn(std::initializer_list<std::string_view> artists) {
    GameHeader header;
    header.players = {names.begin(), names.begin() + static_cast<std::ptrdiff_t>(artists.size())};
    Layout layout = newLayout(std::move(header));
    for (std::size_t player = 0; const std::string_view line : artists) {
        Artist& artist = layout.table.artists.at(player++);
        artist = artistOf(line);
        for (const Suit one : suits) {
            layout.table.economy.of(one) -= artist.coins.of(one);
        }
    }
    return layout;
}

Layout withGrowth(Layout layout, int growth) {
    for (int& coins : layout.table.economy.coins) {
        coins += growth - layout.table.growth;
    }
    layout.table.growth = growth;
    return layout;
}

Layout withEconomy(Layout layout, std::string_view coins) {
    setCoins(layout.table.economy, coins);
    return layout;
}

Layout withRound(Layout layout, std::string_view turns) {
    layout.round.emplace();
    while (!turns.empty()) {
        const std::string_view line = take(turns, '\n');
        if (!wordsOf(line).empty()) {
            layout.round->push_back(turnOf(line));
        }
    }
    return layout;
}

Layout withGrowAfter(Layout layout, std::vector<int> events) {
    layout.growAfter = GrowAfter{.events = std::move(events), .asList = true};
    return layout;
}

Layout withReading(Layout layout, std::string_view reading, std::string_view option) {
    layout.header.readings = cimaise::withChoice(readings, layout.header.readings, reading, option);
    return layout;
}

Card card(std::string_view name) {
    const std::optional<Card> found = findCard(name);
    const std::optional<Card> named = found ? found : findCard(fmt::format("the-{}", name));
    EXPECT_TRUE(named) << "no card: " << name;
    return named.value_or(Card{});
}

std::string text(const Purse& purse) {
    std::string all;
    for (const Suit one : suits) {
        if (purse.of(one) != 0) {
            all += fmt::format("{}{} {}", all.empty() ? "" : " ", purse.of(one), suitId(one));
        }
    }
    return all.empty() ? "-" : all;
}

} // namespace cimaise::muse
