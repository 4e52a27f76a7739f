// Finds texts that could be read as markup.
#include "tests/qml/walk/page_checks.h"

#include "tests/qml/guessed_texts.h"

#include <gmock/gmock.h>

namespace cimaise {

void expectPlainTexts(const OpenPage& page) {
    EXPECT_THAT(guessedTexts(page.stage), testing::IsEmpty());
}

} // namespace cimaise
