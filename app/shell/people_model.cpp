// Changes names in the library in one transaction and shows the library's list of players.
#include "app/shell/people_model.h"

#include "app/library/same_name.h"
#include "app/models/name_order.h"
#include "app/statistics/game_result.h"
#include "app/texts/qt_score_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cimaise {

namespace {

constexpr std::array<TextId, Person::signs> colours{
    //% "Blue"
    CIMAISE_TEXT("people.colour.blue"),
    //% "Red"
    CIMAISE_TEXT("people.colour.red"),
    //% "Green"
    CIMAISE_TEXT("people.colour.green"),
    //% "Violet"
    CIMAISE_TEXT("people.colour.violet"),
    //% "Orange"
    CIMAISE_TEXT("people.colour.orange"),
};

constexpr std::array<TextId, Person::signs> shapes{
    //% "Circle"
    CIMAISE_TEXT("people.shape.circle"),
    //% "Square"
    CIMAISE_TEXT("people.shape.square"),
    //% "Triangle"
    CIMAISE_TEXT("people.shape.triangle"),
    //% "Diamond"
    CIMAISE_TEXT("people.shape.diamond"),
    //% "Cross"
    CIMAISE_TEXT("people.shape.cross"),
};

const Roles<PersonRow>& personRoles() {
    static const Roles<PersonRow> table{{"name", &PersonRow::name},
                                        {"colour", &PersonRow::colour},
                                        {"shape", &PersonRow::shape},
                                        {"gamesText", &PersonRow::gamesText},
                                        {"otherNames", &PersonRow::otherNames},
                                        {"merged", &PersonRow::merged},
                                        {"accessibleName", &PersonRow::accessibleName}};
    return table;
}

QStringList namesOf(const std::array<TextId, Person::signs>& texts, Language language) {
    QStringList all;
    for (const TextId& text : texts) {
        all << format(Translator{language}, text);
    }
    return all;
}

QString otherNamesOf(const QString& name, const People& people, const Translator& words) {
    QStringList others = people.aliases.keys(name);
    std::ranges::sort(others, NameOrder{words.language()});
    //% "also {names}"
    constexpr TextId also = CIMAISE_TEXT("people.also");
    return others.isEmpty()
               ? QString{}
               : format(words, also, {{"names", others.join(QStringLiteral(", ")).toStdString()}});
}

/// Number of finished games per person; copies of a game count once.
QHash<QString, int> gamesByPerson(const Library& library) {
    QHash<QString, int> games;
    QSet<QString> seen;
    NameIndex people{library.people()};
    const auto results = library.results();
    for (const StoredResult& stored : results.value_or(std::vector<StoredResult>{})) {
        const std::optional<GameResult> result = readResult(stored.result.toStdString());
        const qsizetype before = seen.size();
        if (result) {
            seen.insert(toQt(result->fingerprint));
        }
        if (seen.size() == before) { // no result, or a copy of a game
            continue;
        }
        QSet<QString> players;
        for (const SideResult& side : result->sides) {
            for (const std::string& name : side.names) {
                players << people.personOf(toQt(name));
            }
        }
        for (const QString& player : std::as_const(players)) {
            ++games[player];
        }
    }
    return games;
}

} // namespace

PeopleModel::PeopleModel(Library& library, const TextLanguage& language, QObject* parent)
    : RowsModel(personRoles(), parent), m_library(library), m_language(language) {
    connect(&language, &TextLanguage::changed, this, [this] {
        emit languageChanged();
        emit namesChanged();
        emit mergeQuestionChanged();
        show();
    });
    showInPortions();
    connect(&library, &Library::peopleChanged, this, &PeopleModel::onPeopleChanged);
    connect(&library, &Library::rewritten, this, [this](const QSet<qint64>& games) {
        if (m_renaming) {
            m_renaming->games = games;
        }
    });
    connect(&library, &Library::renamingEnded, this, &PeopleModel::endRenaming);
    connect(&library, &Library::settingsRead, this, &PeopleModel::onPeopleChanged);
    connect(&library, &Library::changed, this, &PeopleModel::countGames);
    connect(this, &RowsModel::moreRowsRequested, this, &PeopleModel::show);
}

QStringList PeopleModel::names() const {
    QStringList sorted = m_library.knownNames();
    std::ranges::sort(sorted, NameOrder{m_language.current()});
    return sorted;
}

QStringList PeopleModel::colourNames() const { return namesOf(colours, m_language.current()); }

QStringList PeopleModel::shapeNames() const { return namesOf(shapes, m_language.current()); }

void PeopleModel::setActive(bool active) {
    m_active = active;
    countGames();
}

void PeopleModel::onPeopleChanged() {
    emit namesChanged();
    countGames();
}

void PeopleModel::countGames() {
    if (m_active) {
        m_games = gamesByPerson(m_library);
        show();
    }
}

void PeopleModel::show() {
    if (!m_active) {
        return;
    }
    const Translator words = m_language.words();
    std::vector<PersonRow> rows;
    std::vector<Person> known = m_library.people().known;
    std::ranges::sort(known, NameOrder{m_language.current()}, &Person::name);
    for (const Person& person : known) {
        //% "%n finished games"
        constexpr TextId finished = CIMAISE_TEXT_N("people.games");
        PersonRow row{.name = person.name,
                      .colour = person.colour,
                      .shape = person.shape,
                      .gamesText = format(words, finished, {{"n", m_games.value(person.name)}}),
                      .otherNames = otherNamesOf(person.name, m_library.people(), words),
                      .merged = m_library.people().aliases.keys(person.name)};
        row.merged.removeIf([&](const QString& name) { return readsSame(name, person.name); });
        row.accessibleName = listed({row.name, row.otherNames, row.gamesText});
        rows.push_back(std::move(row));
    }
    setRows(personRoles(), rows);
}

} // namespace cimaise
