// Finds the texts that reveal points, each with its wording without them, in the games' tables.
#include "app/game/hidden_points_filter.h"

#include "app/game/game_ui.h"

#include <algorithm>

namespace cimaise {

namespace {

const PointsText* pointsTextOf(TextId says) {
    for (const GameUi* const game : gameUis()) {
        const auto found = std::ranges::find(game->pointsTexts, says.id, &PointsText::says);
        if (found != game->pointsTexts.end()) {
            return &*found;
        }
    }
    return nullptr;
}

} // namespace

bool canHidePoints(std::string_view game) {
    const GameUi* const ui = findUi(game);
    return ui == nullptr || !ui->showsPoints;
}

bool revealsPoints(TextId says) { return pointsTextOf(says) != nullptr; }

Findings withoutPoints(const Findings& findings) {
    Findings left;
    for (const Finding& finding : findings) {
        const PointsText* const pointsText = pointsTextOf(finding.says.text);
        if (pointsText != nullptr && pointsText->hidden.empty()) {
            continue;
        }
        left.push_back(finding);
        if (pointsText != nullptr) {
            left.back().says.text = pointsText->hidden;
        }
    }
    return left;
}

} // namespace cimaise
