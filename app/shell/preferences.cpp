// Reads each preference from the library's settings at start and writes it back when it changes.
#include "app/shell/preferences.h"

#include "app/library/library.h"
#include "app/shell/system_appearance.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

constexpr auto languageKey = "language";
constexpr auto appearanceKey = "appearance";
constexpr auto soundsKey = "sounds";
constexpr auto textScaleKey = "text-scale";
constexpr auto motionKey = "reduced-motion";
constexpr auto hintsSeenKey = "hints-seen";

constexpr auto onText = "on";
constexpr auto offText = "off";

constexpr qreal smallestText = 1.0;
constexpr qreal largestText = 2.0;

Preferences* instance = nullptr;

QString oneOf(const QString& text, const QStringList& known) {
    return known.contains(text) ? text : known.front();
}

QStringList knownLanguages() {
    return {QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("fr")};
}

QStringList knownAppearances() {
    return {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
}

} // namespace

QString switchText(bool on) { return QLatin1String(on ? onText : offText); }

bool readSwitch(const QString& text, bool otherwise) {
    return text.isEmpty() ? otherwise : text == QLatin1String(onText);
}

Preferences::Preferences(Library& library, QObject* parent)
    : QObject(parent), m_library(library),
      m_language(oneOf(library.setting(languageKey), knownLanguages())),
      m_appearance(oneOf(library.setting(appearanceKey), knownAppearances())),
      m_sounds(readSwitch(library.setting(soundsKey), true)),
      m_reducedMotion(readSwitch(library.setting(motionKey), systemReducesMotion())),
      m_hintsSeen(library.setting(hintsSeenKey).split(u',', Qt::SkipEmptyParts)) {
    const qreal scale = library.setting(textScaleKey).toDouble();
    m_textScale = scale >= smallestText && scale <= largestText ? scale : smallestText;
    onSystemAppearanceChanged(this, [this] { updateDark(); });
    updateDark();
    instance = this;
}

Preferences::~Preferences() {
    if (instance == this) {
        instance = nullptr;
    }
}

Preferences* Preferences::current() { return instance; }

Preferences* Preferences::create(QQmlEngine*, QJSEngine*) {
    Q_ASSERT(instance != nullptr);
    QJSEngine::setObjectOwnership(instance, QJSEngine::CppOwnership);
    return instance;
}

QByteArray Preferences::code() const {
    const std::string_view code = languageCode(languageInForce());
    return {code.data(), static_cast<qsizetype>(code.size())};
}

Language Preferences::languageInForce() const {
    if (m_languageOverride) {
        return *m_languageOverride;
    }
    return m_language == QLatin1String("system") ? systemLanguage()
                                                 : languageOf(m_language.toStdString());
}

void Preferences::setLanguage(const QString& language) {
    if (language == m_language || !knownLanguages().contains(language)) {
        return;
    }
    m_language = language;
    m_languageOverride.reset();
    m_library.setSetting(languageKey, language);
    emit languageChanged();
    m_textLanguage.set(languageInForce());
    emit effectiveLanguageChanged();
}

void Preferences::overrideLanguage(Language language) {
    m_languageOverride = language;
    m_textLanguage.set(language);
    emit effectiveLanguageChanged();
}

void Preferences::setAppearance(const QString& appearance) {
    if (appearance != m_appearance && knownAppearances().contains(appearance)) {
        m_library.setSetting(appearanceKey, appearance);
        overrideAppearance(appearance);
    }
}

void Preferences::overrideAppearance(const QString& appearance) {
    m_appearance = oneOf(appearance, knownAppearances());
    emit appearanceChanged();
    updateDark();
}

void Preferences::updateDark() {
    const bool dark = m_appearance == QLatin1String("system")
                          ? systemIsDark()
                          : m_appearance == QLatin1String("dark");
    if (dark != m_dark) {
        m_dark = dark;
        emit darkChanged();
    }
}

void Preferences::setSounds(bool sounds) {
    if (sounds != m_sounds) {
        m_sounds = sounds;
        m_library.setSetting(soundsKey, switchText(sounds));
        emit soundsChanged();
    }
}

void Preferences::setTextScale(qreal scale) {
    const qreal fitting = std::clamp(scale, smallestText, largestText);
    if (!qFuzzyCompare(fitting, m_textScale)) {
        m_textScale = fitting;
        m_library.setSetting(textScaleKey, QString::number(fitting));
        emit textScaleChanged();
    }
}

void Preferences::setReducedMotion(bool reduced) {
    if (reduced != m_reducedMotion) {
        m_reducedMotion = reduced;
        m_library.setSetting(motionKey, switchText(reduced));
        emit reducedMotionChanged();
    }
}

void Preferences::seeHint(const QString& id) {
    if (!hasSeenHint(id)) {
        m_hintsSeen << id;
        m_library.setSetting(hintsSeenKey, m_hintsSeen.join(u','));
    }
}

CopySettings Preferences::copySettings() const {
    CopySettings settings;
    for (const GameUi* const game : gameUis()) {
        for (const std::string_view key : game->copyKeys) {
            settings[toQt(key)] = m_library.setting(toQt(key));
        }
    }
    return settings;
}

} // namespace cimaise
