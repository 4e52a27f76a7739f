// Recomputes the list data and the result of each imported game, because an archive may contain
// wrong ones.
#include "app/transfer/game_importer.h"

#include "app/game/game_facts.h"
#include "app/game/stored_history.h"
#include "app/platform/file_text.h"
#include "app/texts/qt_texts.h"
#include "positions/cases.h"
#include "positions/text/name_text.h"
#include "scoring/scores.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace cimaise {

namespace {

//% "%n games imported."
constexpr TextId gamesTaken = CIMAISE_TEXT_N("import.done");
//% "%n were already here and were not changed."
constexpr TextId gamesKnown = CIMAISE_TEXT_N("import.known");
//% "%n are damaged and were skipped."
constexpr TextId gamesDamaged = CIMAISE_TEXT_N("import.damaged");
//% "%n photos are damaged and were skipped."
constexpr TextId photosDamaged = CIMAISE_TEXT_N("import.damaged-photos");
//% "%n photos are imported without the outline of the board: Cimaise no longer shows photos under a board."
constexpr TextId photosOutlined = CIMAISE_TEXT_N("import.outlined-photos");
//% "Import stopped. Open the archive again to continue."
constexpr TextId importStopped = CIMAISE_TEXT("import.stopped");

/// Limits of games, and of bytes, in one transaction: each transaction takes some milliseconds.
constexpr qsizetype mostInBatch = 100;
constexpr qsizetype largestBatch = qsizetype{16} * 1024 * 1024;

/// True if the title is valid without being shortened or cleaned.
bool isTitle(const QString& title) {
    return title.isEmpty() || nameFault(title.toStdString()) == NameFault::none;
}

qsizetype weightOf(const ImportedGame& game) {
    qsizetype weight = 0;
    for (const GameStep& step : game.game.steps) {
        weight += step.document.size() * static_cast<qsizetype>(sizeof(QChar));
    }
    for (const QByteArray& picture : game.pictures) {
        weight += picture.size();
    }
    return weight;
}

constexpr int largestTotal = 99'999;

bool isSound(const SideResult& side, int players, std::set<std::string>& names) {
    return !side.names.empty() && std::abs(side.total.value_or(0)) <= largestTotal &&
           side.place >= 0 && side.place <= players && side.lines.empty() &&
           std::ranges::all_of(side.names, [&](const std::string& name) {
               return nameFault(name) == NameFault::none && names.insert(name).second;
           });
}

/// Parses a result without boards; none if it is invalid, or was computed from boards.
std::optional<GameResult> readImportedResult(std::string_view text) {
    std::optional<GameResult> result = readResult(text);
    const Game* const game = result ? findGame(result->game) : nullptr;
    if (game == nullptr || !result->imported || result->imported->id.empty()) {
        return std::nullopt;
    }
    const int players = result->playerCount();
    std::set<std::string> names;
    const bool isValid = players >= game->fewestPlayers && players <= game->mostPlayers &&
                         std::ranges::all_of(result->sides, [&](const SideResult& side) {
                             return isSound(side, players, names);
                         });
    return isValid ? result : std::nullopt;
}

} // namespace

tl::expected<GameImporter, LoadError> GameImporter::to(Library& library,
                                                       const archive::Head& head) {
    GameImporter porter{library};
    library.flush(); // pending writes would not be read
    QHash<QUuid, qint64> matches;
    const auto read = library.firstPositions([&](const FirstPosition& game) {
        const QUuid origin = originOf(game.created, game.document);
        if (game.deleted) {
            porter.m_deletedHere.insert(origin);
        } else {
            ++porter.m_here[origin];
        }
        if (game.match) {
            matches.insert(origin, *game.match);
        }
    });
    if (!read) {
        return refuseFile(read.error());
    }
    for (const archive::Head::Game& game : head.games) {
        if (game.match && matches.contains(game.origin)) {
            porter.m_matches.insert(*game.match, matches.value(game.origin));
        }
    }
    return porter;
}

bool GameImporter::countsAsKnown(const QUuid& origin) {
    const auto here = m_here.find(origin);
    if (here == m_here.end() || *here == 0) {
        return false;
    }
    --*here;
    ++m_known;
    return true;
}

void GameImporter::beginGame(const tl::expected<std::string, LoadError>& history) {
    m_game = history ? archive::readHistory(*history) : std::nullopt;
    m_pictures.assign(m_game ? m_game->photos.size() : 0, QByteArray{});
    if (!m_game || !prepare()) {
        m_game.reset();
        ++m_damaged;
    }
}

