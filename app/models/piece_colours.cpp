// Looks a colour up in the tables of the games.
#include "app/models/piece_colours.h"

#include "app/game/game_ui.h"

#include <algorithm>

namespace cimaise {

QColor pieceColour(std::string_view id) {
    for (const GameUi* const game : gameUis()) {
        const auto found = std::ranges::find(game->colours, id, &PieceColour::id);
        if (found != game->colours.end()) {
            return QColor{found->colour};
        }
    }
    return {};
}

QString lineColour(std::string_view line) {
    for (const std::string_view kind : {"civilisation.", "prestige."}) {
        if (line.starts_with(kind)) {
            const QColor colour = pieceColour(line.substr(kind.size()));
            return colour.isValid() ? colour.name() : QString{};
        }
    }
    return {};
}

QColor PieceColours::of(const QString& id, const QColor& otherwise) {
    const QColor colour = pieceColour(id.toStdString());
    return colour.isValid() ? colour : otherwise;
}

} // namespace cimaise
