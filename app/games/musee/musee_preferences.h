// Themes of the user's copy of Musée.
#pragma once

#include "app/game/game_ui.h"
#include "app/models/rows_model.h"
#include "app/texts/translator.h"
#include "positions/musee/musee_catalogue.h"

#include <QList>

namespace cimaise {

class Library;
class Preferences;

namespace musee {

inline constexpr std::string_view themesKey = "musee-themes";

/// Themes in the settings; the printed order if there are none, or for an unusable setting.
ThemeOrder themesIn(const CopySettings& copy);

} // namespace musee

struct ThemeRow {
    int remainder = 0;
    QString examples;
    int themeIndex = 0;
    QString theme;
    QString name;
    QString letter;
    bool verified = false;
    QString accessibleName;
};

class ThemesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the MuseePreferences")

public:
    explicit ThemesModel(QObject* parent = nullptr);
    void show(const musee::ThemeOrder& order, const Translator& words);
};

class MuseePreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(
        QList<int> themeOrder READ themeOrder WRITE setThemeOrder NOTIFY themeOrderChanged FINAL)
    Q_PROPERTY(cimaise::ThemesModel* themesModel READ themesModel CONSTANT FINAL)

public:
    explicit MuseePreferences(Preferences& preferences, QObject* parent = nullptr);

    /// Object for one QML engine, which owns it.
    static MuseePreferences* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QList<int> themeOrder() const;
    void setThemeOrder(const QList<int>& order);
    [[nodiscard]] ThemesModel* themesModel() { return &m_themesModel; }
    /// Swaps the themes of two remainders: of `remainder`, and of the one that has the theme
    /// `themeIndex`.
    Q_INVOKABLE void swapThemes(int remainder, int themeIndex);

Q_SIGNALS:
    void themeOrderChanged();

private:
    void publish();

    Preferences& m_preferences;
    musee::ThemeOrder m_themes;
    ThemesModel m_themesModel;
};

} // namespace cimaise
