// Finds the games by their names, because the file’s ids are valid in that file only and no
// BoardGameGeek id of our games is known for certain.
#include "app/transfer/bg_stats_reader.h"

#include "app/library/library_search.h"
#include "app/library/same_name.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/bg_stats_json.h"
#include "positions/file/game_header.h"
#include "positions/text/name_text.h"
#include "scoring/sheet/ranking.h"

#include <QDateTime>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QUuid>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

//% "Expected an export of BG Stats, with lists of players, games and plays."
constexpr TextId notBgStats = CIMAISE_TEXT("plays.not-bg-stats");

//% "no identifier"
constexpr TextId noIdentity = CIMAISE_TEXT("plays.unusable.identity");
//% "no date"
constexpr TextId noDate = CIMAISE_TEXT("plays.unusable.date");
//% "a player is missing from the file’s list of players"
constexpr TextId noSuchPlayer = CIMAISE_TEXT("plays.unusable.player");
//% "{name} is listed twice"
constexpr TextId playerTwice = CIMAISE_TEXT("plays.unusable.player-twice");
//% "%n players, not {fewest} to {most}"
constexpr TextId playerCount = CIMAISE_TEXT_N("plays.unusable.player-count");

constexpr std::size_t mostPlayers = 5'000;
constexpr std::size_t mostPlaces = 1'000;
constexpr std::size_t longestComments = 8'000;
const QString momentFormat = QStringLiteral("yyyy-MM-dd HH:mm:ss");

/// Value of a key; null if it is absent.
const Json& valueOf(const Json& object, const char* key) {
    static const Json nothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : nothing;
}

const Json& listOf(const Json& object, const char* key) {
    static const Json none = Json::array();
    const Json& list = valueOf(object, key);
    return list.is_array() ? list : none;
}

std::string textOf(const Json& object, const char* key) {
    const Json& value = valueOf(object, key);
    return value.is_string() ? value.get<std::string>() : std::string{};
}

/// Number of a key, also if it is written as a text; nullopt for any other value.
std::optional<double> numberOf(const Json& object, const char* key) {
    const Json& value = valueOf(object, key);
    if (value.is_number()) {
        return value.get<double>();
    }
    bool isNumber = false;
    const double number = toQt(textOf(object, key)).toDouble(&isNumber);
    return isNumber ? std::optional{number} : std::nullopt;
}

/// Integer from 0 to `most`; 0 for any other value.
int countOf(const Json& object, const char* key, int most) {
    const double number = numberOf(object, key).value_or(0);
    return number >= 0 && number <= most ? static_cast<int>(number) : 0;
}

bool flagOf(const Json& object, const char* key) {
    const Json& value = valueOf(object, key);
    return value.is_boolean() ? value.get<bool>() : numberOf(object, key).value_or(0) == 1;
}

/// Reference within the file; nullopt if absent.
std::optional<std::int64_t> referenceOf(const Json& object, const char* key) {
    const std::optional<double> number = numberOf(object, key);
    constexpr double largest = 1e15;
    return number && std::abs(*number) < largest ? std::optional{static_cast<std::int64_t>(*number)}
                                                 : std::nullopt;
}

/// Name without forbidden characters and outer spaces; empty if nothing is left.
QString nameOf(const Json& object, const char* key) {
    return toQt(cleanedName(textOf(object, key))).simplified();
}

/// Text of several lines, without other control characters.
std::string commentsOf(const Json& play) {
    QString lines;
    for (const QString& line : toQt(textOf(play, "comments")).split(u'\n')) {
        lines += (lines.isEmpty() ? QString{} : QStringLiteral("\n"));
        for (const QChar letter : line) {
            lines += letter.category() == QChar::Other_Control ? QChar{u' '} : letter;
        }
    }
    return lines.left(longestComments).toStdString();
}

