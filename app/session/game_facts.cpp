// Puts names and figures together; words are left to those who know the language.
#include "app/session/game_facts.h"

#include "app/texts/qt_texts.h"

#include <QDate>
#include <QStringList>
#include <algorithm>

namespace cimaise {

namespace {

/// Between names and figures in a line.
constexpr QStringView parting = u" · ";

QString nameOf(const AnyCase& position, Party party) { return toQt(partyName(position, party)); }

Filled filled(const musee::Layout& layout, int side) {
    Filled count{.filled = 0,
                 .spaces = musee::columns(layout) * static_cast<int>(musee::galleryCount)};
    if (side < std::ssize(layout.musees)) {
        for (const musee::Spaces& spaces : layout.musees[static_cast<std::size_t>(side)].spaces) {
            count.filled +=
                musee::mostColumns - static_cast<int>(std::ranges::count(spaces, musee::bare));
        }
    }
    return count;
}

musee::Layout next(const musee::Layout& layout) {
    musee::Layout fresh = musee::newLayout(layout.header);
    fresh.staircases = layout.staircases;
    return fresh;
}

} // namespace

QString playersText(const AnyCase& position) {
    QStringList names;
    for (int side = 0; side < sideCount(position); ++side) {
        names.push_back(nameOf(position, cimaise::side(side)));
    }
    return names.join(parting);
}

QString scoreText(const AnyCase& position, const Score& score) {
    if (std::ranges::all_of(
            score.sheets, [](int total) { return total == 0; }, &ScoreSheet::total)) {
        return {};
    }
    QStringList totals;
    for (const ScoreSheet& sheet : score.sheets) {
        totals.push_back(
            QStringLiteral("%1 %2").arg(nameOf(position, sheet.party)).arg(sheet.total));
    }
    return totals.join(parting);
}

GameFacts factsOf(const AnyCase& position, const Score& score, const QString& title,
                  bool finished) {
    return {.game = toQt(gameOf(position).id),
            .title = title,
            .players = playersText(position),
            .finished = finished,
            .score = scoreText(position, score)};
}

Filled filledOf(const AnyCase& position, int side) {
    return std::visit([side](const auto& layout) { return filled(layout, side); }, position);
}

AnyCase nextGame(const AnyCase& position) {
    AnyCase fresh =
        std::visit([](const auto& layout) -> AnyCase { return next(layout); }, position);
    headerOf(fresh).played = QDate::currentDate().toString(Qt::ISODate).toStdString();
    return fresh;
}

} // namespace cimaise
