// Chooses a sentence about the selection and the effect of the next tap.
#include "app/entry/museum/museum_hints.h"

#include "validators/museum/museum_object_text.h"

namespace cimaise::museum {

namespace {

//% "{typed}…: civilisation, domain, value; then Enter."
constexpr TextId typedHint = CIMAISE_TEXT("museum.hint.typed");
//% "{slot}: {object}. Use the keypad to change it."
constexpr TextId objectHint = CIMAISE_TEXT("museum.hint.object");
//% "{slot}: which civilisation, domain and value?"
constexpr TextId bareHint = CIMAISE_TEXT("museum.hint.bare");
//% "{slot}: {object}…"
constexpr TextId partHint = CIMAISE_TEXT("museum.hint.part");
//% "{slot}: no object can go here."
constexpr TextId blockedHint = CIMAISE_TEXT("museum.hint.blocked");
//% "Tap the slots to paint: {object}."
constexpr TextId paintHint = CIMAISE_TEXT("museum.hint.paint");
//% "Paint: tap a civilisation, a domain or a value, then every slot it applies to."
constexpr TextId paintWhatHint = CIMAISE_TEXT("museum.hint.paint-what");
//% "Where should {object} go? Tap a slot; an object already there swaps places with it."
constexpr TextId moveHint = CIMAISE_TEXT("museum.hint.move");
//% "Tap the cells to change."
constexpr TextId planHint = CIMAISE_TEXT("museum.hint.plan");
//% "Tap two neighbouring slots to close or open the passage between them."
constexpr TextId wallHint = CIMAISE_TEXT("museum.hint.wall");
//% "Now tap the slot next to it."
constexpr TextId wallNextHint = CIMAISE_TEXT("museum.hint.wall-next");
//% "This game has no museum for {owner}."
constexpr TextId noMuseumHint = CIMAISE_TEXT("museum.hint.no-museum");

/// What is wrong with the selected slot, what lies there, or what is still to be said.
Message slotHint(const Scene& scene, const Findings& findings) {
    const Spot spot = spotOf(scene.side, scene.selected());
    if (const Finding* const finding = firstAt(findings, spot)) {
        return finding->says;
    }
    const Argument where{"slot", spot.place};
    if (const Object* const object = scene.objectOn(scene.selected())) {
        return {objectHint, {where, {"object", nameOf(traitsOf(*object))}}};
    }
    if (!isSlot(scene.board(), scene.selected())) {
        return {blockedHint, {where}};
    }
    const Traits& brush = scene.pointing.brush;
    return brush.empty() ? Message{bareHint, {where}}
                         : Message{partHint, {where, {"object", nameOf(brush)}}};
}

/// Hint about a line being typed: the text so far, or the meanings of a finished ambiguous word.
Message typedLine(const Scene& scene) {
    const std::string& typed = scene.pointing.last.typed;
    const auto read = readObject(
        typed, [&scene](const TextId& id) { return scene.speak({.text = id, .arguments = {}}); });
    const bool finished = typed.back() == ' ' || (typed.back() >= '0' && typed.back() <= '9');
    if (finished && !read && read.error().text == severalMeant) {
        return read.error();
    }
    return {typedHint, {{"typed", typed}}};
}

Message brushHint(const Traits& brush) {
    return brush.empty() ? Message{paintWhatHint, {}}
                         : Message{paintHint, {{"object", nameOf(brush)}}};
}

/// What is carried; it may have been undone meanwhile.
Message carriedHint(const Scene& scene) {
    const Object* const object =
        scene.pointing.from ? scene.objectOn(*scene.pointing.from) : nullptr;
    return {moveHint, {{"object", object == nullptr ? Listing{} : nameOf(traitsOf(*object))}}};
}

Message toolHint(const Pointing& pointing) {
    if (pointing.tool != PlanTool::wall) {
        return {planHint, {}};
    }
    return {pointing.from ? wallNextHint : wallHint, {}};
}

} // namespace

Message hint(const Scene& scene, const Findings& findings) {
    if (scene.pointing.last.said) {
        return *scene.pointing.last.said;
    }
    if (!scene.hasMuseum()) {
        return {noMuseumHint, {{"owner", side(scene.side)}}};
    }
    if (!scene.pointing.last.typed.empty()) {
        return typedLine(scene);
    }
    switch (scene.pointing.mode) {
    case Mode::paint:
        return brushHint(scene.pointing.brush);
    case Mode::move:
        return carriedHint(scene);
    case Mode::plan:
        return toolHint(scene.pointing);
    case Mode::enter:
        break;
    }
    return slotHint(scene, findings);
}

} // namespace cimaise::museum
