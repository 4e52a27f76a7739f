// Preferences of the user: language, light or dark, sounds, sizes. The data of the
// user's copies of the games belong to the games (`<Game>Preferences`).
#pragma once

#include "app/game/game_ui.h"
#include "app/models/text_language.h"
#include "app/texts/translator.h"

#include <QObject>
#include <QQmlEngine>

namespace cimaise {

class Library;

// Text of a setting that is on or off; an empty text is read as `otherwise`.
QString switchText(bool on);
bool readSwitch(const QString& text, bool otherwise);

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

public:
    /// Preferences are stored in the library's settings, or for this run only while the library is
    /// read-only.
    explicit Preferences(Library& library, QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(Preferences)
    ~Preferences() override;

    /// Singleton for QML: created in main() before the engine, or in a test.
    static Preferences* create(QQmlEngine* engine, QJSEngine* scripts);

    /// Object returned by create(); null if there is none.
    [[nodiscard]] static Preferences* current();

    [[nodiscard]] const QString& language() const { return m_language; }
    void setLanguage(const QString& language);
    [[nodiscard]] QString effectiveLanguage() const { return QString::fromLatin1(code()); }
    [[nodiscard]] Language languageInForce() const;
    /// Language in force, for models that observe it.
    [[nodiscard]] const TextLanguage& textLanguage() const { return m_textLanguage; }
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

    /// Data of the user's copies of the games; each game reads its own.
    [[nodiscard]] CopySettings copySettings() const;
    /// Library that stores them.
    [[nodiscard]] Library& library() const { return m_library; }

Q_SIGNALS:
    void languageChanged();
    void effectiveLanguageChanged();
    void appearanceChanged();
    void darkChanged();
    void soundsChanged();
    void textScaleChanged();
    void reducedMotionChanged();

private:
    [[nodiscard]] QByteArray code() const;
    void updateDark();

    Library& m_library;
    QString m_language;
    std::optional<Language> m_languageOverride;
    TextLanguage m_textLanguage{languageInForce()};
    QString m_appearance;
    bool m_dark = false;
    bool m_sounds = true;
    qreal m_textScale = 1.0;
    bool m_reducedMotion = false;
    QStringList m_hintsSeen;
};

} // namespace cimaise
