// Stores in the preferences which hints were shown.
#include "app/shell/first_hints.h"

#include "app/game/game_ui.h"
#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

struct FirstHint {
    std::string_view id; ///< id in the settings
    bool keyboard;       ///< true: shown only if there is a keyboard
    bool scored;         ///< true: shown only if there are points to explain
    TextId text;
};

constexpr std::array hints{
    FirstHint{.id = "reason",
              .keyboard = false,
              .scored = true,
              //% "To see where points come from, open the score sheet and tap a number."
              .text = CIMAISE_TEXT("hint.first.reason")},
    FirstHint{.id = "keys",
              .keyboard = true,
              .scored = false,
              //% "Press F1 for keyboard shortcuts."
              .text = CIMAISE_TEXT("hint.first.keys")},
};

/// First hint that was not shown: that of the game, then those of every game.
std::optional<FirstHint> hintFor(const QString& game, bool keyboard, bool scored,
                                 const Preferences& preferences) {
    const auto isNew = [&](const FirstHint& one) {
        return (!one.keyboard || keyboard) && (!one.scored || scored) &&
               !preferences.hasSeenHint(toQt(one.id));
    };
    const GameUi* const ui = findUi(game.toStdString());
    if (ui != nullptr && !ui->firstHint.empty()) {
        const FirstHint ofGame{ui->firstHintId, false, false, ui->firstHint};
        if (isNew(ofGame)) {
            return ofGame;
        }
    }
    const auto* const hint = std::ranges::find_if(hints, isNew);
    return hint == hints.end() ? std::nullopt : std::optional{*hint};
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
    const auto hint = hintFor(m_game, m_keyboard, m_scored, *preferences);
    return !hint ? QString{} : format(Translator{preferences->languageInForce()}, hint->text);
}

void FirstHints::close() {
    Preferences* const preferences = Preferences::current();
    if (m_closed || m_game.isEmpty() || preferences == nullptr) {
        return;
    }
    if (const auto hint = hintFor(m_game, m_keyboard, m_scored, *preferences)) {
        preferences->seeHint(toQt(hint->id));
    }
    m_closed = true;
    emit changed();
}

} // namespace cimaise
