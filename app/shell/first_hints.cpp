// Stores in the preferences which hints were shown.
#include "app/shell/first_hints.h"

#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

struct FirstHint {
    const char* id;        ///< id in the settings
    std::string_view game; ///< id of the only game with this hint; empty: any game
    bool keyboard;         ///< true: shown only if there is a keyboard
    bool scored;           ///< true: shown only if there are points to explain
    TextId text;
};

constexpr std::array hints{
    FirstHint{.id = "draw",
              .game = "art-society",
              .keyboard = false,
              .scored = false,
              //% "Draw an area on the wall, then pick what hangs there."
              .text = CIMAISE_TEXT("hint.first.draw")},
    FirstHint{.id = "reason",
              .game = {},
              .keyboard = false,
              .scored = true,
              //% "Tap a number on the score sheet to see where its points come from."
              .text = CIMAISE_TEXT("hint.first.reason")},
    FirstHint{.id = "keys",
              .game = {},
              .keyboard = true,
              .scored = false,
              //% "Press F1 for keyboard shortcuts."
              .text = CIMAISE_TEXT("hint.first.keys")},
};

const FirstHint* hintFor(const QString& game, bool keyboard, bool scored,
                         const Preferences& preferences) {
    const auto* const hint = std::ranges::find_if(hints, [&](const FirstHint& one) {
        return (one.game.empty() || toQt(one.game) == game) && (!one.keyboard || keyboard) &&
               (!one.scored || scored) && !preferences.hasSeenHint(QLatin1String(one.id));
    });
    return hint == hints.end() ? nullptr : hint;
}

} // namespace

FirstHints::FirstHints(QObject* parent) : QObject(parent) {
    if (const Preferences* const preferences = Preferences::current()) {
        connect(preferences, &Preferences::effectiveLanguageChanged, this, &FirstHints::changed);
    }
}

QString FirstHints::text() const {
    const Preferences* const preferences = Preferences::current();
    if (m_closed || m_game.isEmpty() || preferences == nullptr) {
        return {};
    }
    const FirstHint* const hint = hintFor(m_game, m_keyboard, m_scored, *preferences);
    return hint == nullptr ? QString{}
                           : format(Translator{preferences->languageInForce()}, hint->text);
}

void FirstHints::close() {
    Preferences* const preferences = Preferences::current();
    if (m_closed || m_game.isEmpty() || preferences == nullptr) {
        return;
    }
    if (const FirstHint* const hint = hintFor(m_game, m_keyboard, m_scored, *preferences)) {
        preferences->seeHint(QLatin1String(hint->id));
    }
    m_closed = true;
    emit changed();
}

} // namespace cimaise
