// Adds each play as a finished game without boards: the document holds what is known about the
// evening, the stored result the totals.
#include "app/transfer/plays_import.h"

#include "app/game/game_facts.h"
#include "app/library/same_name.h"
#include "app/platform/file_text.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/exported_game.h"
#include "positions/text/name_text.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <algorithm>

namespace cimaise {

namespace {

//% "%n results imported."
constexpr TextId playsTaken = CIMAISE_TEXT_N("plays.done");
//% "%n results were already here and were not changed."
constexpr TextId playsKnown = CIMAISE_TEXT_N("plays.known");
//% "%n players were added."
constexpr TextId playersAdded = CIMAISE_TEXT_N("import.people");
//% "%n locations were added."
constexpr TextId placesAdded = CIMAISE_TEXT_N("plays.places");
//% "%n results of players who were left out were skipped."
constexpr TextId playsLeftOut = CIMAISE_TEXT_N("plays.left-out");
//% "%n results name one player twice and were skipped."
constexpr TextId playsDoubled = CIMAISE_TEXT_N("plays.doubled");
//% "Import stopped. Open the file again to continue."
constexpr TextId playsStopped = CIMAISE_TEXT("plays.stopped");

/// Number of plays in one transaction.
constexpr std::size_t mostPlaysInBatch = 50;

qint64 momentOf(const QString& text) {
    const QDateTime moment = QDateTime::fromString(text, QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    return moment.isValid() ? std::max<qint64>(0, moment.toMSecsSinceEpoch()) : 0;
}

QString identity(const QString& uuid) { return uuid.toLower().remove(u'{').remove(u'}'); }

class PlaysJob final : public Job {
public:
    PlaysJob(Library& library, BgStatsExport plays, std::vector<PlayerDecision> decisions,
             StartPosition start)
        : m_library(library), m_plays(std::move(plays)), m_decisions(std::move(decisions)),
          m_start(std::move(start)) {
        for (std::size_t player = 0; player < m_plays.players.size(); ++player) {
            m_byName.insert(m_plays.players[player].name, player);
        }
        // the newest last, so that it is the first in the list
        std::ranges::stable_sort(m_plays.plays, {}, &BgStatsPlay::moment);
    }

    std::optional<JobEnd> step() override {
        if (m_library.access() != Library::Access::writable) {
            return JobEnd{refuseFile(m_library.trouble().value_or(Message{}))};
        }
        if (!m_hasReadLibrary) {
            m_library.flush(); // pending writes would not be read
            readLibrary();
            m_hasReadLibrary = true;
            return std::nullopt;
        }
        std::vector<ImportedGame> batch;
        for (std::size_t i = 0; m_next < m_plays.plays.size() && i < mostPlaysInBatch; ++i) {
            take(m_plays.plays[m_next++], batch);
        }
        if (!batch.empty()) {
            if (const auto added = m_library.importGames(batch); !added) {
                return JobEnd{refuseFile(added.error())};
            }
        }
        m_imported += static_cast<int>(batch.size());
        return m_next == m_plays.plays.size() ? std::optional{finish()} : std::nullopt;
    }
    [[nodiscard]] int done() const override { return static_cast<int>(m_next); }
    [[nodiscard]] int total() const override { return static_cast<int>(m_plays.plays.size()); }
    [[nodiscard]] std::vector<Message> stopped() const override {
        std::vector<Message> messages = summary();
        messages.push_back({.text = playsStopped, .arguments = {}});
        return messages;
    }

private:
    void readLibrary() {
        for (const QUuid& origin : originsIn(m_library).value_or(Origins{})) {
            m_known.insert(shownId(origin));
        }
        for (const StoredResult& stored :
             m_library.results().value_or(std::vector<StoredResult>{})) {
            const std::optional<GameResult> result = readResult(stored.result.toStdString());
            if (result && result->imported) {
                m_known.insert(identity(toQt(result->imported->id)));
            }
            if (result) {
                m_placesBefore.insert(nameKey(toQt(result->place)));
            }
        }
    }

    [[nodiscard]] const PlayerDecision& decisionOn(const std::string& name) const {
        return m_decisions.at(m_byName.value(toQt(name)));
    }

    void take(const BgStatsPlay& play, std::vector<ImportedGame>& batch) {
        if (m_known.contains(identity(play.uuid))) {
            ++m_alreadyHere;
            return;
        }
        const bool isLeftOut = std::ranges::any_of(play.players, [&](std::size_t player) {
            return m_decisions.at(player).kind == PlayerDecision::Kind::leaveOut;
        });
        if (isLeftOut) {
            ++m_leftOut;
            return;
        }
        const std::optional<GameResult> result = withNamesHere(play.result);
        if (!result) {
            ++m_doubled;
            return;
        }
        m_known.insert(identity(play.uuid));
        batch.push_back(gameOf(play, *result));
    }

    /// Result with the names of the players here; nullopt if two of them are one player here.
    [[nodiscard]] std::optional<GameResult> withNamesHere(GameResult result) const {
        QSet<QString> seen;
        for (SideResult& side : result.sides) {
            for (std::string& name : side.names) {
                const QString here = decisionOn(name).name;
                if (seen.contains(nameKey(here))) {
                    return std::nullopt;
                }
                seen.insert(nameKey(here));
                name = here.toStdString();
            }
        }
        return result;
    }

    [[nodiscard]] ImportedGame gameOf(const BgStatsPlay& play, const GameResult& result) const {
        GameHeader header{.played = result.played};
        for (const SideResult& side : result.sides) {
            header.players.insert(header.players.end(), side.names.begin(), side.names.end());
        }
        if (!play.place.isEmpty()) {
            header.place = play.place.toStdString();
        }
        if (play.minutes > 0) {
            header.minutes = play.minutes;
        }
        if (!play.starter.isEmpty()) {
            header.starter = decisionOn(play.starter.toStdString()).name.toStdString();
        }
        if (const std::string note = cleanedNote(result.imported->comments); !note.empty()) {
            header.note = note;
        }
        const AnyCase position = m_start(result.game, std::move(header));
        const qint64 ended = momentOf(play.moment);
        const qint64 created = play.created.isEmpty() ? ended : momentOf(play.created);
        StoredGame game{.summary = {.facts = factsOfImported(result, {}),
                                    .created = created,
                                    .updated = ended,
                                    .ended = ended},
                        .steps = {{.document = toQt(writeCase(position)), .madeAt = created}}};
        return {.game = std::move(game)};
    }

    JobEnd finish() {
        addPeople();
        addPlaces();
        return summary();
    }

    void addPeople() {
        People people = m_library.people();
        for (std::size_t player = 0; player < m_decisions.size(); ++player) {
            const PlayerDecision& decision = m_decisions[player];
            const QString& name = m_plays.players[player].name;
            if (decision.kind == PlayerDecision::Kind::leaveOut) {
                continue;
            }
            if (people.find(decision.name) == nullptr) {
                people.known.push_back({.name = decision.name});
                ++m_people;
            }
            if (!readsSame(name, decision.name) && people.find(name) == nullptr) {
                people.aliases.insert(name, people.personOf(decision.name));
            }
        }
        m_library.setPeople(people);
    }

    void addPlaces() {
        QStringList places = knownPlaces(m_library);
        for (const QString& place : m_plays.places) {
            const bool isKnown = std::ranges::any_of(
                places, [&](const QString& known) { return readsSame(known, place); });
            if (!isKnown) {
                places << place;
                m_places += m_placesBefore.contains(nameKey(place)) ? 0 : 1;
            }
        }
        m_library.setSetting(
            placesKey, QString::fromUtf8(QJsonDocument{QJsonArray::fromStringList(places)}.toJson(
                           QJsonDocument::Compact)));
    }

    [[nodiscard]] std::vector<Message> summary() const {
        std::vector<Message> messages{{.text = playsTaken, .arguments = {{"n", m_imported}}}};
        const auto add = [&](TextId text, int count) {
            if (count > 0) {
                messages.push_back({.text = text, .arguments = {{"n", count}}});
            }
        };
        add(playsKnown, m_alreadyHere);
        add(playsLeftOut, m_leftOut);
        add(playsDoubled, m_doubled);
        add(playersAdded, m_people);
        add(placesAdded, m_places);
        return messages;
    }

    Library& m_library;
    BgStatsExport m_plays;
    std::vector<PlayerDecision> m_decisions;
    StartPosition m_start;
    QHash<QString, std::size_t> m_byName;
    QSet<QString> m_known;        ///< identities of plays that are here, imported ones included
    QSet<QString> m_placesBefore; ///< keys of the places of games that are here
    bool m_hasReadLibrary = false;
    std::size_t m_next = 0;
    int m_imported = 0;
    int m_alreadyHere = 0;
    int m_leftOut = 0;
    int m_doubled = 0;
    int m_people = 0;
    int m_places = 0;
};

} // namespace

std::unique_ptr<Job> importPlays(Library& library, BgStatsExport plays,
                                 std::vector<PlayerDecision> decisions, StartPosition start) {
    return std::make_unique<PlaysJob>(library, std::move(plays), std::move(decisions),
                                      std::move(start));
}

QStringList knownPlaces(const Library& library) {
    QStringList places;
    const auto stored = QJsonDocument::fromJson(library.setting(placesKey).toUtf8()).array();
    for (const auto& place : stored) {
        if (nameFault(place.toString().toStdString()) == NameFault::none) {
            places << place.toString();
        }
    }
    return places;
}

} // namespace cimaise
