// Fuzzes the typed line of every game: accepted input can be typed again in its own form, and
// refused input gives a short, visible message.
#include "positions/file/json_text.h"
#include "positions/muse/muse_card_text.h"
#include "positions/musee/musee_edits.h"
#include "positions/musee/musee_gallery_text.h"
#include "positions/museum/museum_object_text.h"
#include "positions/text/code_point.h"
#include "positions/text/name_text.h"
#include "positions/text/shown_text.h"
#include "positions/text/typed_figure.h"
#include "rulings/artsociety/art_society_placements.h"
#include "rulings/musee/musee_placements.h"
#include "tests/fuzz/expect.h"

#include <cstdint>

namespace {

using namespace cimaise;

/// Checks the text of an error: short, valid UTF-8, no invisible characters.
void checkShown(std::string_view text) {
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text.size(); ++letters) {
        const CodePoint point = codePointAt(text, at);
        expect(point.valid, "what is shown is UTF-8");
        expect(!isForbiddenInNames(point.value), "what is shown can be seen");
        at += point.bytes;
    }
    expect(letters <= longestShown + 1, "what is shown is short");
}

void checkRefusal(const Message& reason) {
    expect(!reason.text.empty(), "a refusal has a reason");
    for (const Argument& argument : reason.arguments) {
        if (const auto* const text = std::get_if<std::string>(&argument.value)) {
            checkShown(*text);
        }
    }
}

/// Checks that parsing, writing and parsing again gives the same value.
template <class Read, class Write>
void checkLine(std::string_view line, const Read& read, const Write& write) {
    const auto first = read(line);
    if (!first) {
        checkRefusal(first.error());
        return;
    }
    const auto again = read(write(*first));
    expect(again.has_value(), "what was written can be typed");
    expect(*again == *first, "what was typed is what was written");
}

void checkMusee(std::string_view line) {
    for (const int columns : {5, 6}) {
        checkLine(
            line, [&](std::string_view text) { return musee::readGallery(text, columns); },
            [&](const musee::Spaces& spaces) { return musee::galleryText(spaces, columns); });
    }
    (void)musee::readExhibit(line);
}

void checkArtSociety(std::string_view line) { (void)artsociety::readPiece(line); }

void checkMuse(std::string_view line) {
    static const muse::SuitWords words{"lunes",    "soleils",  "vagues",
                                       "feuilles", "serpents", "nœuds"};
    const auto card = muse::readCard(line, words, {});
    if (!card) {
        checkRefusal(card.error());
    }
}

void checkMuseum(std::string_view line) {
    const auto written = [](const std::vector<museum::Object>& objects) {
        std::string text;
        for (const museum::Object& object : objects) {
            text += museum::objectText(object) + ';';
        }
        return text;
    };
    checkLine(line, [](std::string_view text) { return museum::readObjects(text); }, written);
}

void checkFigures(std::string_view line) {
    const TypedFigure figure = readTypedFigure(line, 999);
    expect(!figure.value || !figure.problem, "a figure has a value or a problem");
    expect(!figure.value || (*figure.value >= 0 && *figure.value <= 999), "in range");
    if (figure.problem) {
        checkRefusal(*figure.problem);
    }
    (void)museum::objectMeanings(line);
    (void)musee::galleryMeanings(line, 6);
}

void checkNames(std::string_view line) {
    checkShown(shownText(line));
    checkShown(shownPath(line));
    expect(pointerStep(line).size() <= 2 * line.size() + 1 ||
               nameFault(line) == NameFault::forbiddenCharacter,
           "a step is its key, as long as that can be shown");
}

void checkNotes(std::string_view text) {
    const std::string cleaned = cleanedNote(text);
    expect(cleaned.empty() || noteFault(cleaned) == NameFault::none, "a cleaned note is one");
    expect(noteFault(text) != NameFault::none || cleaned == text, "a note stays as it is");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string line{data, data + size};
    checkMusee(line);
    checkArtSociety(line);
    checkMuse(line);
    checkMuseum(line);
    checkFigures(line);
    checkNames(line);
    checkNotes(line);
    return 0;
}
