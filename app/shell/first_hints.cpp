// Stores in the preferences which hints were shown.
#include "app/shell/first_hints.h"

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

} // namespace

FirstHints::FirstHints(QObject* parent) : QObject(parent) {
    if (const Preferences* const preferences = Preferences::current()) {
        connect(preferences, &Preferences::effectiveLanguageChanged, this, &FirstHints::changed);
    }
}

QString FirstHints::next() const {
    const Preferences* const preferences = Preferences::current();
    if (m_closed || m_game.isEmpty() || preferences == nullptr) {
        return {};
    }
    if (!m_gameHintId.isEmpty() && !preferences->hasSeenHint(m_gameHintId)) {
        return m_gameHintId;
    }
    const auto* const hint = std::ranges::find_if(hints, [&](const FirstHint& one) {
        return (!one.keyboard || m_keyboard) && (!one.scored || m_scored) &&
               !preferences->hasSeenHint(toQt(one.id));
    });
    return hint == hints.end() ? QString{} : toQt(hint->id);
}

QString FirstHints::text() const {
    const QString id = next();
    if (id.isEmpty() || id == m_gameHintId) {
        return id.isEmpty() ? QString{} : m_gameHint;
    }
    const auto* const hint = std::ranges::find(hints, id.toStdString(), &FirstHint::id);
    return format(Translator{Preferences::current()->languageInForce()}, hint->text);
}

void FirstHints::close() {
    if (m_closed || m_game.isEmpty()) {
        return;
    }
    if (const QString id = next(); !id.isEmpty()) {
        Preferences::current()->seeHint(id);
    }
    m_closed = true;
    emit changed();
}

} // namespace cimaise
