// Preferences of the user: language, light or dark, sounds, sizes, theme names.
#pragma once

#include "app/models/rows_model.h"
#include "app/texts/translator.h"
#include "validators/musee/musee_catalogue.h"

#include <QList>

namespace cimaise {

class Library;

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
    QML_UNCREATABLE("belongs to the Preferences")

public:
    explicit ThemesModel(QObject* parent = nullptr);
    void show(const musee::ThemeOrder& order, const Translator& words);
};

class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(
        QString effectiveLanguage READ effectiveLanguage NOTIFY effectiveLanguageChanged FINAL)
    Q_PROPERTY(
        QString appearance READ appearance WRITE setAppearance NOTIFY appearanceChanged FINAL)
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged FINAL)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged FINAL)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY
                   reducedMotionChanged FINAL)
    Q_PROPERTY(
        QList<int> themeOrder READ themeOrder WRITE setThemeOrder NOTIFY themeOrderChanged FINAL)
    /// True if better arrangements of a museum are suggested while it is entered.
    Q_PROPERTY(bool museumHints READ museumHints WRITE setMuseumHints NOTIFY museumChanged FINAL)
    /// Board data of the user's copy of Museum.
    Q_PROPERTY(QString museumCopy READ museumCopy WRITE setMuseumCopy NOTIFY museumChanged FINAL)
    /// Printed wall of the user's copy of Art Society.
    Q_PROPERTY(QString artSocietyWall READ artSocietyWall WRITE setArtSocietyWall NOTIFY
                   artSocietyWallChanged FINAL)
    /// Colours of the four frames of Art Society.
    Q_PROPERTY(QStringList frameColours READ frameColours NOTIFY frameColoursChanged FINAL)
    Q_PROPERTY(cimaise::ThemesModel* themesModel READ themesModel CONSTANT FINAL)

public:
    /// Preferences are stored in the library's settings, or for this run only while the library is
    /// read-only.
    explicit Preferences(Library& library, QObject* parent = nullptr);
    Preferences(const Preferences&) = delete;
    Preferences& operator=(const Preferences&) = delete;
    Preferences(Preferences&&) = delete;
    Preferences& operator=(Preferences&&) = delete;
    ~Preferences() override;

    /// Singleton for QML: created in main() before the engine, or in a test.
    static Preferences* create(QQmlEngine* engine, QJSEngine* scripts);

    /// Object returned by create(); null if there is none.
    [[nodiscard]] static Preferences* current();

    [[nodiscard]] const QString& language() const { return m_language; }
    void setLanguage(const QString& language);
    [[nodiscard]] QString effectiveLanguage() const { return QString::fromLatin1(code()); }
    [[nodiscard]] Language languageInForce() const;
    /// Sets the language for this run only, without changing the stored choice.
    void overrideLanguage(Language language);

    [[nodiscard]] const QString& appearance() const { return m_appearance; }
    void setAppearance(const QString& appearance);
    void overrideAppearance(const QString& appearance);
    [[nodiscard]] bool dark() const { return m_dark; }

    [[nodiscard]] bool sounds() const { return m_sounds; }
    void setSounds(bool sounds);
    [[nodiscard]] qreal textScale() const { return m_textScale; }
    void setTextScale(qreal scale);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);

    /// Hints for first use, each shown once.
    [[nodiscard]] bool hasSeenHint(const QString& id) const { return m_hintsSeen.contains(id); }
    void seeHint(const QString& id);

    [[nodiscard]] bool museumHints() const { return m_museumHints; }
    void setMuseumHints(bool hints);
    [[nodiscard]] const QString& museumCopy() const { return m_museumCopy; }
    void setMuseumCopy(const QString& copy);

    [[nodiscard]] const QString& artSocietyWall() const { return m_artSocietyWall; }
    void setArtSocietyWall(const QString& wall);

    [[nodiscard]] const QStringList& frameColours() const { return m_frameColours; }
    Q_INVOKABLE void setFrameColour(int frame, const QString& colour);

    [[nodiscard]] QList<int> themeOrder() const;
    void setThemeOrder(const QList<int>& order);
    [[nodiscard]] const musee::ThemeOrder& themes() const { return m_themes; }
    [[nodiscard]] ThemesModel* themesModel() { return &m_themesModel; }
    /// Swaps the themes of two remainders: of `remainder`, and of the one that has the theme
    /// `themeIndex`.
    Q_INVOKABLE void swapThemes(int remainder, int themeIndex);

Q_SIGNALS:
    void languageChanged();
    void effectiveLanguageChanged();
    void appearanceChanged();
    void darkChanged();
    void soundsChanged();
    void textScaleChanged();
    void reducedMotionChanged();
    void themeOrderChanged();
    void museumChanged();
    void artSocietyWallChanged();
    void frameColoursChanged();

private:
    [[nodiscard]] QByteArray code() const;
    void updateDark();
    /// Rereads the data of the user's copies of the games after a change by another window. Its
    /// language and appearance are not taken over.
    void readCopies();
    void publishThemes();

    Library& m_library;
    QString m_language;
    std::optional<Language> m_languageOverride;
    QString m_appearance;
    bool m_dark = false;
    bool m_sounds = true;
    qreal m_textScale = 1.0;
    bool m_reducedMotion = false;
    bool m_museumHints = true;
    QStringList m_hintsSeen;
    QString m_museumCopy;
    QString m_artSocietyWall;
    QStringList m_frameColours;
    musee::ThemeOrder m_themes = musee::printedOrder;
    ThemesModel m_themesModel;
};

} // namespace cimaise
