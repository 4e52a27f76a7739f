// Stores the order of the themes as their indices.
#include "app/games/musee/musee_preferences.h"

#include "app/library/library.h"
#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace cimaise {

namespace {

/// Order that contains each theme exactly once; nullopt for any other list.
std::optional<musee::ThemeOrder> themeOrderOf(const QList<int>& order) {
    QList<int> sorted = order;
    std::ranges::sort(sorted);
    QList<int> all(musee::themeCount);
    std::iota(all.begin(), all.end(), 0);
    if (sorted != all) {
        return std::nullopt;
    }
    musee::ThemeOrder themes{};
    std::ranges::copy(order, themes.begin());
    return themes;
}

QString themesText(const musee::ThemeOrder& order) {
    QStringList texts;
    for (const int theme : order) {
        texts.push_back(QString::number(theme));
    }
    return texts.join(u' ');
}

QList<int> readThemes(const QString& text) {
    QList<int> order;
    for (const QString& theme : text.split(u' ', Qt::SkipEmptyParts)) {
        order.push_back(theme.toInt());
    }
    return order;
}

} // namespace

musee::ThemeOrder musee::themesIn(const CopySettings& copy) {
    return themeOrderOf(readThemes(copy.value(toQt(themesKey)))).value_or(printedOrder);
}

MuseePreferences::MuseePreferences(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences),
      m_themes(musee::themesIn(preferences.copySettings())) {
    connect(&preferences, &Preferences::effectiveLanguageChanged, this, &MuseePreferences::publish);
    publish();
}

MuseePreferences* MuseePreferences::create(QQmlEngine*, QJSEngine*) {
    return new MuseePreferences{*Preferences::current()};
}

QList<int> MuseePreferences::themeOrder() const { return {m_themes.begin(), m_themes.end()}; }

void MuseePreferences::setThemeOrder(const QList<int>& order) {
    const std::optional<musee::ThemeOrder> themes = themeOrderOf(order);
    if (themes && *themes != m_themes) {
        m_themes = *themes;
        m_preferences.library().setSetting(toQt(musee::themesKey), themesText(m_themes));
        publish();
        emit themeOrderChanged();
    }
}

void MuseePreferences::swapThemes(int remainder, int themeIndex) {
    QList<int> order = themeOrder();
    const auto other = order.indexOf(themeIndex);
    if (other >= 0 && remainder >= 0 && remainder < order.size()) {
        order.swapItemsAt(remainder, other);
        setThemeOrder(order);
    }
}

void MuseePreferences::publish() {
    m_themesModel.show(m_themes, Translator{m_preferences.languageInForce()});
}

} // namespace cimaise
