// Works out the keys: civilisations, domains, values, what was used last, experts and patrons.
#include "app/tables/museum/museum_rows.h"
#include "app/texts/qt_score_words.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "value {value}"
constexpr TextId valueName = CIMAISE_TEXT("museum.key.value");
//% "value {value}: a Masterpiece"
constexpr TextId masterpieceName = CIMAISE_TEXT("museum.key.masterpiece");
//% "%n on the board"
constexpr TextId onBoard = CIMAISE_TEXT_N("museum.key.on-board");
//% "Expert: {expert}"
constexpr TextId expertName = CIMAISE_TEXT("museum.key.expert");
//% "No patron"
constexpr TextId noPatron = CIMAISE_TEXT("museum.patron.none");

constexpr std::size_t latestShown = 4;
constexpr std::size_t latestLookedAt = 25;

template <class Kind> int countOn(const View& view, Kind kind) {
    if (!view.hasMuseum()) {
        return 0;
    }
    return static_cast<int>(std::ranges::count_if(
        *view.museum().objects, [&](const Object& one) { return traitsOf(one).has(kind); }));
}

/// The object that the keys speak of: the one in the selected slot, else what they have said.
Traits spokenOf(const View& view) {
    const Object* const object = view.objectOn(view.pointing.selected);
    const bool entering = view.pointing.mode == Mode::enter || view.pointing.mode == Mode::move;
    return entering && object != nullptr ? traitsOf(*object) : view.pointing.brush;
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

template <class Kind> KeyRow traitKey(const View& view, Kind kind) {
    KeyRow row = plainKey(view, kind);
    row.chosen = spokenOf(view).has(kind);
    if (const int count = countOn(view, kind); count > 0) {
        row.countText = QString::number(count);
        row.accessibleName = listed({row.name, view.say({onBoard, {{"n", count}}})});
    }
    return row;
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
            view.say({value == highestValue ? masterpieceName : valueName, {{"value", value}}});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Traits> latestTraits(const View& view) {
    std::vector<Traits> all;
    if (!view.hasMuseum()) {
        return all;
    }
    for (const Object& object : latest(view.layout, view.side, latestLookedAt)) {
        const Traits traits{
            .civilisation = object.civilisation, .domain = object.domain, .value = {}};
        if (all.size() < latestShown && std::ranges::find(all, traits) == all.end()) {
            all.push_back(traits);
        }
    }
    return all;
}

std::vector<KeyRow> latestKeys(const View& view) {
    std::vector<KeyRow> rows;
    for (const Traits& traits : latestTraits(view)) {
        KeyRow row = plainKey(view, *traits.civilisation);
        row.domain = toQt(info(*traits.domain).id);
        row.name = view.name(traits);
        row.chosen = view.pointing.brush.civilisation == traits.civilisation &&
                     view.pointing.brush.domain == traits.domain;
        row.accessibleName = row.name;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Expert> allExperts() {
    std::vector<Expert> all;
    for (std::size_t i = 0; i < civilisationCount; ++i) {
        all.emplace_back(static_cast<Civilisation>(i));
    }
    for (std::size_t i = 0; i < domainCount; ++i) {
        all.emplace_back(static_cast<Domain>(i));
    }
    for (const std::string_view name : namedExperts) {
        all.emplace_back(std::string{name});
    }
    return all;
}

std::vector<KeyRow> expertKeys(const View& view) {
    std::vector<KeyRow> rows;
    for (const Expert& expert : allExperts()) {
        KeyRow row;
        if (const auto* const civilisation = std::get_if<Civilisation>(&expert)) {
            row = plainKey(view, *civilisation);
        } else if (const auto* const domain = std::get_if<Domain>(&expert)) {
            row = plainKey(view, *domain);
        } else {
            row.name = toQt(std::get<std::string>(expert));
        }
        row.chosen = view.hasMuseum() && hasExpert(view.layout, view.side, expert);
        row.accessibleName = view.say({expertName, {{"expert", row.name.toStdString()}}});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<KeyRow> patronKeys(const View& view) {
    const auto* const patron =
        view.hasMuseum() && *view.museum().patron ? &**view.museum().patron : nullptr;
    std::vector<KeyRow> rows;
    for (std::size_t i = 0; i < patronKindCount; ++i) {
        KeyRow row{.name = view.text(patrons.at(i).name)};
        row.chosen = patron != nullptr && patron->kind == static_cast<PatronKind>(i);
        row.accessibleName = row.name;
        rows.push_back(std::move(row));
    }
    rows.push_back({.name = view.text(noPatron),
                    .chosen = patron == nullptr,
                    .accessibleName = view.text(noPatron)});
    return rows;
}

std::vector<KeyRow> patronPartKeys(const View& view) {
    std::vector<KeyRow> rows;
    if (!view.hasMuseum() || !*view.museum().patron) {
        return rows;
    }
    const Patron& patron = **view.museum().patron;
    if (patron.kind == PatronKind::continent) {
        for (std::size_t i = 0; i < continentCount; ++i) {
            const QString name = view.text(continents.at(i).name);
            rows.push_back({.name = name,
                            .chosen = patron.continent == static_cast<Continent>(i),
                            .accessibleName = name});
        }
        return rows;
    }
    const bool quadruple = patron.kind == PatronKind::quadruple;
    if (!quadruple && patron.kind != PatronKind::legacy) {
        return rows;
    }
    for (std::size_t i = 0; i < civilisationCount; ++i) {
        const auto kind = static_cast<Civilisation>(i);
        KeyRow row = plainKey(view, kind);
        row.chosen = quadruple ? std::ranges::count(patron.collections, CollectionKind{kind}) > 0
                               : patron.civilisation == kind;
        rows.push_back(std::move(row));
    }
    for (std::size_t i = 0; quadruple && i < domainCount; ++i) {
        const auto kind = static_cast<Domain>(i);
        KeyRow row = plainKey(view, kind);
        row.chosen = std::ranges::count(patron.collections, CollectionKind{kind}) > 0;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace cimaise::museum
