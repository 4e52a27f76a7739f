// Translates text ids and messages into a language. Needs no Qt: the command line uses it too.
#pragma once

#include "app/texts/wordings.h"
#include "positions/cases.h"
#include "positions/messages/point_range.h"

#include <string>
#include <string_view>

namespace cimaise {

/// Code of a language: `en` or `fr`.
std::string_view languageCode(Language language);

/// French for a code or locale name that begins with `fr`, otherwise English.
Language languageOf(std::string_view localeName);

/// Language of the environment, as gettext chooses it: LANGUAGE, LC_ALL, LC_MESSAGES, LANG.
Language systemLanguage();

/// Text of an id for the count `number`, with unfilled placeholders. English if the language has no
/// text; empty if there is no text at all.
std::string_view wordingOf(TextId id, Language language, int number);

/// Number with a true minus sign: “−2”.
std::string inFigures(int number);

/// Number of a change: “+2”, “0”, “−2”.
std::string signedFigure(int number);
/// Range of changes: “+2”, or “+2…+8”.
std::string signedFigure(PointRange range);

/// Texts of one language for one game's position.
class Translator {
public:
    /// Translator without a position: places and parties have no names.
    explicit Translator(Language language) : m_language(language) {}
    /// `anyCase` names the players and the game's areas; it must outlive the translator.
    Translator(Language language, const AnyCase& anyCase)
        : m_language(language), m_case(&anyCase) {}

    /// Translator that hides points (“… points”) or shows them.
    [[nodiscard]] Translator hidingPoints(bool hides) const;
    [[nodiscard]] bool hidesPoints() const { return m_hidesPoints; }

    [[nodiscard]] Language language() const { return m_language; }

    /// Text of an id without placeholders; the id itself if there is no text.
    [[nodiscard]] std::string text(TextId id) const;
    /// Text with its placeholders filled in; a place or other term of the app at its start is
    /// capitalised.
    [[nodiscard]] std::string format(const Message& message) const;
    /// Parts joined by commas.
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
