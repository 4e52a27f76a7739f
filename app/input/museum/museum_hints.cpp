// Chooses a sentence about the selection and the effect of the next tap.
#include "app/input/museum/museum_hints.h"

#include "positions/museum/museum_object_text.h"

namespace cimaise::museum {

namespace {

//% "{typed}…: civilisation, domain, value; then Enter."
constexpr TextId typedHint = CIMAISE_TEXT("museum.hint.typed");
//% "{slot}: {object}. Use the keypad to change it."
constexpr TextId objectHint = CIMAISE_TEXT("museum.hint.object");
//% "{slot}: which civilisation, domain and value?"
constexpr TextId bareHint = CIMAISE_TEXT("museum.hint.empty");
//% "{slot}: {object}…"
constexpr TextId partHint = CIMAISE_TEXT("museum.hint.part");
//% "{slot}: no object can go here."
constexpr TextId blockedHint = CIMAISE_TEXT("museum.hint.blocked");
//% "Tap the slots to fill: {object}."
constexpr TextId paintHint = CIMAISE_TEXT("museum.hint.paint");
//% "Fill several slots: tap a civilisation, a domain or a value, then every slot it applies to."
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

/// Finding at the selected slot; otherwise the object there; otherwise the properties still
/// missing.
Message slotHint(const InputContext& context, const Findings& findings) {
    const Spot spot = spotOf(context.side, context.selected());
    if (const Finding* const finding = firstAt(findings, spot)) {
        return finding->says;
    }
    const Argument where{"slot", spot.place};
    if (const Object* const object = context.objectOn(context.selected())) {
        return {objectHint, {where, {"object", nameOf(traitsOf(*object))}}};
    }
    if (!isSlot(context.board(), context.selected())) {
        return {blockedHint, {where}};
    }
    const Traits& brush = context.state.brush;
    return brush.empty() ? Message{bareHint, {where}}
                         : Message{partHint, {where, {"object", nameOf(brush)}}};
}

/// Hint about a line being typed: the text so far, or the meanings of a complete but ambiguous
/// word.
Message typedLine(const InputContext& context) {
    const std::string& typed = context.state.last.typed;
    const auto read = readObject(typed, [&context](const TextId& id) {
        return context.translate({.text = id, .arguments = {}});
    });
    const bool finished = typed.back() == ' ' || (typed.back() >= '0' && typed.back() <= '9');
    if (finished && !read && read.error().text == ambiguousWord) {
        return read.error();
    }
    return {typedHint, {{"typed", typed}}};
}

Message brushHint(const Traits& brush) {
    return brush.empty() ? Message{paintWhatHint, {}}
                         : Message{paintHint, {{"object", nameOf(brush)}}};
}

/// Hint about the moved object, which may have been undone meanwhile.
Message carriedHint(const InputContext& context) {
    const Object* const object =
        context.state.from ? context.objectOn(*context.state.from) : nullptr;
    return {moveHint, {{"object", object == nullptr ? Listing{} : nameOf(traitsOf(*object))}}};
}

Message toolHint(const InputState& state) {
    if (state.tool != PlanTool::wall) {
        return {planHint, {}};
    }
    return {state.from ? wallNextHint : wallHint, {}};
}

} // namespace

Message hint(const InputContext& context, const Findings& findings) {
    if (context.state.last.feedback) {
        return *context.state.last.feedback;
    }
    if (!context.hasMuseum()) {
        return {noMuseumHint, {{"owner", side(context.side)}}};
    }
    if (!context.state.last.typed.empty()) {
        return typedLine(context);
    }
    switch (context.state.mode) {
    case Mode::paint:
        return brushHint(context.state.brush);
    case Mode::move:
        return carriedHint(context);
    case Mode::plan:
        return toolHint(context.state);
    case Mode::enter:
        break;
    }
    return slotHint(context, findings);
}

} // namespace cimaise::museum
