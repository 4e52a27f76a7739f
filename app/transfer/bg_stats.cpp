// Always writes highestWins, noPoints, each winner and each startPlayer, because some versions of
// BG Stats require them. A BoardGameGeek id must be a number; none is known for certain, so none is
// written.
#include "app/transfer/bg_stats.h"

#include "app/statistics/played_day.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/play_comments.h"
#include "positions/file/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

/// First part of the identity of a play, together with the id of the play: must never be changed.
constexpr auto sourceName = "Cimaise";
constexpr auto address = "https://app.bgstatsapp.com/createPlay.html?data=";
/// Maximum length of an unshortened name; longer than the name of any player.
constexpr qsizetype wholeName = 1000;

/// Moment on the day of the game in UTC, as the documentation of the link asks for.
std::string linkedDate(const Play& play) {
    return QDateTime::fromMSecsSinceEpoch(playedMoment(play.result.played, play.ended))
        .toUTC()
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))
        .toStdString();
}

/// Moment on the day of the game in local time, as in the play files that BG Stats writes.
std::string filedDate(const Play& play) {
    return localTime(playedMoment(play.result.played, play.ended));
}

std::string written(const QUuid& id) { return shownId(id).toStdString(); }

std::string playId(const Play& play) {
    return play.foreignId.isEmpty() ? written(play.id) : play.foreignId.toStdString();
}

/// Name of a game in English, which BG Stats matches best.
std::string nameOf(const std::string& game) {
    const Game* const known = findGame(game);
    return known == nullptr ? game : Translator{Language::english}.text(known->name);
}

std::string idOfGame(const std::string& game) { return written(idOf(u"game", toQt(game))); }
std::string idOfPlayer(const std::string& name) { return written(idOf(u"player", toQt(name))); }

bool usesTeams(const GameResult& result) {
    return std::ranges::any_of(result.sides,
                               [](const SideResult& side) { return side.names.size() > 1; });
}

/// Name shortened to `longest` characters; never splits a character.
std::string shortened(const std::string& name, qsizetype longest) {
    const std::u32string letters = toQt(name).toStdU32String();
    if (std::ssize(letters) <= longest) {
        return name;
    }
    const auto most = static_cast<qsizetype>(longest - 1);
    return (QString::fromUcs4(letters.data(), most) + u'…').toStdString();
}

std::string teamOf(const SideResult& side, qsizetype longest) {
    std::string team;
    for (const std::string& name : side.names) {
        team += (team.empty() ? "" : " & ") + shortened(name, longest);
    }
    return team;
}

Json linkedPlayers(const Play& play, qsizetype nameLimit) {
    const GameResult& result = play.result;
    Json players = Json::array();
    for (const SideResult& side : result.sides) {
        for (const std::string& name : side.names) {
            Json player{{"name", shortened(name, nameLimit)},
                        {"sourcePlayerId", idOfPlayer(name)},
                        {"winner", result.isWonBy(side)},
                        {"startPlayer", name == play.starter}};
            if (side.total) {
                player["score"] = *side.total;
            }
            if (const std::optional<int> place = result.placeOf(side)) {
                player["rank"] = *place;
            }
            if (usesTeams(result)) {
                player["team"] = teamOf(side, nameLimit);
            }
            players.push_back(std::move(player));
        }
    }
    return players;
}

QString linkWith(const Play& play, const QString& comments, qsizetype nameLimit) {
    Json data{{"sourceName", sourceName},
              {"sourcePlayId", playId(play)},
              {"playDate", linkedDate(play)},
              {"game",
               {{"name", nameOf(play.game)},
                {"sourceGameId", idOfGame(play.game)},
                {"highestWins", true},
                {"noPoints", false}}},
              {"players", linkedPlayers(play, nameLimit)}};
    if (play.minutes) {
        data["durationMin"] = *play.minutes;
    }
    if (!play.place.empty()) {
        data["location"] = shortened(play.place, nameLimit);
    }
    if (!comments.isEmpty()) {
        data["comments"] = comments.toStdString();
    }
    return address +
           QString::fromLatin1(QUrl::toPercentEncoding(QString::fromStdString(compactJson(data))));
}

/// Numbers that are unique inside one file, for objects that have other ids elsewhere.
class Numbers {
public:
    int of(const std::string& id) {
        return m_known.try_emplace(id, static_cast<int>(m_known.size()) + 1).first->second;
    }
    [[nodiscard]] bool knows(const std::string& id) const { return m_known.contains(id); }

private:
    std::map<std::string, int> m_known;
};

Json filedGame(const std::string& game, int number, const std::string& changed) {
    return {{"id", number},
            {"uuid", idOfGame(game)},
            {"name", nameOf(game)},
            {"noPoints", false},
            {"highestWins", true},
            {"cooperative", false},
            {"usesTeams", false},
            {"bggId", 0},
            {"bggYear", 0},
            {"bggName", ""},
            {"modificationDate", changed}};
}

Json filedPlayer(const std::string& name, int number, const std::string& changed) {
    return {{"id", number},
            {"uuid", idOfPlayer(name)},
            {"name", name},
            {"isAnonymous", false},
            {"modificationDate", changed}};
}

