// Tests how text ids and messages become words: plurals, placeholders, capitals, ids without a
// text.
#include "app/texts/translator.h"
#include "tests/musee/drawn_board.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <map>
#include <optional>

namespace cimaise {

namespace {

const Translator english{Language::english};
const Translator french{Language::french};

std::string format(const Translator& words, std::string_view id, std::vector<Argument> arguments) {
    return words.format({.text = {id}, .arguments = std::move(arguments)});
}

TEST(Translator, ReturnsPlainTexts) {
    EXPECT_EQ(english.text({"test.plain"}), "wall");
    EXPECT_EQ(french.text({"test.plain"}), "mur");
}

TEST(Translator, ReturnsIdWithoutWording) {
    EXPECT_EQ(english.text({"test.nowhere"}), "test.nowhere");
    EXPECT_EQ(french.text({"test.zzz"}), "test.zzz");
}

TEST(Translator, FallsBackToEnglish) {
    EXPECT_EQ(format(french, "test.english-only", {{"x", "Ana"}}), "just Ana");
}

TEST(Translator, UsesEnglishSingularOnlyForOne) {
    const auto days = [](int n) { return format(english, "test.plural", {{"n", n}, {"x", 7}}); };
    EXPECT_EQ(days(0), "0 days of 7");
    EXPECT_EQ(days(1), "1 day of 7");
    EXPECT_EQ(days(2), "2 days of 7");
    EXPECT_EQ(days(-1), "−1 days of 7");
}

TEST(Translator, FormatsFiguresWithTrueMinus) {
    EXPECT_EQ(inFigures(-12), "−12");
    EXPECT_EQ(inFigures(0), "0");
    EXPECT_EQ(signedFigure(-2), "−2");
    EXPECT_EQ(signedFigure(0), "0");
    EXPECT_EQ(signedFigure(3), "+3");
    EXPECT_EQ(format(english, "test.inside", {{"place", -1}, {"x", Listing{{-7}}}}), "In −1, −7.");
}

TEST(Translator, UsesFrenchSingularForZeroAndOne) {
    const auto days = [](int n) { return format(french, "test.plural", {{"n", n}, {"x", 7}}); };
    EXPECT_EQ(days(0), "0 jour de 7");
    EXPECT_EQ(days(1), "1 jour de 7");
    EXPECT_EQ(days(2), "2 jours de 7");
}

TEST(Translator, UsesEnglishPluralRulesInFallback) {
    EXPECT_EQ(format(french, "test.english-plural", {{"n", 0}}), "0 cards");
    EXPECT_EQ(format(french, "test.english-plural", {{"n", 1}}), "1 card");
}

TEST(Translator, LeavesMissingArgumentEmpty) {
    EXPECT_EQ(format(english, "test.english-only", {}), "just ");
}

TEST(Translator, ExpandsNoPlaceholdersInArguments) {
    EXPECT_EQ(format(english, "test.english-only", {{"x", "{x} %n"}}), "just {x} %n");
}

TEST(Translator, TreatsEveryBraceAsPlaceholder) {
    EXPECT_EQ(format(english, "test.brace", {{"x", 1}, {" b ", "B"}}), "a B 1");
}

TEST(Translator, KeepsUnclosedBracesAndPercentSigns) {
    EXPECT_EQ(format(english, "test: 5 % of {all", {{"all", 3}, {"n", 4}}), "test: 5 % of {all");
    EXPECT_EQ(format(english, "test: %", {}), "test: %");
    EXPECT_EQ(format(english, "", {}), "");
}

TEST(Translator, CapitalizesOwnTermsAtStart) {
    const AnyCase table = musee::twoPlayers();
    const Translator here{Language::english, table};
    EXPECT_EQ(format(here, "test.start", {{"x", Place{.area = "middle"}}}),
              "The middle gallery first");
    EXPECT_EQ(format(french, "test.start", {{"x", TextId{"test.accent"}}}), "Étude d’abord");
    EXPECT_EQ(format(here, "test.inside", {{"place", Place{.area = "middle"}}, {"x", 1}}),
              "In the middle gallery, 1.");
}

TEST(Translator, SeparatesListingByCommas) {
    const Message just{{"test.english-only"}, {{"x", "Ana"}}};
    const Listing listing{{TextId{"test.plain"}, TextId{"test.accent"}, 3, just}};
    EXPECT_EQ(format(english, "test.english-only", {{"x", listing}}),
              "just wall, étude, 3, just Ana");
    EXPECT_EQ(french.listing(listing), "mur, étude, 3, just Ana");
    EXPECT_EQ(french.listing({}), "");
}

TEST(Translator, KeepsCaseOfNames) {
    AnyCase table = musee::twoPlayers();
    headerOf(table).players = {"ana", "Bo"};
    const Translator here{Language::english, table};
    EXPECT_EQ(format(here, "test.start", {{"x", side(0)}}), "ana first");
    EXPECT_EQ(format(here, "test.start", {{"x", "élodie"}}), "élodie first");
}

TEST(Translator, NamesPlaces) {
    const AnyCase table = musee::twoPlayers();
    const Translator here{Language::english, table};
    const Translator ici{Language::french, table};
    EXPECT_EQ(here.place({.area = "hand"}), "the hand");
    EXPECT_EQ(ici.place({.area = "hand"}), "la main");
    EXPECT_EQ(here.place({.area = "upper", .column = 4}), "upper gallery, space 4");
    EXPECT_EQ(ici.place({.area = "upper", .column = 4}), "upper gallery, space 4");
    EXPECT_EQ(here.place({.area = "studio", .item = "x"}), "studio:x") << "no area of this game";
    EXPECT_EQ(english.place({.area = "upper", .column = 4}), "upper:4") << "no table at all";
}

TEST(Translator, NamesParties) {
    const AnyCase table = musee::fourPlayers();
    const Translator here{Language::english, table};
    EXPECT_EQ(here.party(side(1)), "Bo & Di");
    EXPECT_EQ(here.party(player(2)), "Cy");
    EXPECT_EQ(here.party(everyone()), "");
    EXPECT_EQ(english.party(side(1)), "");
}

// --- language ------------------------------------------------------------------------------

TEST(Language, ParsesCodeOrLocale) {
    EXPECT_EQ(languageOf("fr"), Language::french);
    EXPECT_EQ(languageOf("fr_CA.UTF-8"), Language::french);
    EXPECT_EQ(languageOf("en_GB"), Language::english);
    EXPECT_EQ(languageOf("de"), Language::english);
    EXPECT_EQ(languageOf(""), Language::english);
    EXPECT_EQ(languageCode(Language::french), "fr");
    EXPECT_EQ(languageCode(Language::english), "en");
}

/// Sets the environment's language variables and puts them back at the end.
class Environment {
public:
    explicit Environment(const std::map<std::string, std::string>& values) {
        for (const auto* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
            const char* before = std::getenv(name);
            m_before[name] = before == nullptr ? std::nullopt : std::optional<std::string>{before};
            const auto value = values.find(name);
            set(name, value == values.end() ? std::nullopt : std::optional{value->second});
        }
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;
    Environment(Environment&&) = delete;
    Environment& operator=(Environment&&) = delete;
    ~Environment() {
        for (const auto& [name, value] : m_before) {
            set(name, value);
        }
    }

private:
    static void set(const std::string& name, const std::optional<std::string>& value) {
        if (value) {
            setenv(name.c_str(), value->c_str(), 1);
        } else {
            unsetenv(name.c_str());
        }
    }
    std::map<std::string, std::optional<std::string>> m_before;
};

TEST(Language, DetectsLanguageOfSystem) {
    const auto with = [](const std::map<std::string, std::string>& values) {
        const Environment environment{values};
        return systemLanguage();
    };
    EXPECT_EQ(with({}), Language::english);
    EXPECT_EQ(with({{"LANG", "fr_FR.UTF-8"}}), Language::french);
    EXPECT_EQ(with({{"LANG", "fr_FR.UTF-8"}, {"LC_MESSAGES", "en_GB"}}), Language::english);
    EXPECT_EQ(with({{"LANG", "en_GB"}, {"LC_ALL", "fr_FR"}, {"LC_MESSAGES", "en_GB"}}),
              Language::french);
    EXPECT_EQ(with({{"LANG", "en_GB"}, {"LANGUAGE", "fr:en"}}), Language::french);
    EXPECT_EQ(with({{"LANG", "fr_FR"}, {"LANGUAGE", ""}}), Language::french);
}

} // namespace

} // namespace cimaise
