// Tests that every text marked in the sources is finished in both languages, with the same
// placeholders and the typography of each.
#include "app/texts/translator.h"
#include "tests/meta/translations.h"

#include <gtest/gtest.h>
#include <regex>

namespace cimaise {

namespace {

constexpr std::string_view narrowSpace = "\u202F";

std::set<std::string> distinct(std::string_view text) {
    const auto all = placeholders(text);
    return {all.begin(), all.end()};
}

TEST(Texts, EachIdHasOneWording) {
    std::map<std::string, std::vector<MarkedText>> marks;
    for (const MarkedText& mark : markedTexts()) {
        marks[mark.id].push_back(mark);
    }
    EXPECT_GT(marks.size(), 100U);
    for (const auto& [id, all] : marks) {
        std::set<std::string> wordings;
        for (const MarkedText& mark : all) {
            EXPECT_EQ(mark.plural, all.front().plural) << id << ' ' << mark.where;
            if (!mark.english.empty()) {
                wordings.insert(mark.english);
            }
        }
        EXPECT_FALSE(wordings.empty()) << id << " has no English: " << all.front().where;
        EXPECT_LE(wordings.size(), 1U) << id << " has several wordings: " << all.front().where;
    }
}

TEST(Texts, CountedTextsAreMarkedAsPlural) {
    for (const MarkedText& mark : markedTexts()) {
        if (!mark.english.empty()) {
            EXPECT_EQ(mark.english.find("%n") != std::string::npos, mark.plural) << mark.where;
        }
    }
}

/// A placeholder before the word “points” would give “1 points”: use %n, or a placeholder for both.
TEST(Texts, PointsUsePluralForms) {
    static const std::regex uncounted{R"re(\{[a-z]+\} points)re"};
    for (const MarkedText& mark : markedTexts()) {
        // Exceptions whose number is always plural: 50 or 51; “2 to 8”.
        const bool alwaysMany = mark.id == "museum.setup.end" || mark.id == "score.gain.between" ||
                                mark.id == "score.compared.between";
        EXPECT_TRUE(alwaysMany || !std::regex_search(mark.english, uncounted)) << mark.where;
    }
}

TEST(Texts, IdsAreLowerCaseWithDotsAndHyphens) {
    for (const MarkedText& mark : markedTexts()) {
        const bool plain = mark.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-") ==
                           std::string::npos;
        EXPECT_TRUE(plain && mark.id.find('.') != std::string::npos)
            << mark.id << ' ' << mark.where;
    }
}

class TranslationFile : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Language, TranslationFile, testing::Values("en", "fr"),
                         [](const auto& one) { return std::string{one.param}; });

TEST_P(TranslationFile, ContainsExactlyUsedTexts) {
    const auto file = translations(GetParam());
    std::set<std::string> used;
    for (const MarkedText& mark : markedTexts()) {
        if (GetParam() == "en" && !mark.plural) {
            continue; // English texts are beside their ids; the English file has the plurals only
        }
        used.insert(mark.id);
        const auto found = file.find(mark.id);
        if (found == file.end()) {
            ADD_FAILURE() << mark.id << " is missing: " << mark.where;
        } else if (!mark.english.empty()) {
            EXPECT_EQ(found->second.source, mark.english) << mark.id << ' ' << mark.where;
            EXPECT_EQ(found->second.plural, mark.plural) << mark.id << ' ' << mark.where;
        }
    }
    for (const auto& [id, text] : file) {
        EXPECT_TRUE(used.contains(id)) << id << " is in use nowhere";
    }
}

TEST_P(TranslationFile, EveryTextIsFinished) {
    for (const auto& [id, text] : translations(GetParam())) {
        EXPECT_EQ(text.type, "") << id;
        EXPECT_EQ(text.forms.size(), text.plural ? 2U : 1U) << id;
        for (const std::string& form : text.forms) {
            EXPECT_NE(form, "") << id;
        }
    }
}

TEST_P(TranslationFile, PlaceholdersMatchSource) {
    for (const auto& [id, text] : translations(GetParam())) {
        EXPECT_EQ(distinct(text.forms.back()), distinct(text.source)) << id;
        std::set<std::string> first = distinct(text.forms.front());
        if (text.plural) {
            EXPECT_TRUE(distinct(text.source).contains("%n")) << id << " counts nothing";
            first.insert("%n"); // the singular may be written out
        }
        EXPECT_EQ(first, distinct(text.source)) << id;
    }
}

TEST_P(TranslationFile, QuotesAndApostrophesAreTypographic) {
    for (const auto& [id, text] : translations(GetParam())) {
        for (const std::string& form : text.forms) {
            EXPECT_EQ(form.find_first_of("'\""), std::string::npos) << id << ": " << form;
            EXPECT_EQ(form.find("..."), std::string::npos) << id << ": " << form;
        }
    }
}

TEST(EnglishTexts, MatchSources) {
    const auto plurals = translations("en");
    for (const MarkedText& mark : markedTexts()) {
        const TextId id{mark.id};
        const auto plural = plurals.find(mark.id);
        if (plural != plurals.end()) {
            EXPECT_EQ(wordingOf(id, Language::english, 1), plural->second.forms.front());
            EXPECT_EQ(wordingOf(id, Language::english, 2), plural->second.forms.back());
        } else if (!mark.english.empty()) {
            EXPECT_EQ(wordingOf(id, Language::english, 1), mark.english) << mark.id;
        }
    }
}

TEST(EnglishTexts, QuotesAndApostrophesAreTypographic) {
    for (const MarkedText& mark : markedTexts()) {
        EXPECT_EQ(mark.english.find_first_of("'\""), std::string::npos) << mark.where;
        EXPECT_EQ(mark.english.find("..."), std::string::npos) << mark.where;
    }
}

/// True if the text before a mark ends with a narrow space or a mark of the same kind.
bool mayPrecedeHighMark(std::string_view before) {
    return before.ends_with(narrowSpace) || before.ends_with('!') || before.ends_with('?');
}

TEST(FrenchTexts, UseNarrowSpacesAtHighMarksAndQuotes) {
    for (const auto& [id, text] : translations("fr")) {
        for (const std::string& form : text.forms) {
            const std::string_view whole = form;
            for (std::size_t i = 0; i < whole.size(); ++i) {
                const std::string_view rest = whole.substr(i);
                if (std::string_view{";:!?"}.find(whole[i]) != std::string_view::npos) {
                    EXPECT_TRUE(mayPrecedeHighMark(whole.substr(0, i))) << id << ": " << form;
                } else if (rest.starts_with("»")) {
                    EXPECT_TRUE(whole.substr(0, i).ends_with(narrowSpace)) << id << ": " << form;
                } else if (rest.starts_with("«")) {
                    EXPECT_TRUE(rest.substr(std::string_view{"«"}.size()).starts_with(narrowSpace))
                        << id << ": " << form;
                }
            }
        }
    }
}

/// Terms of the box have capitals, as printed on it.
TEST(FrenchTexts, CapitalizeTermsOfMuseum) {
    static const std::regex small{
        R"re((^|[^A-Za-z{])(objets?|domaines?|civilisations?)($|[^A-Za-z}]))re"};
    for (const auto& [id, text] : translations("fr")) {
        for (const std::string& form : text.forms) {
            const bool museum = id.starts_with("museum.") || id.starts_with("cli.arrange.");
            EXPECT_FALSE(museum && std::regex_search(form, small)) << id << ": " << form;
        }
    }
}

TEST(FrenchTexts, QuotesAreFrench) {
    for (const auto& [id, text] : translations("fr")) {
        for (const std::string& form : text.forms) {
            EXPECT_EQ(form.find("“"), std::string::npos) << id << ": " << form;
            EXPECT_EQ(form.find("”"), std::string::npos) << id << ": " << form;
        }
    }
}

} // namespace

} // namespace cimaise
