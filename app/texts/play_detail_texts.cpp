// Leaves out hours or minutes that are zero.
#include "app/texts/play_detail_texts.h"

namespace cimaise {

namespace {

//% "{hours} h {minutes} min"
constexpr TextId hoursAndMinutes = CIMAISE_TEXT("play.duration");
//% "{hours} h"
constexpr TextId hoursOnly = CIMAISE_TEXT("play.duration.hours");
//% "{minutes} min"
constexpr TextId minutesOnly = CIMAISE_TEXT("play.duration.minutes");
//% "First player: {name}"
constexpr TextId firstPlayer = CIMAISE_TEXT("play.first-player");

constexpr int minutesOfAnHour = 60;

} // namespace

Message durationMessage(int minutes) {
    const int hours = minutes / minutesOfAnHour;
    const int rest = minutes % minutesOfAnHour;
    const TextId text = hours == 0 ? minutesOnly : rest == 0 ? hoursOnly : hoursAndMinutes;
    return {.text = text, .arguments = {{"hours", hours}, {"minutes", rest}}};
}

std::string durationText(int minutes, const Translator& words) {
    return words.format(durationMessage(minutes));
}

std::vector<std::string> playDetailTexts(const GameHeader& header, const Translator& words) {
    std::vector<std::string> texts;
    if (header.place && !header.place->empty()) {
        texts.push_back(*header.place);
    }
    if (header.minutes) {
        texts.push_back(durationText(*header.minutes, words));
    }
    if (header.starter) {
        texts.push_back(
            words.format({.text = firstPlayer, .arguments = {{"name", *header.starter}}}));
    }
    return texts;
}

} // namespace cimaise
