// Compares the new names of a form with those of players who have played.
#include "app/shell/spelling_question.h"

#include "app/library/same_name.h"
#include "app/texts/qt_texts.h"

#include <utility>

namespace cimaise {

SpellingQuestion::SpellingQuestion(Library& library, const TextLanguage& language, QObject* parent)
    : QObject(parent), m_library(library), m_language(language) {}

bool SpellingQuestion::ask(const QStringList& typed, const QStringList& seated, GameId openGame) {
    for (int row = 0; row < typed.size(); ++row) {
        const QString name = typed[row].trimmed();
        const QString known = name.isEmpty() || m_distinctNames.contains(nameKey(name))
                                  ? QString{}
                                  : m_library.nearPlayer(name, seated, openGame);
        if (!known.isEmpty()) {
            m_asked = Asked{.row = row, .typed = name, .known = known};
            emit changed();
            return true;
        }
    }
    return false;
}

QString SpellingQuestion::formatted(const TextId& text) const {
    return m_asked ? format(m_language.words(), text,
                            {{"typed", m_asked->typed.toStdString()},
                             {"name", m_asked->known.toStdString()}})
                   : QString{};
}

QString SpellingQuestion::text() const {
    //% "You entered “{typed}”. Is this {name}?"
    return formatted(CIMAISE_TEXT("draft.name.question"));
}

QString SpellingQuestion::sameText() const {
    //% "Yes, {name}"
    return formatted(CIMAISE_TEXT("draft.name.same"));
}

QString SpellingQuestion::otherText() const {
    //% "No, {typed} is a new player"
    return formatted(CIMAISE_TEXT("draft.name.other"));
}

void SpellingQuestion::answer(bool isKnown) {
    if (!m_asked) {
        return;
    }
    const Asked asked = *std::exchange(m_asked, std::nullopt);
    if (isKnown) {
        emit corrected(asked.row, asked.known);
    } else {
        m_distinctNames << nameKey(asked.typed);
    }
    emit changed();
    emit answered();
}

void SpellingQuestion::dismiss() {
    if (m_asked) {
        m_asked.reset();
        emit changed();
    }
}

} // namespace cimaise
