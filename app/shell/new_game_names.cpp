// Asks at the start whether a new name is a misspelling of a known one; each name is asked about
// once.
#include "app/library/same_name.h"
#include "app/shell/new_game.h"
#include "app/texts/qt_texts.h"

#include <utility>

namespace cimaise {

bool NewGame::asksForName() {
    const QStringList given = namesGiven();
    for (int row = 0; row < m_playerCount && !isRematch(); ++row) {
        const QString typed = m_names[row].trimmed();
        const QString known = typed.isEmpty() || m_distinctNames.contains(nameKey(typed))
                                  ? QString{}
                                  : nearName(m_library.people(), typed, given);
        if (!known.isEmpty()) {
            m_nameQuestion = NameQuestion{.row = row, .typed = typed, .known = known};
            emit nameQuestionChanged();
            return true;
        }
    }
    return false;
}

QString NewGame::nameQuestion() const {
    //% "You entered “{typed}”. Is this {name}?"
    constexpr TextId question = CIMAISE_TEXT("draft.name.question");
    return m_nameQuestion ? format(m_language.words(), question,
                                   {{"typed", m_nameQuestion->typed.toStdString()},
                                    {"name", m_nameQuestion->known.toStdString()}})
                          : QString{};
}

QString NewGame::sameNameText() const {
    //% "Yes, {name}"
    constexpr TextId yes = CIMAISE_TEXT("draft.name.same");
    return m_nameQuestion
               ? format(m_language.words(), yes, {{"name", m_nameQuestion->known.toStdString()}})
               : QString{};
}

QString NewGame::otherNameText() const {
    //% "No, {typed} is a new player"
    constexpr TextId no = CIMAISE_TEXT("draft.name.other");
    return m_nameQuestion
               ? format(m_language.words(), no, {{"typed", m_nameQuestion->typed.toStdString()}})
               : QString{};
}

void NewGame::answerNameQuestion(bool isKnown) {
    if (!m_nameQuestion) {
        return;
    }
    const NameQuestion asked = *std::exchange(m_nameQuestion, std::nullopt);
    if (isKnown) {
        setName(asked.row, asked.known);
    } else {
        m_distinctNames << nameKey(asked.typed);
    }
    if (!asksForName()) { // otherwise the next question replaces this one
        emit nameQuestionChanged();
        start();
    }
}

void NewGame::dismissNameQuestion() {
    if (m_nameQuestion) {
        m_nameQuestion.reset();
        emit nameQuestionChanged();
    }
}

} // namespace cimaise
