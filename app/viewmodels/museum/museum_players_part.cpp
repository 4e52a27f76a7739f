// Joins the figures of all players to rows of a table, and passes on their edits.
#include "app/viewmodels/museum/museum_players_part.h"

#include "app/input/museum/museum_patron.h"
#include "app/texts/qt_score_text.h"

namespace cimaise {

using museum::FigureKind;
using museum::InputContext;

namespace museum {

namespace {

InputContext contextOfPlayer(const InputContext& context, int player) {
    return {context.layout, player, context.state, context.copy, context.translate};
}

View viewOfPlayer(const View& view, int player) {
    View other{{view.findings, view.spotHighlights, view.words},
               contextOfPlayer(view.context, player),
               view.score,
               view.locked};
    if (other.context.hasMuseum()) {
        other.counted.emplace(other.context);
    }
    return other;
}

/// Rows with the cells of all players; `rowsOf` gives the rows of one player, as many for each.
std::vector<PlayersRow>
joinedRows(const std::vector<View>& views,
           const std::function<std::vector<PlayersRow>(const View&)>& rowsOf) {
    std::vector<PlayersRow> rows;
    for (const View& view : views) {
        const std::vector<PlayersRow> ofPlayer = rowsOf(view);
        rows.resize(std::max(rows.size(), ofPlayer.size()));
        for (std::size_t row = 0; row < ofPlayer.size(); ++row) {
            const PlayersRow& one = ofPlayer[row];
            PlayersRow& all = rows[row];
            all.number = one.number;
            all.label = one.label;
            all.values << one.values;
            all.defaults << one.defaults;
            all.accessibleNames << one.accessibleNames;
        }
    }
    return rows;
}

QString cellName(const View& view, const QString& what) {
    return listed({toQt(view.words.party(side(view.context.side))), what});
}

std::vector<PlayersRow> playerFigures(const View& view, std::initializer_list<FigureKind> wanted) {
    std::vector<PlayersRow> rows;
    for (const FigureKind kind : wanted) {
        for (const FigureRow& figure : figureRows(view, kind)) {
            rows.push_back({.number = figure.figure,
                            .label = figure.label,
                            .values = {figure.valueText},
                            .defaults = {figure.defaultValue},
                            .accessibleNames = {cellName(view, figure.accessibleName)}});
        }
    }
    return rows;
}

std::vector<PlayersRow> sharedFigures(const View& view) {
    std::vector<PlayersRow> rows;
    for (const FigureRow& figure : figureRows(view, FigureKind::opinion)) {
        rows.push_back({.number = figure.figure,
                        .label = figure.label,
                        .values = {figure.valueText},
                        .defaults = {figure.defaultValue},
                        .accessibleNames = {figure.accessibleName}});
    }
    return rows;
}

std::vector<PlayersRow> playerExperts(const View& view) {
    std::vector<PlayersRow> rows;
    for (const KeyRow& expert : expertKeys(view)) {
        rows.push_back({.number = static_cast<int>(rows.size()),
                        .label = expert.name,
                        .values = {expert.chosen ? QStringLiteral("1") : QString{}},
                        .defaults = {QString{}},
                        .accessibleNames = {cellName(view, expert.name)}});
    }
    return rows;
}

} // namespace

const Roles<PlayersRow>& playersRoles() {
    static const Roles<PlayersRow> table{{"number", &PlayersRow::number},
                                         {"label", &PlayersRow::label},
                                         {"values", &PlayersRow::values},
                                         {"defaults", &PlayersRow::defaults},
                                         {"accessibleNames", &PlayersRow::accessibleNames}};
    return table;
}

} // namespace museum

MuseumPlayersPart::MuseumPlayersPart(Table& table)
    : Part(table), m_figures(museum::playersRoles()), m_discards(museum::playersRoles()),
      m_shared(museum::playersRoles()), m_experts(museum::playersRoles()) {}

void MuseumPlayersPart::show(const museum::View& view) {
    std::vector<museum::View> views;
    QStringList names;
    for (int player = 0; player < std::ssize(view.context.layout.museums); ++player) {
        views.push_back(museum::viewOfPlayer(view, player));
        names << toQt(view.words.party(side(player)));
    }
    m_figures.show(museum::joinedRows(views, [](const museum::View& one) {
        return museum::playerFigures(one,
                                     {FigureKind::track, FigureKind::prestige, FigureKind::press});
    }));
    m_discards.show(museum::joinedRows(views, [](const museum::View& one) {
        return museum::playerFigures(one, {FigureKind::discard});
    }));
    m_shared.show(museum::sharedFigures(view));
    m_experts.show(museum::joinedRows(views, museum::playerExperts));
    setIfChanged(m_players, std::move(names));
}

QString MuseumPlayersPart::typeFigure(int player, int figure, const QString& text) {
    const auto which = museum::figureNumbered(figure);
    return which ? take([&](const InputContext& context) {
        return museum::typeFigure(museum::contextOfPlayer(context, player), *which,
                                  text.toStdString());
    })
                 : QString{};
}

void MuseumPlayersPart::stepFigure(int player, int figure, int by) {
    if (const auto which = museum::figureNumbered(figure)) {
        take([&](const InputContext& context) {
            return museum::stepFigure(museum::contextOfPlayer(context, player), *which, by);
        });
    }
}

void MuseumPlayersPart::toggleExpert(int player, int row) {
    take([&](const InputContext& context) {
        return museum::toggleExpert(museum::contextOfPlayer(context, player), row);
    });
}

} // namespace cimaise
