// Writes each house rule as question and answer.
#include "app/lists/house_words.h"

#include "app/texts/qt_texts.h"
#include "app/texts/ruling_words.h"

namespace cimaise {

QStringList houseRulingsInWords(const AnyCase& position, const Words& words) {
    QStringList lines;
    for (const std::string& answer :
         answerTexts(position, headerOf(position).readings.value_or(ReadingChoices{}), words)) {
        //% "House rule: {answer}"
        lines << say(words, CIMAISE_TEXT("readings.decided"), {{"answer", answer}});
    }
    return lines;
}

} // namespace cimaise
