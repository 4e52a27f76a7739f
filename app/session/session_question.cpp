// Clears the question before running the answer, which may ask the next one.
#include "app/session/session_question.h"

#include <utility>

namespace cimaise {

void SessionQuestion::ask(QString text, QStringList answers, QString refusal, AnswerAction action) {
    m_text = std::move(text);
    m_answers = std::move(answers);
    m_refusal = std::move(refusal);
    m_action = std::move(action);
    emit changed();
}

void SessionQuestion::answer(int number) {
    if (number < 0 || number >= m_answers.size()) {
        return;
    }
    const AnswerAction action = std::exchange(m_action, {});
    dismiss();
    action(number);
}

void SessionQuestion::dismiss() {
    if (!m_text.isEmpty()) {
        ask({}, {}, {}, {});
    }
}

} // namespace cimaise
