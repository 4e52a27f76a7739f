// Shows the result of the search, and passes on the chosen steps.
#include "app/viewmodels/museum/museum_board_parts.h"

#include "app/input/museum/museum_arranging.h"
#include "app/texts/qt_score_text.h"
#include "positions/messages/points_text.h"

namespace cimaise {

using museum::InputContext;

namespace {

//% "Looking for a better arrangement…"
constexpr TextId searchingText = CIMAISE_TEXT("museum.arrange.looking");
//% "There are more objects than slots, so they cannot all stay on the board."
constexpr TextId crowdedText = CIMAISE_TEXT("museum.arrange.crowded");
//% "Nothing to rearrange yet."
constexpr TextId emptyText = CIMAISE_TEXT("museum.arrange.empty");
//% "No arrangement of these objects scores more than {total} (proved)."
constexpr TextId provedHere = CIMAISE_TEXT("museum.arrange.proved-here");
//% "Nothing better found so far; no arrangement scores more than {bound}."
constexpr TextId nothingSoFar = CIMAISE_TEXT("museum.arrange.nothing-so-far");
//% "+{gain} by moving %n objects: {total}, the best possible."
constexpr TextId provedGain = CIMAISE_TEXT_N("museum.arrange.proved");
//% "+{gain} so far by moving %n objects: {total}. No arrangement scores more than {bound}."
constexpr TextId gainSoFar = CIMAISE_TEXT_N("museum.arrange.so-far");
//% "+{gain} by moving %n objects"
constexpr TextId gainText = CIMAISE_TEXT_N("museum.arrange.gain");
//% "You can gain points by moving %n objects."
constexpr TextId hiddenGain = CIMAISE_TEXT_N("museum.arrange.hidden.gain");
//% "No better arrangement found."
constexpr TextId hiddenNone = CIMAISE_TEXT("museum.arrange.hidden.none");
//% "Missing details are not counted."
constexpr TextId missingText = CIMAISE_TEXT("museum.arrange.missing");

//% "Fewer moves may be enough."
constexpr TextId fewerText = CIMAISE_TEXT("museum.arrange.fewer");

/// True if an arrangement with the same total might move fewer objects: the search proves only the
/// total.
bool mayMoveFewer(const museum::Arrangement& found) { return isBetter(found) && found.moved > 1; }

/// Points gained by the arrangement: “9 points”.
std::string gainInWords(const museum::Arrangement& found, const Translator& words) {
    return pointsInWords(found.total - found.now, words).toStdString();
}

TextId wordingOf(const museum::Arrangement& found) {
    if (isBetter(found)) {
        return found.isProved() ? provedGain : gainSoFar;
    }
    return found.isProved() ? provedHere : nothingSoFar;
}

/// Result of the search without points, while points are hidden.
QString foundInSecret(const museum::Arrangement& found, const museum::View& view) {
    return isBetter(found) ? view.format({hiddenGain, {{"n", found.moved}}})
                           : view.text(hiddenNone);
}

QString foundInWords(const museum::Arrangement& found, const museum::View& view) {
    if (view.words.hidesPoints()) {
        return foundInSecret(found, view);
    }
    QStringList texts{view.format({wordingOf(found),
                                   {{"gain", gainInWords(found, view.words)},
                                    {"total", pointsText(found.total)},
                                    {"bound", pointsText(found.bound)},
                                    {"n", found.moved}}})};
    if (mayMoveFewer(found)) {
        texts << view.text(fewerText);
    }
    if (view.sheet() != nullptr && view.sheet()->atLeast) {
        texts << view.text(missingText);
    }
    return texts.join(u' ');
}

} // namespace

MuseumArrangePart::MuseumArrangePart(Table& table) : Part(table), m_steps(museum::stepRoles()) {
    connect(&m_arranger, &MuseumArranger::changed, this, &MuseumArrangePart::found);
}

void MuseumArrangePart::startSearch(const InputContext& context) {
    if (m_isActive && context.hasMuseum() && !context.museum().objects->empty()) {
        m_arranger.startSearch(context.layout, context.side);
    } else {
        m_arranger.stop();
    }
}

void MuseumArrangePart::setActive(bool active) {
    if (active != m_isActive) {
        m_isActive = active;
        emit turned();
    }
}

QString MuseumArrangePart::textOf(const museum::View& view) const {
    if (!view.context.hasMuseum()) {
        return {};
    }
    if (m_arranger.isCrowded()) {
        return view.text(crowdedText);
    }
    if (m_arranger.found()) {
        return foundInWords(*m_arranger.found(), view);
    }
    return view.text(m_arranger.isSearching() ? searchingText : emptyText);
}

void MuseumArrangePart::show(const museum::View& view) {
    const auto& found = m_arranger.found();
    m_found = found ? stepsTo(view.context, *found) : std::vector<museum::Step>{};
    m_steps.show(stepRows(view, m_found));
    Shown now{.text = textOf(view),
              .canApply = view.context.hasMuseum() && found && isBetter(*found)};
    if (now.canApply) {
        now.shortText =
            view.words.hidesPoints()
                ? now.text
                : view.format(
                      {gainText, {{"gain", gainInWords(*found, view.words)}, {"n", found->moved}}});
        now.gain = pointsFigure(found->total - found->now, view.words);
    }
    setIfChanged(m_shown, std::move(now));
}

void MuseumArrangePart::showStep(int row) {
    if (isStep(row)) {
        const museum::Step step = m_found[static_cast<std::size_t>(row)];
        take([&](const InputContext& context) { return museum::showStep(context, step); });
    }
}

void MuseumArrangePart::applyStep(int row) {
    if (isStep(row)) {
        const museum::Step step = m_found[static_cast<std::size_t>(row)];
        take([&](const InputContext& context) { return museum::applyStep(context, step); });
    }
}

void MuseumArrangePart::apply() {
    if (canApply()) {
        const museum::Arrangement found = *m_arranger.found();
        take([&](const InputContext& context) { return rearrange(context, found); });
    }
}

} // namespace cimaise