/// Id of the game of this app with this name in any language; empty for other games.
std::string_view gameCalled(const QString& name) {
    const QString key = nameKey(name);
    for (const Game& game : games()) {
        const QString id = toQt(game.id);
        if (key == nameKey(id) || key == nameKey(QString{id}.replace(u'-', u' ')) ||
            std::ranges::any_of(
                std::array{Language::english, Language::french}, [&](Language language) {
                    return key == nameKey(toQt(Translator{language}.format({.text = game.name})));
                })) {
            return game.id;
        }
    }
    return {};
}

struct Author {
    std::string_view game;
    QLatin1String surname;
};

/// Authors of the games of this app, at least one of whom a record of the game names.
constexpr std::array authors{
    Author{"musee", QLatin1String{"seegert"}}, Author{"art-society", QLatin1String{"wallace"}},
    Author{"muse", QLatin1String{"millikan"}}, Author{"muse", QLatin1String{"magnus"}},
    Author{"museum", QLatin1String{"dubus"}},  Author{"museum", QLatin1String{"melison"}}};

/// True for a record of another game with the same name: by other authors, or for more players. The
/// year of Muse, which its rules do not state, cannot be compared, except with that of a party game
/// of the same name.
bool isNamesake(const Json& record, const Game& game) {
    constexpr int mostSeats = 999;
    constexpr int yearOfPartyGame = 2017;
    const QString designers = foldedForSearch(toQt(textOf(record, "designers")));
    const bool isByOthers =
        !designers.isEmpty() && std::ranges::none_of(authors, [&](const Author& author) {
            return author.game == game.id && designers.contains(author.surname);
        });
    return isByOthers || countOf(record, "maxPlayerCount", mostSeats) > game.mostPlayers ||
           (game.id == "muse" && countOf(record, "bggYear", 9999) == yearOfPartyGame);
}

/// Equal for imports of one play; 16 hexadecimal digits.
std::string fingerprintOf(const QString& uuid) {
    constexpr qsizetype digits = 16;
    return QUuid::createUuidV5(QUuid{}, uuid).toString(QUuid::Id128).left(digits).toStdString();
}

class Reader {
public:
    explicit Reader(const Json& document) {
        for (const Json& game : listOf(document, "games")) {
            readGame(game);
        }
        for (const Json& place : listOf(document, "locations")) {
            readPlace(place);
        }
        for (const Json& player : listOf(document, "players")) {
            readPlayer(player);
        }
        for (const Json& play : listOf(document, "plays")) {
            readPlay(play);
        }
    }

    BgStatsExport all() && { return std::move(m_all); }

private:
    void readGame(const Json& game) {
        const std::optional<std::int64_t> id = referenceOf(game, "id");
        std::string_view known = gameCalled(nameOf(game, "name"));
        if (known.empty()) {
            known = gameCalled(nameOf(game, "bggName"));
        }
        if (!id || known.empty()) {
            return;
        }
        if (!isNamesake(game, *findGame(known))) {
            m_games.emplace(*id, known);
        } else if (m_namesakes.emplace(*id, m_all.namesakes.size()).second) {
            m_all.namesakes.push_back(
                {.name = nameOf(game, "name"), .year = countOf(game, "bggYear", 9999)});
        }
    }

    void readPlace(const Json& place) {
        const QString name = nameOf(place, "name");
        const std::optional<std::int64_t> id = referenceOf(place, "id");
        if (name.isEmpty() || !id || m_all.places.size() >= mostPlaces) {
            return;
        }
        const auto twin = std::ranges::find_if(
            m_all.places, [&](const QString& other) { return readsSame(other, name); });
        m_places.emplace(*id, twin == m_all.places.end() ? name : *twin);
        if (twin == m_all.places.end()) {
            m_all.places.push_back(name);
        }
    }

    void readPlayer(const Json& player) {
        const QString name = nameOf(player, "name");
        const std::optional<std::int64_t> id = referenceOf(player, "id");
        if (name.isEmpty() || !id || m_all.players.size() >= mostPlayers) {
            return;
        }
        const QString key = nameKey(name);
        if (!m_byName.contains(key)) {
            m_byName.insert(key, m_all.players.size());
            m_all.players.push_back({.name = name});
        }
        m_players.emplace(*id, m_byName.value(key));
    }

