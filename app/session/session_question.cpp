// Clears the question before running the answer, which may ask the next one.
#include "app/session/session_question.h"

#include <utility>

namespace cimaise {

void SessionQuestion::ask(QString text, QStringList answers, QString refusal, AnswerAction deed) {
    m_text = std::move(text);
    m_answers = std::move(answers);
    m_refusal = std::move(refusal);
    m_deed = std::move(deed);
    emit changed();
}

void SessionQuestion::answer(int number) {
    if (number < 0 || number >= m_answers.size()) {
        return;
    }
    const AnswerAction deed = std::exchange(m_deed, {});
    dismiss();
    deed(number);
}

void SessionQuestion::dismiss() {
    if (!m_text.isEmpty()) {
        ask({}, {}, {}, {});
    }
}

} // namespace cimaise
