// Tells what a better arrangement would bring, shows its steps, and takes them.
#include "app/tables/museum/museum_table.h"
#include "app/texts/qt_score_words.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

namespace {

//% "Looking for a better arrangement …"
constexpr TextId lookingText = CIMAISE_TEXT("museum.arrange.looking");
//% "There are more objects than slots: they cannot all stay on the board."
constexpr TextId crowdedText = CIMAISE_TEXT("museum.arrange.crowded");
//% "There is nothing to arrange yet."
constexpr TextId emptyText = CIMAISE_TEXT("museum.arrange.empty");
//% "No arrangement of these objects brings more than {total} points: proved."
constexpr TextId provedHere = CIMAISE_TEXT("museum.arrange.proved-here");
//% "Nothing better found so far; no arrangement brings more than {bound} points."
constexpr TextId nothingSoFar = CIMAISE_TEXT("museum.arrange.nothing-so-far");
//% "+{gain} by moving %n objects: {total} points, the best there is."
constexpr TextId provedGain = CIMAISE_TEXT_N("museum.arrange.proved");
//% "+{gain} found so far by moving %n objects: {total} points. No arrangement brings more than {bound}."
constexpr TextId gainSoFar = CIMAISE_TEXT_N("museum.arrange.so-far");
//% "+{gain} by moving %n objects"
constexpr TextId gainText = CIMAISE_TEXT_N("museum.arrange.gain");
//% "Figures that are still missing are left out."
constexpr TextId missingText = CIMAISE_TEXT("museum.arrange.missing");
//% "{object}: from {from} to {to}"
constexpr TextId moveStep = CIMAISE_TEXT("museum.arrange.step");
//% "{object}: from {from} to {to}, in exchange for {other}"
constexpr TextId swapStep = CIMAISE_TEXT("museum.arrange.swap");
//% "one step of the arrangement"
constexpr TextId stepEdit = CIMAISE_TEXT("museum.edit.step");
//% "%n objects rearranged"
constexpr TextId arrangeEdit = CIMAISE_TEXT_N("museum.edit.arrange");

/// “9 points”
std::string gainInWords(const museum::Arrangement& found, const Words& words) {
    return pointsInWords(found.total - found.now, words).toStdString();
}

} // namespace

QString MuseumTable::arrangeText() const {
    if (!hasMuseum()) {
        return {};
    }
    const Words words = m_session->words();
    if (m_arranger.isCrowded()) {
        return say(words, crowdedText);
    }
    if (!m_arranger.found()) {
        return say(words, m_arranger.isLooking() ? lookingText : emptyText);
    }
    const museum::Arrangement& found = *m_arranger.found();
    const bool gains = found.total > found.now;
    const TextId text =
        found.isProved() ? (gains ? provedGain : provedHere) : (gains ? gainSoFar : nothingSoFar);
    QString said = say(words, text,
                       {{"gain", gainInWords(found, words)},
                        {"total", found.total},
                        {"bound", found.bound},
                        {"n", found.moved}});
    const auto index = static_cast<std::size_t>(m_side);
    if (index < m_session->evaluation().score.sheets.size() &&
        m_session->evaluation().score.sheets[index].atLeast) {
        said += u' ' + say(words, missingText);
    }
    return said;
}

QString MuseumTable::arrangeShort() const {
    if (!canApply()) {
        return {};
    }
    const museum::Arrangement& found = *m_arranger.found();
    const Words words = m_session->words();
    return say(words, gainText, {{"gain", gainInWords(found, words)}, {"n", found.moved}});
}

bool MuseumTable::canApply() const {
    return hasMuseum() && m_arranger.found() && m_arranger.found()->total > m_arranger.found()->now;
}

void MuseumTable::showSteps(const Words& words) {
    m_stepsFound.clear();
    std::vector<MuseumStepRow> rows;
    if (canApply()) {
        m_stepsFound = museum::stepsBetween(*museum().objects, m_arranger.found()->objects);
    }
    const auto object = [&](std::size_t number) {
        return name(traitsOf(museum().objects->at(number)));
    };
    for (const museum::Step& step : m_stepsFound) {
        std::vector<Argument> arguments{{"object", object(step.object)},
                                        {"from", museum::slotPlace(step.from)},
                                        {"to", museum::slotPlace(step.to)}};
        if (step.inExchange) {
            arguments.push_back({"other", object(*step.inExchange)});
        }
        rows.push_back(
            {.stepText = say(words, step.inExchange ? swapStep : moveStep, std::move(arguments)),
             .shown = m_pointing.step == step});
    }
    m_steps.show(rows);
}

int MuseumTable::stepFrom() const {
    return m_pointing.step ? rowOfCell(plan(), m_pointing.step->from) : -1;
}

int MuseumTable::stepTo() const {
    return m_pointing.step ? rowOfCell(plan(), m_pointing.step->to) : -1;
}

void MuseumTable::showStep(int row) {
    if (row >= 0 && row < std::ssize(m_stepsFound)) {
        const museum::Step step = m_stepsFound[static_cast<std::size_t>(row)];
        m_pointing.step =
            m_pointing.step == step ? std::nullopt : std::optional<museum::Step>{step};
        refresh();
    }
}

void MuseumTable::applyStep(int row) {
    if (row >= 0 && row < std::ssize(m_stepsFound)) {
        const museum::Step step = m_stepsFound[static_cast<std::size_t>(row)];
        edit(lay(layout(), m_side, stepped(*museum().objects, step)), {stepEdit, {}});
    }
}

void MuseumTable::applyArrangement() {
    if (canApply()) {
        const museum::Arrangement found = *m_arranger.found();
        if (edit(lay(layout(), m_side, found.objects), {arrangeEdit, {{"n", found.moved}}})) {
            m_session->tell(Happening::filled);
        }
    }
}

} // namespace cimaise