    void readPlay(const Json& json) {
        const std::optional<std::int64_t> reference = referenceOf(json, "gameRefId");
        const auto game = reference ? m_games.find(*reference) : m_games.end();
        if (game == m_games.end()) {
            const auto other = reference ? m_namesakes.find(*reference) : m_namesakes.end();
            ++(other == m_namesakes.end() ? m_all.otherGames
                                          : m_all.namesakes[other->second].plays);
            return;
        }
        if (flagOf(json, "ignored")) {
            ++m_all.ignored;
            return;
        }
        tl::expected<BgStatsPlay, Message> play = playOf(json, *findGame(game->second));
        if (!play) {
            m_all.unusable.push_back({.game = std::string{game->second},
                                      .day = dateOf(json).left(10),
                                      .reason = std::move(play.error())});
            return;
        }
        if (m_uuids.contains(play->uuid)) {
            return; // the file has the play twice
        }
        m_uuids.insert(play->uuid);
        for (const std::size_t player : play->players) {
            ++m_all.players[player].plays;
        }
        m_all.rounded += roundedIn(json);
        m_all.plays.push_back(*std::move(play));
    }

    /// Seat of a player in a play.
    struct Seat {
        std::size_t player = 0;
        std::optional<int> total; ///< nullopt if unknown
        bool winner = false;
        bool starts = false;
        int rank = 0;
        int order = 0;
        QString team{};
    };

    [[nodiscard]] tl::expected<BgStatsPlay, Message> playOf(const Json& json,
                                                            const Game& game) const {
        BgStatsPlay play{.uuid = toQt(textOf(json, "uuid")).trimmed().left(200),
                         .created = momentOf(json, "entryDate"),
                         .moment = dateOf(json),
                         .result = {.game = std::string{game.id}}};
        if (play.uuid.isEmpty() || play.moment.isEmpty()) {
            return tl::unexpected(
                Message{.text = play.uuid.isEmpty() ? noIdentity : noDate, .arguments = {}});
        }
        const tl::expected<std::vector<Seat>, Message> seats = seatsOf(json, game);
        if (!seats) {
            return tl::unexpected(seats.error());
        }
        for (const Seat& seat : *seats) {
            play.players.push_back(seat.player);
            if (seat.starts) {
                play.starter = m_all.players[seat.player].name;
            }
        }
        const auto place = referenceOf(json, "locationRefId");
        const auto known = place ? m_places.find(*place) : m_places.end();
        play.place = known == m_places.end() ? QString{} : known->second;
        play.minutes = countOf(json, "durationMin", longestMinutes);
        play.result = resultOf(json, *seats, play);
        return play;
    }

    /// Time of the play, or of its entry; empty if both are unknown.
    static QString dateOf(const Json& json) {
        const QString played = momentOf(json, "playDate");
        return played.isEmpty() ? momentOf(json, "entryDate") : played;
    }

    static QString momentOf(const Json& json, const char* key) {
        QString text = toQt(textOf(json, key)).trimmed();
        const QDateTime whole = QDateTime::fromString(text, momentFormat);
        const QDate day = QDate::fromString(text.left(10), Qt::ISODate);
        const bool isDay = day.isValid() && day.year() >= 1970 && day.year() <= 9999;
        if (whole.isValid() && isDay) {
            return text;
        }
        return isDay ? text.left(10) + QStringLiteral(" 12:00:00") : QString{};
    }

    static std::optional<double> totalOf(const Json& score) {
        const Json& total = valueOf(score, "score");
        return scoreTotal(total.is_string()   ? total.get<std::string>()
                          : total.is_number() ? total.dump()
                                              : std::string{});
    }

    static int roundedIn(const Json& play) {
        return static_cast<int>(
            std::ranges::count_if(listOf(play, "playerScores"), [](const Json& score) {
                const std::optional<double> total = totalOf(score);
                return total && *total != std::round(*total);
            }));
    }

