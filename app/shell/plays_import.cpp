// Proposes a decision for each player: the player of the same name, a question for a nearly equal
// name, and “leave out” for players who never played a game of this app.
#include "app/shell/plays_import.h"

#include "app/game/game_setup.h"
#include "app/game/game_ui.h"
#include "app/library/same_name.h"
#include "app/models/name_order.h"
#include "app/platform/file_text.h"
#include "app/shell/data_transfer.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/bg_stats_json.h"

#include <QDate>
#include <QFile>
#include <algorithm>
#include <ranges>
#include <tuple>
#include <utility>

namespace cimaise {

namespace {

const Roles<ImportedPlayerRow>& importedRoles() {
    static const Roles<ImportedPlayerRow> table{
        {"name", &ImportedPlayerRow::name},
        {"gamesText", &ImportedPlayerRow::gamesText},
        {"options", &ImportedPlayerRow::options},
        {"chosen", &ImportedPlayerRow::chosen},
        {"knownName", &ImportedPlayerRow::knownName},
        {"asks", &ImportedPlayerRow::asks},
        {"accessibleName", &ImportedPlayerRow::accessibleName}};
    return table;
}

QStringList optionTexts(const QString& known, const Translator& words) {
    //% "New player"
    constexpr TextId newPlayer = CIMAISE_TEXT("plays.player.new");
    //% "This is {name}"
    constexpr TextId isKnown = CIMAISE_TEXT("plays.player.known");
    //% "Known player…"
    constexpr TextId isOther = CIMAISE_TEXT("plays.player.other");
    //% "Leave out"
    constexpr TextId leaveOut = CIMAISE_TEXT("plays.player.leave-out");
    return {format(words, newPlayer),
            known.isEmpty() ? format(words, isOther)
                            : format(words, isKnown, {{"name", known.toStdString()}}),
            format(words, leaveOut)};
}

/// “Muse (2017)”.
std::string titleOf(const Namesake& game) {
    return (game.year == 0 ? game.name : QStringLiteral("%1 (%2)").arg(game.name).arg(game.year))
        .toStdString();
}

/// Plays that cannot be imported, each with the reason: “Musée, 3 May 2026: no date”.
QString unusableInWords(const std::vector<UnusablePlay>& plays, const Translator& words) {
    constexpr std::size_t most = 20;
    QStringList reasons;
    for (const UnusablePlay& play : plays | std::views::take(most)) {
        const QDate day = QDate::fromString(play.day, Qt::ISODate);
        reasons << labelled(listed({toQt(words.text(findGame(play.game)->name)),
                                    day.isValid() ? dayInWords(day, words.language()) : QString{}}),
                            toQt(words.format(play.reason)), words);
    }
    if (plays.size() > most) {
        //% "%n more"
        reasons << format(words, CIMAISE_TEXT_N("plays.unusable.more"),
                          {{"n", static_cast<int>(plays.size() - most)}});
    }
    //% "%n plays cannot be imported ({reasons})."
    return format(words, CIMAISE_TEXT_N("plays.content.unusable"),
                  {{"n", static_cast<int>(plays.size())},
                   {"reasons", reasons.join(QStringLiteral("; ")).toStdString()}});
}

AnyCase startPosition(std::string_view game, GameHeader header) {
    return findUi(game)->makeSetup()->emptyPosition(std::move(header));
}

} // namespace

PlaysImport::PlaysImport(Library& library, DataTransfer& transfer, const TextLanguage& language,
                         QObject* parent)
    : RowsModel(importedRoles(), parent), m_library(library), m_transfer(transfer),
      m_language(language) {
    connect(&language, &TextLanguage::changed, this, &PlaysImport::show);
    connect(&library, &Library::peopleChanged, this, &PlaysImport::show);
    showInPortions();
    connect(this, &RowsModel::moreRowsRequested, this, &PlaysImport::show);
}

tl::expected<void, LoadError> PlaysImport::open(const QUrl& file) {
    const std::string path = QFile::encodeName(file.toLocalFile()).toStdString();
    tl::expected<BgStatsExport, LoadError> plays =
        readFile(path, largestBgStatsExport).and_then([](const std::string& text) {
            return readBgStats(text);
        });
    if (!plays) {
        return tl::unexpected(plays.error());
    }
    m_file = file;
    m_export = *std::move(plays);
    m_entries.clear();
    for (std::size_t player = 0; player < m_export.players.size(); ++player) {
        m_entries.push_back(proposed(player));
    }
    const NameOrder isBefore{m_language.current()};
    std::ranges::stable_sort(m_entries, [&](const Entry& one, const Entry& other) {
        const BgStatsPlayer& a = m_export.players[one.player];
        const BgStatsPlayer& b = m_export.players[other.player];
        return std::tuple{!one.asks, a.plays == 0} != std::tuple{!other.asks, b.plays == 0}
                   ? std::tuple{!one.asks, a.plays == 0} < std::tuple{!other.asks, b.plays == 0}
                   : isBefore(a.name, b.name);
    });
    show();
    return {};
}

void PlaysImport::close() {
    m_file.clear();
    m_export = {};
    m_entries.clear();
    show();
}

PlaysImport::Entry PlaysImport::proposed(std::size_t player) const {
    const BgStatsPlayer& imported = m_export.players[player];
    const People& people = m_library.people();
    if (const Person* const person = people.find(imported.name)) {
        return {.player = player, .chosen = KnownPlayer, .known = person->name};
    }
    const QString near = m_library.nearPlayer(imported.name, {});
    const bool plays = imported.plays > 0;
    if (!near.isEmpty() && plays) {
        return {.player = player, .known = near, .asks = true};
    }
    return {.player = player, .chosen = plays ? NewPlayer : LeaveOut, .known = near};
}

ImportedPlayerRow PlaysImport::rowOf(const Entry& entry, const Translator& words) const {
    const BgStatsPlayer& player = m_export.players[entry.player];
    //% "%n results in the file"
    constexpr TextId results = CIMAISE_TEXT_N("plays.player.results");
    //% "Is this {name}?"
    constexpr TextId question = CIMAISE_TEXT("plays.player.question");
    ImportedPlayerRow row{.name = player.name,
                          .gamesText = format(words, results, {{"n", player.plays}}),
                          .options = optionTexts(entry.known, words),
                          .chosen = entry.chosen,
                          .knownName = entry.known,
                          .asks = entry.asks && entry.chosen < 0};
    if (row.asks) {
        row.gamesText +=
            QStringLiteral(" · ") + format(words, question, {{"name", entry.known.toStdString()}});
    }
    row.accessibleName = listed({row.name, row.gamesText});
    return row;
}

void PlaysImport::show() {
    const Translator words = m_language.words();
    std::vector<ImportedPlayerRow> rows;
    for (const Entry& entry : m_entries) {
        rows.push_back(rowOf(entry, words));
    }
    setRows(importedRoles(), rows);
    emit changed();
}

QString PlaysImport::summary() const {
    if (!isOpen()) {
        return {};
    }
    const Translator words = m_language.words();
    QStringList texts;
    const auto add = [&](TextId text, std::size_t count) {
        if (count > 0 || texts.isEmpty()) {
            texts << format(words, text, {{"n", static_cast<int>(count)}});
        }
    };
    //% "%n results of the games of this app."
    add(CIMAISE_TEXT_N("plays.content"), m_export.plays.size());
    //% "%n plays of other games are skipped."
    add(CIMAISE_TEXT_N("plays.content.other"), static_cast<std::size_t>(m_export.otherGames));
    //% "%n plays that BG Stats leaves out of its statistics are skipped."
    add(CIMAISE_TEXT_N("plays.content.ignored"), static_cast<std::size_t>(m_export.ignored));
    for (const Namesake& other : m_export.namesakes) {
        if (other.plays > 0) {
            //% "%n plays of another game named {game} are skipped."
            texts << format(words, CIMAISE_TEXT_N("plays.content.namesake"),
                            {{"n", other.plays}, {"game", titleOf(other)}});
        }
    }
    //% "%n scores with decimals are rounded to whole points."
    add(CIMAISE_TEXT_N("plays.content.rounded"), static_cast<std::size_t>(m_export.rounded));
    if (!m_export.unusable.empty()) {
        texts << unusableInWords(m_export.unusable, words);
    }
    //% "%n locations."
    add(CIMAISE_TEXT_N("plays.content.places"), m_export.places.size());
    return texts.join(u' ');
}

QString PlaysImport::problem() const {
    const auto open = static_cast<int>(std::ranges::count_if(m_entries, [](const Entry& entry) {
        return entry.chosen < 0 || (entry.chosen == KnownPlayer && entry.known.isEmpty());
    }));
    //% "Choose an option for %n players."
    constexpr TextId undecided = CIMAISE_TEXT_N("plays.undecided");
    return open == 0 ? QString{} : format(m_language.words(), undecided, {{"n", open}});
}

QStringList PlaysImport::knownNames() const {
    QStringList names = m_library.knownNames();
    std::ranges::sort(names, NameOrder{m_language.current()});
    return names;
}

void PlaysImport::choose(int row, int option) {
    if (row >= 0 && row < std::ssize(m_entries) && option >= NewPlayer && option <= LeaveOut) {
        m_entries[static_cast<std::size_t>(row)].chosen = option;
        show();
    }
}

void PlaysImport::choosePerson(int row, const QString& name) {
    if (row >= 0 && row < std::ssize(m_entries) && m_library.people().find(name) != nullptr) {
        Entry& entry = m_entries[static_cast<std::size_t>(row)];
        entry.chosen = KnownPlayer;
        entry.known = name;
        show();
    }
}

void PlaysImport::start() {
    if (!canImport()) {
        return;
    }
    std::vector<PlayerDecision> decisions(m_export.players.size());
    for (const Entry& entry : m_entries) {
        using Kind = PlayerDecision::Kind;
        PlayerDecision& decision = decisions[entry.player];
        decision.kind = entry.chosen == LeaveOut      ? Kind::leaveOut
                        : entry.chosen == KnownPlayer ? Kind::known
                                                      : Kind::add;
        decision.name =
            entry.chosen == KnownPlayer ? entry.known : m_export.players[entry.player].name;
    }
    m_transfer.run(importPlays(m_library, std::move(m_export), std::move(decisions), startPosition),
                   m_file);
    close();
}

} // namespace cimaise
