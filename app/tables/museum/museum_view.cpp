// Looks up what the rows of a museum's models have in common.
#include "app/tables/museum/museum_view.h"

#include "app/lists/findings_model.h"
#include "app/texts/qt_score_words.h"

#include <algorithm>

namespace cimaise::museum {

bool Traits::has(const Trait& trait) const {
    Traits other = *this;
    other.set(trait);
    return other == *this;
}

void Traits::set(const Trait& trait) {
    if (const auto* const one = std::get_if<Civilisation>(&trait)) {
        civilisation = *one;
    } else if (const auto* const kind = std::get_if<Domain>(&trait)) {
        domain = *kind;
    } else {
        value = std::get<int>(trait);
    }
}

void Traits::drop(const Trait& trait) {
    if (std::holds_alternative<Civilisation>(trait)) {
        civilisation.reset();
    } else if (std::holds_alternative<Domain>(trait)) {
        domain.reset();
    } else {
        value.reset();
    }
}

void Traits::add(const Traits& other) {
    civilisation = other.civilisation ? other.civilisation : civilisation;
    domain = other.domain ? other.domain : domain;
    value = other.value ? other.value : value;
}

Object Traits::objectAt(const Cell& cell) const {
    return {.at = cell,
            .civilisation = civilisation.value_or(Civilisation::inca),
            .domain = domain.value_or(Domain::architecture),
            .value = value.value_or(1)};
}

Traits traitsOf(const Object& object) {
    return {.civilisation = object.civilisation, .domain = object.domain, .value = object.value};
}

bool View::hasMuseum() const { return side >= 0 && side < std::ssize(layout.museums); }

const Museum& View::museum() const { return layout.museums.at(static_cast<std::size_t>(side)); }

const Board& View::board() const {
    return hasMuseum() ? boardOf(layout, museum()) : standardBoardPlan;
}

const Object* View::objectOn(const Cell& cell) const {
    return hasMuseum() ? museum::objectOn(layout, side, cell) : nullptr;
}

Spot View::spot(const Cell& cell) const { return {cimaise::side(side), slotPlace(cell)}; }

QString View::text(TextId id) const { return toQt(words.text(id)); }

QString View::say(const Message& message) const { return toQt(words.say(message)); }

QString View::name(const Traits& traits) const {
    QStringList parts;
    if (traits.civilisation) {
        parts << text(info(*traits.civilisation).name);
    }
    if (traits.domain) {
        parts << text(info(*traits.domain).name);
    }
    if (traits.value) {
        parts << QString::number(*traits.value);
    }
    return listed(parts);
}

namespace {

bool shows(const Finding& finding, const Spot& spot) {
    return std::ranges::find(finding.where, spot) != finding.where.end();
}

} // namespace

QString View::severityAt(const Spot& spot) const {
    const Finding* gravest = nullptr;
    for (const Finding& finding : findings) {
        if (shows(finding, spot) && (gravest == nullptr || finding.severity < gravest->severity)) {
            gravest = &finding;
        }
    }
    return gravest == nullptr ? QString{} : toQt(severityId(gravest->severity));
}

QString View::findingsAt(const Spot& spot) const {
    QStringList said;
    for (const Finding& finding : findings) {
        if (shows(finding, spot)) {
            said << findingInWords(finding, words);
        }
    }
    return said.join(u' ');
}

const ScoreLine* View::line(std::string_view id) const {
    if (side < 0 || side >= std::ssize(score.sheets)) {
        return nullptr;
    }
    const std::vector<ScoreLine>& lines = score.sheets[static_cast<std::size_t>(side)].lines;
    const auto found = std::ranges::find(lines, id, &ScoreLine::id);
    return found == lines.end() ? nullptr : &*found;
}

QString View::worth(std::string_view id) const {
    const ScoreLine* const found = line(id);
    return found == nullptr ? QString{} : pointsInWords(found->points, words);
}

bool View::isLit(const Spot& spot) const { return std::ranges::find(lit, spot) != lit.end(); }

int columnsOf(const Board& board) {
    return board.plan.empty() ? 0 : static_cast<int>(board.plan.front().size());
}

int rowsOf(const Board& board) { return static_cast<int>(board.plan.size()); }

Cell cellOfRow(const Board& board, int row) {
    const int columns = std::max(1, columnsOf(board));
    return {.column = row % columns + 1, .row = row / columns + 1};
}

int rowOfCell(const Board& board, const Cell& cell) {
    return (cell.row - 1) * columnsOf(board) + cell.column - 1;
}

std::function<std::string(const TextId&)> sayIn(const Words& words) {
    return [&words](const TextId& id) { return words.text(id); };
}

} // namespace cimaise::museum