    /// Seats in their order, or the reason why they are none of the game.
    [[nodiscard]] tl::expected<std::vector<Seat>, Message> seatsOf(const Json& json,
                                                                   const Game& game) const {
        std::vector<Seat> seats;
        const Json& scores = listOf(json, "playerScores");
        if (std::ssize(scores) < game.fewestPlayers || std::ssize(scores) > game.mostPlayers) {
            return tl::unexpected(Message{.text = playerCount,
                                          .arguments = {{"n", static_cast<int>(scores.size())},
                                                        {"fewest", game.fewestPlayers},
                                                        {"most", game.mostPlayers}}});
        }
        for (const Json& score : scores) {
            const std::optional<std::int64_t> reference = referenceOf(score, "playerRefId");
            const auto player = reference ? m_players.find(*reference) : m_players.end();
            if (player == m_players.end()) {
                return tl::unexpected(Message{.text = noSuchPlayer, .arguments = {}});
            }
            if (std::ranges::find(seats, player->second, &Seat::player) != seats.end()) {
                return tl::unexpected(Message{
                    .text = playerTwice,
                    .arguments = {{"name", m_all.players[player->second].name.toStdString()}}});
            }
            const std::optional<double> total = totalOf(score);
            constexpr int mostSeats = 999;
            seats.push_back({.player = player->second,
                             .total = total ? std::optional{static_cast<int>(std::lround(*total))}
                                            : std::nullopt,
                             .winner = flagOf(score, "winner"),
                             .starts = flagOf(score, "startPlayer"),
                             .rank = countOf(score, "rank", mostSeats),
                             .order = countOf(score, "seatOrder", mostSeats),
                             .team = nameOf(score, "team")});
        }
        std::ranges::stable_sort(seats, {}, &Seat::order);
        return seats;
    }

    GameResult resultOf(const Json& json, const std::vector<Seat>& seats,
                        const BgStatsPlay& play) const {
        GameResult result{
            .game = play.result.game, .played = play.moment.left(10).toStdString(), .legal = true};
        result.place = play.place.toStdString();
        result.fingerprint = fingerprintOf(play.uuid);
        result.imported = ImportedPlay{.id = play.uuid.toStdString(),
                                       .comments = commentsOf(json),
                                       .variant = nameOf(json, "board").toStdString(),
                                       .isMarkedWin = flagOf(json, "manualWinner")};
        rank(addSides(seats, result), result);
        return result;
    }

    /// Claims of the file about the place of a side.
    struct Standing {
        QString team;
        int rank = 0; ///< 0 if not given
        bool won = false;
    };

    /// Adds a side for each player or team; returns the standing of each.
    std::vector<Standing> addSides(const std::vector<Seat>& seats, GameResult& result) const {
        std::vector<Standing> standings;
        for (const Seat& seat : seats) {
            const auto partner = std::ranges::find_if(standings, [&](const Standing& other) {
                return !seat.team.isEmpty() && readsSame(other.team, seat.team);
            });
            const std::string name = m_all.players[seat.player].name.toStdString();
            if (partner == standings.end()) {
                result.sides.push_back({.names = {name}, .total = seat.total, .lines = {}});
                standings.push_back({.team = seat.team, .rank = seat.rank, .won = seat.winner});
            } else {
                SideResult& side =
                    result.sides[static_cast<std::size_t>(partner - standings.begin())];
                side.names.push_back(name);
                side.total = std::max(side.total, seat.total); // an unknown total is the lowest
                partner->won = partner->won || seat.winner;
            }
        }
        return standings;
    }

    /// Decision about the first place, as far as the totals show it; empty if they do not.
    static std::string decisionOf(const GameResult& result) {
        constexpr std::string_view unknownTieBreak = "tie-break";
        if (std::ranges::count(result.sides, 1, &SideResult::place) > 1) {
            return std::string{decidedByNothing};
        }
        const auto winner = std::ranges::find(result.sides, 1, &SideResult::place);
        const std::optional<int> most =
            std::ranges::max_element(result.sides, {}, &SideResult::total)->total;
        if (!result.complete || winner == result.sides.end() || winner->total != most) {
            return {};
        }
        const bool isAlone = std::ranges::count(result.sides, most, &SideResult::total) == 1;
        return std::string{isAlone ? decidedByPoints : unknownTieBreak};
    }

