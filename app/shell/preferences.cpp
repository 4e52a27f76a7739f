// Reads each preference from the library's settings at start and writes it back when it changes.
#include "app/shell/preferences.h"

#include "app/models/piece_colours.h"

#include "app/library/library.h"
#include "app/shell/system_look.h"
#include "app/texts/qt_texts.h"

#include <QColor>
#include <algorithm>
#include <numeric>

namespace cimaise {

namespace {

constexpr auto languageKey = "language";
constexpr auto appearanceKey = "appearance";
constexpr auto soundsKey = "sounds";
constexpr auto textScaleKey = "text-scale";
constexpr auto motionKey = "reduced-motion";
constexpr auto hintsSeenKey = "hints-seen";
constexpr auto museumHintsKey = "museum-hints";
constexpr auto museumCopyKey = "museum-copy";
constexpr auto artSocietyWallKey = "art-society-wall";
constexpr auto frameColoursKey = "art-society-frames";
constexpr auto themesKey = "musee-themes";

/// Default colours of the frames A to D, until the user enters those of their copy.
const QStringList& ourColours() {
    static const QStringList ours = [] {
        QStringList names;
        for (const QRgb colour : defaultFrameColours) {
            names << QColor{colour}.name();
        }
        return names;
    }();
    return ours;
}

QStringList readColours(const QString& text) {
    const QStringList given = text.split(u',');
    const bool good =
        given.size() == ourColours().size() &&
        std::ranges::all_of(given, [](const QString& one) { return QColor::isValidColor(one); });
    return good ? given : ourColours();
}

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

QString switchText(bool on) { return QLatin1String(on ? onText : offText); }

bool readSwitch(const QString& text, bool otherwise) {
    return text.isEmpty() ? otherwise : text == QLatin1String(onText);
}

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

Preferences::Preferences(Library& library, QObject* parent)
    : QObject(parent), m_library(library),
      m_language(oneOf(library.setting(languageKey), knownLanguages())),
      m_appearance(oneOf(library.setting(appearanceKey), knownAppearances())),
      m_sounds(readSwitch(library.setting(soundsKey), true)),
      m_reducedMotion(readSwitch(library.setting(motionKey), systemReducesMotion())),
      m_museumHints(readSwitch(library.setting(museumHintsKey), true)),
      m_hintsSeen(library.setting(hintsSeenKey).split(u',', Qt::SkipEmptyParts)),
      m_museumCopy(library.setting(museumCopyKey)),
      m_artSocietyWall(library.setting(artSocietyWallKey)),
      m_frameColours(readColours(library.setting(frameColoursKey))),
      m_themes(themeOrderOf(readThemes(library.setting(themesKey))).value_or(musee::printedOrder)),
      m_themesModel(this) {
    const qreal scale = library.setting(textScaleKey).toDouble();
    m_textScale = scale >= smallestText && scale <= largestText ? scale : smallestText;
    connect(&library, &Library::settingsRead, this, &Preferences::readCopies);
    whenSystemLookChanges(this, [this] { updateDark(); });
    updateDark();
    publishThemes();
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
    publishThemes();
    emit languageChanged();
    emit effectiveLanguageChanged();
}

void Preferences::overrideLanguage(Language language) {
    m_languageOverride = language;
    publishThemes();
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

void Preferences::setMuseumHints(bool hints) {
    if (hints != m_museumHints) {
        m_museumHints = hints;
        m_library.setSetting(museumHintsKey, switchText(hints));
        emit museumChanged();
    }
}

void Preferences::readCopies() {
    m_museumCopy = m_library.setting(museumCopyKey);
    m_artSocietyWall = m_library.setting(artSocietyWallKey);
    m_frameColours = readColours(m_library.setting(frameColoursKey));
    emit museumChanged();
    emit artSocietyWallChanged();
    emit frameColoursChanged();
}

void Preferences::setMuseumCopy(const QString& copy) {
    if (copy != m_museumCopy) {
        m_museumCopy = copy;
        m_library.setSetting(museumCopyKey, copy);
        emit museumChanged();
    }
}

void Preferences::setArtSocietyWall(const QString& wall) {
    if (wall != m_artSocietyWall) {
        m_artSocietyWall = wall;
        m_library.setSetting(artSocietyWallKey, wall);
        emit artSocietyWallChanged();
    }
}

void Preferences::setFrameColour(int frame, const QString& colour) {
    if (frame >= 0 && frame < m_frameColours.size() && QColor::isValidColor(colour) &&
        colour != m_frameColours[frame]) {
        m_frameColours[frame] = colour;
        m_library.setSetting(frameColoursKey, m_frameColours.join(u','));
        emit frameColoursChanged();
    }
}

QList<int> Preferences::themeOrder() const { return {m_themes.begin(), m_themes.end()}; }

void Preferences::setThemeOrder(const QList<int>& order) {
    const std::optional<musee::ThemeOrder> themes = themeOrderOf(order);
    if (themes && *themes != m_themes) {
        m_themes = *themes;
        m_library.setSetting(themesKey, themesText(m_themes));
        publishThemes();
        emit themeOrderChanged();
    }
}

void Preferences::swapThemes(int remainder, int themeIndex) {
    QList<int> order = themeOrder();
    const auto other = order.indexOf(themeIndex);
    if (other >= 0 && remainder >= 0 && remainder < order.size()) {
        order.swapItemsAt(remainder, other);
        setThemeOrder(order);
    }
}

void Preferences::publishThemes() { m_themesModel.show(m_themes, Translator{languageInForce()}); }

} // namespace cimaise
