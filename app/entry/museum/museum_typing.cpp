// Turns typed words into objects.
#include "app/entry/museum/museum_laying.h"
#include "app/entry/museum/museum_touches.h"
#include "validators/museum/museum_object_text.h"

namespace cimaise::museum {

namespace {

//% "%n objects entered as text"
constexpr TextId textEdit = CIMAISE_TEXT_N("museum.edit.text");
//% "{typed} objects typed, but only %n slots are empty. Shorten the list, or remove objects from the board."
constexpr TextId tooManyTyped = CIMAISE_TEXT_N("museum.text.too-many");

constexpr std::size_t longestTyped = 60; ///< in bytes: more than the names of an object take

Say wordsOf(const Scene& scene) {
    return [&scene](const TextId& id) { return scene.speak({id, {}}); };
}

bool isValue(std::string_view text) {
    return text.size() == 1 && text.front() >= '1' && text.front() <= '0' + highestValue;
}

/// The slot itself if it is bare, else the next one that is; nullopt when all are filled.
std::optional<Cell> bareFrom(const Layout& layout, int side, const Board& board, const Cell& cell) {
    const bool bare = objectOn(layout, side, cell) == nullptr && isSlot(board, cell);
    return bare ? std::optional{cell} : nextBare(layout, side, cell);
}

int emptySlotsOf(const Layout& layout, int side, const Board& board) {
    int count = 0;
    for (int row = 0; isRow(board, row); ++row) {
        const Cell cell = cellOfRow(board, row);
        count += isSlot(board, cell) && objectOn(layout, side, cell) == nullptr ? 1 : 0;
    }
    return count;
}

/// Reason why so many typed objects cannot be placed; nullopt when there is room for all.
std::optional<Message> lackOfRoom(const Scene& scene, std::size_t typed) {
    const int empty = emptySlotsOf(scene.layout, scene.side, scene.board());
    const auto wanted = static_cast<int>(typed);
    if (wanted <= empty) {
        return std::nullopt;
    }
    if (empty == 0) {
        return Message{boardFull, {}};
    }
    return Message{tooManyTyped, {{"typed", wanted}, {"n", empty}}};
}

Pointing withTyped(Pointing pointing, std::string typed) {
    pointing = forgetting(std::move(pointing));
    pointing.last.typed = std::move(typed);
    return pointing;
}

/// A letter may take several bytes (UTF-8).
void dropLastLetter(std::string& text) {
    const auto continues = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    };
    while (!text.empty() && continues(text.back())) {
        text.pop_back();
    }
    if (!text.empty()) {
        text.pop_back();
    }
}

} // namespace

Outcome type(const Scene& scene, std::string_view text) {
    const LastTouch& last = scene.pointing.last;
    const std::string typed = last.said ? std::string{} : last.typed; // what was refused is over
    if (!scene.hasMuseum() || text.empty() || typed.size() >= longestTyped) {
        return pointed(scene.pointing);
    }
    if (typed.empty() && isValue(text)) {
        return press(scene.with(withTyped(scene.pointing, {})), text.front() - '0');
    }
    if (typed.empty() && text == " ") {
        return pointed(withTyped(scene.pointing, {}));
    }
    const Pointing next = withTyped(scene.pointing, typed + std::string{text});
    const bool complete = isValue(text) && readObject(next.last.typed, wordsOf(scene)).has_value();
    return complete ? confirm(scene.with(next)) : pointed(next);
}

Outcome confirm(const Scene& scene) {
    const std::string& typed = scene.pointing.last.typed;
    if (typed.empty()) {
        return touch(scene, rowOfCell(scene.board(), scene.selected()));
    }
    const auto object = readObject(typed, wordsOf(scene));
    if (!object) {
        return answered(scene.pointing, object.error());
    }
    Pointing pointing = forgetting(scene.pointing);
    if (!isSlot(scene.board(), scene.selected())) {
        return answered(std::move(pointing), {notASlot, {}});
    }
    pointing.brush = traitsOf(*object);
    return layBrush(scene, std::move(pointing));
}

Outcome erase(const Scene& scene) {
    std::string typed = scene.pointing.last.typed;
    if (typed.empty()) {
        return takeOff(scene);
    }
    dropLastLetter(typed);
    return pointed(withTyped(scene.pointing, std::move(typed)));
}

Outcome enterText(const Scene& scene, std::string_view text) {
    const auto refused = [&](Message why) {
        Outcome outcome = pointed(scene.pointing);
        outcome.refused = std::move(why);
        return outcome;
    };
    if (!scene.hasMuseum()) {
        return pointed(scene.pointing);
    }
    const auto objects = readObjects(text, wordsOf(scene));
    if (!objects) {
        return refused(objects.error());
    }
    if (std::optional<Message> lack = lackOfRoom(scene, objects->size())) {
        return refused(*std::move(lack));
    }
    Pointing pointing = forgetting(scene.pointing);
    Layout next = scene.layout;
    Cell here = scene.selected();
    for (Object object : *objects) {
        here = bareFrom(next, scene.side, scene.board(), here).value_or(here);
        object.at = here;
        next = put(std::move(next), scene.side, object);
        pointing.drafts.erase(here);
    }
    if (!objects->empty()) {
        pointing.selected = nextBare(next, scene.side, here).value_or(here);
    }
    return edited(std::move(pointing), std::move(next),
                  {textEdit, {{"n", static_cast<int>(objects->size())}}}, Heard::putDown);
}

} // namespace cimaise::museum
