// Tests that no text returns to a wording that players misread.
#include "tests/meta/translations.h"

#include <gtest/gtest.h>
#include <regex>

namespace cimaise {

namespace {

struct Misreading {
    std::regex wording;
    std::string_view ids; ///< beginning of the ids concerned
    std::string_view reason;
};

const std::vector<Misreading>& misreadings() {
    static const std::vector<Misreading> all{
        {std::regex{
             R"re(\{(owner|holder|filler|player|winner|loser)\} (takes|has|was|is|holds|wins)\b)re"},
         "musee.", "two partners are one owner: “Anna & Chloe takes”"},
        {std::regex{R"re(\{(owner|holder|filler|player|winner|loser)\} (a|est|prend|rend) )re"},
         "musee.", "two partners are one owner"},
        {std::regex{R"re(points? à noter)re"}, "",
         "“4 points à noter” are four points to a scorer"},
        {std::regex{R"re((worth|scores?|vaut) ×)re"}, "", "a multiplier is not a number of points"},
        {std::regex{R"re(^wins: )re"}, "", "“wins: Ben” has no subject"},
        {std::regex{R"re(players and teams|joueurs et équipes)re"}, "", "most games have no teams"},
        {std::regex{R"re(\bmarket\b)re"}, "museum.", "the rulebook has no market"},
        {std::regex{R"re(starts at \{|commence à \{)re"}, "museum.score.",
         "a collection needs a number of objects"},
        {std::regex{R"re(”: is this|”: is there|» : est-ce)re"}, "settlement.",
         "the title of a rule says the opposite of its breach"},
    };
    return all;
}

void expectNone(std::string_view id, std::string_view text) {
    for (const Misreading& one : misreadings()) {
        if (id.starts_with(one.ids)) {
            EXPECT_FALSE(std::regex_search(text.begin(), text.end(), one.wording))
                << id << ": " << text << "\n  " << one.reason;
        }
    }
}

TEST(Wordings, EnglishHasNoMisreading) {
    for (const MarkedText& mark : markedTexts()) {
        expectNone(mark.id, mark.english);
    }
}

TEST(Wordings, FrenchHasNoMisreading) {
    for (const auto& [id, text] : translations("fr")) {
        for (const std::string& form : text.forms) {
            expectNone(id, form);
        }
    }
}

} // namespace

} // namespace cimaise
