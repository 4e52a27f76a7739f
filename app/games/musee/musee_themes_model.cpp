// Lists the theme assigned to each remainder, and which assignments a source confirms.
#include "app/games/musee/musee_preferences.h"
#include "app/texts/qt_score_text.h"

namespace cimaise {

namespace {

const Roles<ThemeRow>& themesRoles() {
    static const Roles<ThemeRow> table{{"remainder", &ThemeRow::remainder},
                                       {"examples", &ThemeRow::examples},
                                       {"themeIndex", &ThemeRow::themeIndex},
                                       {"theme", &ThemeRow::theme},
                                       {"name", &ThemeRow::name},
                                       {"letter", &ThemeRow::letter},
                                       {"verified", &ThemeRow::verified},
                                       {"accessibleName", &ThemeRow::accessibleName}};
    return table;
}

/// First numbers of a remainder: “1, 6, 11 …”
QString examplesOf(int remainder) {
    const int first = remainder == 0 ? musee::themeCount : remainder;
    return QStringLiteral("%1, %2, %3 …")
        .arg(first)
        .arg(first + musee::themeCount)
        .arg(first + (2 * musee::themeCount));
}

ThemeRow rowOf(int remainder, int index, const Translator& words) {
    const musee::Theme& theme = musee::themes.at(static_cast<std::size_t>(index));
    ThemeRow row{.remainder = remainder,
                 .examples = examplesOf(remainder),
                 .themeIndex = index,
                 .theme = toQt(theme.id),
                 .name = format(words, theme.name),
                 .letter = format(words, theme.letter),
                 .verified = theme.verified && index == remainder};
    row.accessibleName = listed({row.examples, row.name});
    return row;
}

} // namespace

ThemesModel::ThemesModel(QObject* parent) : RowsModel(themesRoles(), parent) {}

void ThemesModel::show(const musee::ThemeOrder& order, const Translator& words) {
    std::vector<ThemeRow> rows;
    for (int remainder = 0; remainder < musee::themeCount; ++remainder) {
        rows.push_back(rowOf(remainder, order.at(static_cast<std::size_t>(remainder)), words));
    }
    setRows(themesRoles(), rows);
}

} // namespace cimaise