bool GameImporter::prepare() {
    StoredGame& game = m_game->game;
    const std::optional<AnyCase> position = readCurrentPosition(game);
    if (!position || !isTitle(game.summary.facts.title)) {
        return false;
    }
    const GameFacts& noted = game.summary.facts;
    if (noted.gameMode == GameMode::imported) {
        const std::optional<GameResult> result = readImportedResult(noted.result.toStdString());
        if (!result || result->game != gameOf(*position).id) {
            return false;
        }
        game.summary.facts = factsOfImported(*result, noted.title);
        return true;
    }
    game.summary.facts = factsOf(*position, score(*position),
                                 {.title = noted.title,
                                  .finished = noted.finished,
                                  .early = m_game->early,
                                  .gameMode = noted.gameMode});
    return true;
}

void GameImporter::addPicture(int number, const tl::expected<std::string, LoadError>& picture) {
    if (picture && number <= std::ssize(m_pictures)) {
        m_pictures[static_cast<std::size_t>(number) - 1] = QByteArray::fromStdString(*picture);
    }
}

tl::expected<void, LoadError> GameImporter::endGame() {
    if (!m_game) {
        return {};
    }
    archive::ArchivedGame carried = *std::exchange(m_game, std::nullopt);
    const StoredGame& game = carried.game;
    const QUuid origin = originOf(game.summary.created, game.steps.front().document);
    if (countsAsKnown(origin)) {
        return {}; // the game is known, even if the index gives another origin
    }
    if (game.summary.deleted != 0 && m_deletedHere.contains(origin)) {
        ++m_known;
        return {};
    }
    if (carried.match && isWaiting(*carried.match)) {
        if (const auto finished = finish(); !finished) {
            return finished;
        }
    }
    ImportedGame adopted{.game = std::move(carried.game)};
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        if (!m_pictures[i].isEmpty()) {
            adopted.photos.push_back(carried.photos[i]);
            adopted.pictures.push_back(std::move(m_pictures[i]));
        } else {
            ++m_photosDamaged;
        }
    }
    m_outlinedPhotos += carried.outlinedPhotos;
    m_batchSize += weightOf(adopted);
    m_batch.push_back(std::move(adopted));
    joinMatch(carried.match);
    const bool isFull = std::ssize(m_batch) >= mostInBatch || m_batchSize >= largestBatch;
    return isFull ? finish() : tl::expected<void, LoadError>{};
}

/// Assigns a game to its match here; the first imported game of a match begins the match.
void GameImporter::joinMatch(std::optional<qint64> match) {
    constexpr qint64 beginsWithThis = 0;
    m_batchMatches.push_back(match);
    m_batch.back().game.summary.match =
        match ? std::optional{m_matches.value(*match, beginsWithThis)} : std::nullopt;
}

bool GameImporter::isWaiting(qint64 match) const {
    return !m_matches.contains(match) &&
           std::ranges::find(m_batchMatches, std::optional{match}) != m_batchMatches.end();
}

tl::expected<void, LoadError> GameImporter::finish() {
    if (m_batch.empty()) {
        return {};
    }
    const tl::expected<std::vector<GameId>, Message> ids = m_library->importGames(m_batch);
    if (!ids) {
        return refuseFile(ids.error());
    }
    for (std::size_t i = 0; i < ids->size(); ++i) {
        if (m_batchMatches[i] && !m_matches.contains(*m_batchMatches[i])) {
            m_matches.insert(*m_batchMatches[i], (*ids)[i]);
        }
    }
    m_imported += static_cast<int>(ids->size());
    m_batch.clear();
    m_batchMatches.clear();
    m_batchSize = 0;
    return {};
}

std::vector<Message> GameImporter::summary(bool stopped) const {
    const auto counted = [](TextId text, int count) {
        return Message{.text = text, .arguments = {{"n", count}}};
    };
    std::vector<Message> messages{counted(gamesTaken, m_imported)};
    if (m_known > 0) {
        messages.push_back(counted(gamesKnown, m_known));
    }
    if (m_damaged > 0) {
        messages.push_back(counted(gamesDamaged, m_damaged));
    }
    if (m_photosDamaged > 0) {
        messages.push_back(counted(photosDamaged, m_photosDamaged));
    }
    if (m_outlinedPhotos > 0) {
        messages.push_back(counted(photosOutlined, m_outlinedPhotos));
    }
    if (stopped) {
        messages.push_back({.text = importStopped, .arguments = {}});
    }
    return messages;
}

} // namespace cimaise
