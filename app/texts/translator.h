// Translates text ids and messages into a language. Needs no Qt: the command line uses it too.
#pragma once

#include "app/texts/wordings.h"
#include "validators/cases.h"
#include "validators/report/point_range.h"

#include <string>
#include <string_view>

namespace cimaise {

/// `en` or `fr`.
std::string_view languageCode(Language language);

/// French for a code or locale name that begins with `fr`, else English.
Language languageOf(std::string_view localeName);

/// The language of the environment, as gettext chooses it: LANGUAGE, LC_ALL, LC_MESSAGES, LANG.
Language systemLanguage();

/// The wording of an id where `number` things are counted, with its placeholders as they stand;
/// English where the language has none, empty where there is none at all.
std::string_view wordingOf(TextId id, Language language, int number);

/// The figure as it is printed, with a true minus sign: “−2”.
std::string inFigures(int number);

/// The figure of a change: “+2”, “0”, “−2”.
std::string signedFigure(int number);
/// “+2”, or “+2…+8” while it lies between two.
std::string signedFigure(PointRange range);

/// The words of one language for one game's table.
class Translator {
public:
    /// Words without a table: places and parties have no names here.
    explicit Translator(Language language) : m_language(language) {}
    /// `anyCase` names the players and the game's areas and must outlive this.
    Translator(Language language, const AnyCase& anyCase) : m_language(language), m_case(&anyCase) {}

    /// The same words, with points said as “… points” or told.
    [[nodiscard]] Translator hidingPoints(bool hides) const;
    [[nodiscard]] bool hidesPoints() const { return m_hidesPoints; }

    [[nodiscard]] Language language() const { return m_language; }

    /// The wording of an id that has no placeholders; the id itself where no wording exists.
    [[nodiscard]] std::string text(TextId id) const;
    /// A wording with its placeholders filled; at its start a place or other word of
    /// ours gets a capital.
    [[nodiscard]] std::string format(const Message& message) const;
    /// One after the other, parted by commas.
    [[nodiscard]] std::string listing(const Listing& listing) const;
    [[nodiscard]] std::string place(const Place& place) const;
    [[nodiscard]] std::string party(Party party) const;

private:
    [[nodiscard]] std::string value(const Value& value) const;

    Language m_language;
    const AnyCase* m_case = nullptr;
    bool m_hidesPoints = false;
};

} // namespace cimaise
