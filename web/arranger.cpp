// Search for the best arrangement in a worker of the page: built without Qt, it loads at once.
#include "rulings/museum/museum_arrange_text.h"

#include <emscripten/emscripten.h>

/// The answer to what is asked of a side of the table in a file's text; it stays until the next
/// one.
extern "C" EMSCRIPTEN_KEEPALIVE const char* cimaise_arranger_answer(const char* file, int side,
                                                                    double seconds) {
    static std::string answer;
    const std::chrono::duration<double> time{seconds};
    answer = cimaise::museum::answerInText(
        file, side, {.time = std::chrono::duration_cast<std::chrono::nanoseconds>(time)});
    return answer.c_str();
}
