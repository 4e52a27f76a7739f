// Writes each house rule as question and answer.
#include "app/models/house_rule_text.h"

#include "app/texts/qt_texts.h"
#include "app/texts/ruling_text.h"

namespace cimaise {

QStringList houseRulingsInWords(const AnyCase& position, const Translator& words) {
    QStringList lines;
    for (const std::string& answer :
         answerTexts(position, headerOf(position).readings.value_or(ReadingChoices{}), words)) {
        //% "House rule: {answer}"
        lines << format(words, CIMAISE_TEXT("readings.decided"), {{"answer", answer}});
    }
    return lines;
}

} // namespace cimaise