    /// True if `other` is placed before `side`: winners share the first place; nullopt if an
    /// unknown total decides it.
    static std::optional<bool> isAhead(const std::vector<Standing>& standings,
                                       const GameResult& result, std::size_t other,
                                       std::size_t side, bool areRanked) {
        if (standings[side].won || standings[other].won) {
            return !standings[side].won;
        }
        if (areRanked) {
            return standings[other].rank < standings[side].rank;
        }
        const std::optional<int> own = result.sides[side].total;
        const std::optional<int> theirs = result.sides[other].total;
        return own && theirs ? std::optional{*theirs > *own} : std::nullopt;
    }

    /// Sets the ranks: as given in the file, or by winner and total. A rank that depends on an
    /// unknown total stays unknown.
    static void rank(const std::vector<Standing>& standings, GameResult& result) {
        const bool areRanked = std::ranges::all_of(
            standings, [](const Standing& standing) { return standing.rank > 0; });
        const bool hasWinner = std::ranges::any_of(standings, &Standing::won);
        result.complete = std::ranges::all_of(
            result.sides, [](const SideResult& side) { return side.total.has_value(); });
        result.open = !areRanked && !hasWinner && !result.complete;
        for (std::size_t side = 0; side < standings.size(); ++side) {
            int place = 1;
            bool isKnown = true;
            for (std::size_t other = 0; other < standings.size(); ++other) {
                const std::optional<bool> ahead =
                    other == side ? false : isAhead(standings, result, other, side, areRanked);
                place += ahead.value_or(false) ? 1 : 0;
                isKnown = isKnown && ahead;
            }
            result.sides[side].place = isKnown ? place : 0;
        }
        result.decidedBy = decisionOf(result);
    }

    BgStatsExport m_all;
    std::map<std::int64_t, std::string_view> m_games;
    std::map<std::int64_t, std::size_t> m_namesakes; ///< indices into BgStatsExport::namesakes
    std::map<std::int64_t, QString> m_places;
    std::map<std::int64_t, std::size_t> m_players;
    QHash<QString, std::size_t> m_byName;
    QSet<QString> m_uuids;
};

} // namespace

std::optional<double> scoreTotal(std::string_view score) {
    static const QString number = QStringLiteral(R"(\d{1,6}(?:\.\d{1,9}|,\d{1,2})?)");
    static const QRegularExpression sum{
        QStringLiteral(R"(^\s*[+-]?\s*%1(?:\s*[+-]\s*%1)*\s*$)").arg(number)};
    static const QRegularExpression figure{QStringLiteral(R"(([+-]?)\s*(%1))").arg(number)};
    constexpr std::size_t longest = 1'000;
    const QString text = toQt(score.substr(0, longest + 1));
    if (score.size() > longest || !sum.match(text).hasMatch()) {
        return std::nullopt;
    }
    double total = 0;
    for (auto part = figure.globalMatch(text); part.hasNext();) {
        const QRegularExpressionMatch match = part.next();
        total +=
            (match.captured(1) == u'-' ? -1 : 1) * match.captured(2).replace(u',', u'.').toDouble();
    }
    constexpr double largest = 99'999;
    return std::abs(total) <= largest ? std::optional{total} : std::nullopt;
}

tl::expected<BgStatsExport, LoadError> readBgStats(std::string_view text) {
    const tl::expected<Json, LoadError> document = parseBgStatsJson(text);
    if (!document) {
        return tl::unexpected(document.error());
    }
    for (const char* const list : {"players", "games", "plays"}) {
        if (!valueOf(*document, list).is_array()) {
            return tl::unexpected(LoadError{.pointer = {}, .reason = {.text = notBgStats}});
        }
    }
    return Reader{*document}.all();
}

} // namespace cimaise