Json filedPlace(const std::string& place, int number, const std::string& changed) {
    return {{"id", number},
            {"uuid", written(idOf(u"place", toQt(place)))},
            {"name", place},
            {"modificationDate", changed}};
}

/// Score of one player; `player` and `seat` are numbers in the file.
Json filedScore(const Play& play, const SideResult& side, bool starts, int player, int seat) {
    const GameResult& result = play.result;
    Json score{{"playerRefId", player},
               {"score", side.total ? std::to_string(*side.total) : std::string{}},
               {"winner", result.isWonBy(side)},
               {"rank", result.placeOf(side).value_or(0)}, // 0: not given
               {"newPlayer", false},
               {"startPlayer", starts},
               {"seatOrder", seat}};
    if (usesTeams(result)) {
        score["team"] = teamOf(side, wholeName);
    }
    return score;
}

/// Collects the plays of a file, and the games and players that they refer to.
class FileOfPlays {
public:
    void add(const Play& play) {
        const std::string changed = localTime(play.ended);
        if (!m_gameIds.knows(play.game)) {
            m_games.push_back(filedGame(play.game, m_gameIds.of(play.game), changed));
        }
        const bool tied = play.result.imported ? play.result.imported->isMarkedWin
                                               : play.result.open || play.result.hasTieBreak();
        Json filed{{"uuid", playId(play)},
                   {"modificationDate", changed},
                   {"entryDate", localTime(play.created)},
                   {"playDate", filedDate(play)},
                   {"gameRefId", m_gameIds.of(play.game)},
                   {"durationMin", play.minutes.value_or(0)},
                   {"rounds", 0},
                   {"usesTeams", usesTeams(play.result)},
                   {"ignored", false},
                   {"manualWinner", tied},
                   {"rating", 0},
                   {"scoringSetting", 0},
                   {"playImages", "[]"},
                   {"comments", play.comments.toStdString()},
                   {"playerScores", scoresOf(play, changed)}};
        if (play.result.imported && !play.result.imported->variant.empty()) {
            filed["board"] = play.result.imported->variant;
        }
        if (!play.place.empty()) { // without a place, real files have no such key
            filed["locationRefId"] = placeOf(play.place, changed);
        }
        m_plays.push_back(std::move(filed));
    }

    Json document() && {
        return {{"about", "Plays scored with Cimaise"}, {"players", std::move(m_players)},
                {"locations", std::move(m_places)},     {"games", std::move(m_games)},
                {"plays", std::move(m_plays)},          {"userInfo", {{"meRefId", 0}}}};
    }

private:
    /// Number of a place, which is added to the file if it is new.
    int placeOf(const std::string& place, const std::string& changed) {
        if (!m_placeIds.knows(place)) {
            m_places.push_back(filedPlace(place, m_placeIds.of(place), changed));
        }
        return m_placeIds.of(place);
    }

    Json scoresOf(const Play& play, const std::string& changed) {
        Json scores = Json::array();
        for (const SideResult& side : play.result.sides) {
            for (const std::string& name : side.names) {
                if (!m_playerIds.knows(name)) {
                    m_players.push_back(filedPlayer(name, m_playerIds.of(name), changed));
                }
                const int seat = static_cast<int>(scores.size()) + 1;
                scores.push_back(
                    filedScore(play, side, name == play.starter, m_playerIds.of(name), seat));
            }
        }
        return scores;
    }

    Numbers m_playerIds;
    Numbers m_gameIds;
    Numbers m_placeIds;
    Json m_places = Json::array();
    Json m_players = Json::array();
    Json m_games = Json::array();
    Json m_plays = Json::array();
};

} // namespace

std::optional<Play> playOf(const ExportedGame& game, const Translator& words) {
    if (!game.result) {
        return std::nullopt;
    }
    const GameHeader& header = headerOf(game.position);
    const std::optional<ImportedPlay>& imported = game.result->imported;
    return Play{.id = game.origin,
                .game = game.result->game,
                .title = game.summary.facts.title,
                .comments = imported ? toQt(imported->comments) : playComments(game, words),
                .foreignId = imported ? toQt(imported->id) : QString{},
                .created = game.summary.created,
                .ended = endOf(game.summary),
                .result = *game.result,
                .place = header.place.value_or(std::string{}),
                .minutes = header.minutes,
                .starter = header.starter.value_or(std::string{})};
}

QString playLink(const Play& play, qsizetype longest) {
    QStringList comments = play.comments.split(u'\n');
    for (; !comments.isEmpty(); comments.removeLast()) {
        if (QString link = linkWith(play, comments.join(u'\n'), wholeName); link.size() < longest) {
            return link;
        }
    }
    for (const qsizetype nameLimit : {wholeName, qsizetype{80}, qsizetype{24}}) {
        if (QString link = linkWith(play, {}, nameLimit); link.size() < longest) {
            return link;
        }
    }
    return {};
}

QByteArray playFile(const std::vector<Play>& plays) {
    FileOfPlays file;
    for (const Play& play : plays) {
        file.add(play);
    }
    return QByteArray::fromStdString(compactJson(std::move(file).document()) + '\n');
}

} // namespace cimaise
