// Computes the keys: civilisations, domains, values, recently used objects, experts and patrons.
#include "app/input/museum/museum_patron.h"
#include "app/input/museum/museum_taps.h"
#include "app/texts/qt_score_text.h"
#include "app/viewmodels/museum/museum_rows.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "value {value}"
constexpr TextId valueName = CIMAISE_TEXT("museum.key.value");
//% "value {value}: a Masterpiece"
constexpr TextId masterpieceName = CIMAISE_TEXT("museum.key.masterpiece");
//% "%n on the board"
constexpr TextId keyOnBoard = CIMAISE_TEXT_N("museum.key.on-board");
//% "Expert: {expert}"
constexpr TextId expertName = CIMAISE_TEXT("museum.key.expert");
//% "hired by {player}"
constexpr TextId hiredBy = CIMAISE_TEXT("museum.key.hired-by");
//% "No Patron"
constexpr TextId noPatron = CIMAISE_TEXT("museum.patron.none");

template <class Kind> int countOn(const View& view, Kind kind) {
    if (!view.context.hasMuseum()) {
        return 0;
    }
    return static_cast<int>(
        std::ranges::count_if(*view.context.museum().objects,
                              [&](const Object& one) { return traitsOf(one).has(kind); }));
}

/// Object described by the keys: the one in the selected slot, otherwise the brush.
Traits spokenOf(const View& view) {
    const InputState& state = view.context.state;
    const Object* const object = view.context.objectOn(view.context.selected());
    const bool entering = state.mode == Mode::enter || state.mode == Mode::move;
    return entering && object != nullptr ? traitsOf(*object) : state.brush;
}

KeyRow plainKey(const View& view, const CollectionKind& kind) {
    KeyRow row;
    if (const auto* const civilisation = std::get_if<Civilisation>(&kind)) {
        row.civilisation = toQt(info(*civilisation).id);
        row.letters = view.text(info(*civilisation).letters);
    } else {
        row.domain = toQt(info(std::get<Domain>(kind)).id);
        row.letters = view.text(info(std::get<Domain>(kind)).letters);
    }
    row.name = view.text(nameOf(kind));
    row.accessibleName = row.name;
    return row;
}

/// Key with a name only.
KeyRow namedKey(const QString& name, bool chosen) {
    return {.name = name, .chosen = chosen, .accessibleName = name};
}

template <class Kind> KeyRow traitKey(const View& view, Kind kind) {
    KeyRow row = plainKey(view, kind);
    row.chosen = spokenOf(view).has(kind);
    if (const int count = countOn(view, kind); count > 0) {
        row.countText = QString::number(count);
        row.accessibleName = listed({row.name, view.format({keyOnBoard, {{"n", count}}})});
    }
    return row;
}

QString hiredNote(const View& view, int player) {
    return view.format({hiredBy, {{"player", side(player)}}});
}

/// Note with the other player who has hired the expert; empty if there is none.
QString hiredElsewhere(const View& view, const Expert& expert) {
    for (int other = 0; other < std::ssize(view.context.layout.museums); ++other) {
        if (other != view.context.side && hasExpert(view.context.layout, other, expert)) {
            return hiredNote(view, other);
        }
    }
    return {};
}

/// Possible notes of all players, one line each, so that the layout is the same for every player of
/// a game.
QString everyHiredNote(const View& view) {
    QStringList notes;
    if (const int players = static_cast<int>(view.context.layout.museums.size()); players > 1) {
        for (int player = 0; player < players; ++player) {
            notes.push_back(hiredNote(view, player));
        }
    }
    return notes.join(QLatin1Char('\n'));
}

} // namespace

std::vector<KeyRow> civilisationKeys(const View& view) {
    std::vector<KeyRow> rows;
    for (std::size_t i = 0; i < civilisationCount; ++i) {
        rows.push_back(traitKey(view, static_cast<Civilisation>(i)));
    }
    return rows;
}

std::vector<KeyRow> domainKeys(const View& view) {
    std::vector<KeyRow> rows;
    for (std::size_t i = 0; i < domainCount; ++i) {
        rows.push_back(traitKey(view, static_cast<Domain>(i)));
    }
    return rows;
}

std::vector<KeyRow> valueKeys(const View& view) {
    std::vector<KeyRow> rows;
    for (int value = 1; value <= highestValue; ++value) {
        KeyRow row{.letters = QString::number(value), .name = QString::number(value)};
        row.chosen = spokenOf(view).has(value);
        row.accessibleName =
            view.format({value == highestValue ? masterpieceName : valueName, {{"value", value}}});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<KeyRow> latestKeys(const View& view) {
    std::vector<KeyRow> rows;
    const Traits& brush = view.context.state.brush;
    for (const Traits& traits : view.context.state.latest) {
        KeyRow row = plainKey(view, *traits.civilisation);
        row.domain = toQt(info(*traits.domain).id);
        row.name = view.name(traits);
        row.chosen = brush.civilisation == traits.civilisation && brush.domain == traits.domain;
        row.accessibleName = row.name;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<KeyRow> expertKeys(const View& view) {
    std::vector<KeyRow> rows;
    const QString everyNote = everyHiredNote(view);
    for (const Expert& expert : allExperts()) {
        KeyRow row;
        if (const auto* const civilisation = std::get_if<Civilisation>(&expert)) {
            row = plainKey(view, *civilisation);
        } else if (const auto* const domain = std::get_if<Domain>(&expert)) {
            row = plainKey(view, *domain);
        } else {
            row.name = toQt(std::get<std::string>(expert));
        }
        row.chosen =
            view.context.hasMuseum() && hasExpert(view.context.layout, view.context.side, expert);
        row.note = hiredElsewhere(view, expert);
        row.everyNote = everyNote;
        row.accessibleName =
            listed({view.format({expertName, {{"expert", row.name.toStdString()}}}), row.note});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<KeyRow> patronKeys(const View& view) {
    const Patron* const patron = view.context.patron();
    std::vector<KeyRow> rows;
    for (std::size_t i = 0; i < patronKindCount; ++i) {
        const bool chosen = patron != nullptr && patron->kind == static_cast<PatronKind>(i);
        rows.push_back(namedKey(view.text(patrons.at(i).name), chosen));
    }
    rows.push_back(namedKey(view.text(noPatron), patron == nullptr));
    return rows;
}

std::vector<KeyRow> patronGoalKeys(const View& view) {
    std::vector<KeyRow> rows;
    const Patron* const patron = view.context.patron();
    for (const PatronGoal& part :
         patron == nullptr ? std::vector<PatronGoal>{} : partsOf(patron->kind)) {
        const auto* const continent = std::get_if<Continent>(&part);
        rows.push_back(continent != nullptr ? namedKey(view.text(info(*continent).name), false)
                                            : plainKey(view, std::get<CollectionKind>(part)));
        rows.back().chosen = asksFor(view.context, part);
    }
    return rows;
}

} // namespace cimaise::museum
