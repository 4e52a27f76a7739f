// Keeps the rulings in the library's settings: another window on it has them as well.
#include "app/desk/house_rulings_model.h"

#include "app/library/library.h"
#include "app/texts/qt_score_words.h"

#include <QDate>
#include <QLocale>
#include <algorithm>

namespace cimaise {

namespace {

constexpr auto settingKey = "house-rulings";

const Roles<HouseRulingRow>& rulingRoles() {
    static const Roles<HouseRulingRow> table{{"game", &HouseRulingRow::game},
                                             {"question", &HouseRulingRow::question},
                                             {"options", &HouseRulingRow::options},
                                             {"chosen", &HouseRulingRow::chosen},
                                             {"decided", &HouseRulingRow::decided},
                                             {"note", &HouseRulingRow::note},
                                             {"accessibleName", &HouseRulingRow::accessibleName}};
    return table;
}

/// “22 November 2026 · Friday at Ana's”
QString decidedText(const HouseRuling& ruling, Language language) {
    const QDate day = QDate::fromString(toQt(ruling.day), Qt::ISODate);
    const QLocale locale{language == Language::french ? QLocale::French : QLocale::English};
    QStringList parts{day.isValid() ? locale.toString(day, QLocale::LongFormat) : QString{},
                      toQt(ruling.from)};
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

HouseRulingRow rowOf(const HouseRuling& ruling, const RuledOn& on, Language language) {
    const Words words{language};
    HouseRulingRow row{.game = say(words, on.game->name),
                       .question = say(words, on.reading->digest.title),
                       .options = {},
                       .decided = decidedText(ruling, language),
                       .note = toQt(ruling.note)};
    for (const ReadingOption& option : on.reading->options) {
        if (option.id == ruling.option) {
            row.chosen = static_cast<int>(row.options.size());
        }
        row.options << say(words, option.title);
    }
    row.accessibleName =
        listed({row.game, row.question, row.options[row.chosen], row.decided, row.note});
    return row;
}

} // namespace

HouseRulingsModel::HouseRulingsModel(Library& library, Language language, QObject* parent)
    : RowsModel(rulingRoles(), parent), m_library(library), m_language(language) {
    connect(&library, &Library::settingsRead, this, &HouseRulingsModel::readAnew);
    readAnew();
}

void HouseRulingsModel::readAnew() {
    m_rulings = readHouseRulings(m_library.setting(settingKey).toStdString());
    show();
}

void HouseRulingsModel::keep(HouseRulings rulings) {
    m_rulings = std::move(rulings);
    m_library.setSetting(settingKey, toQt(writeHouseRulings(m_rulings)));
    show();
}

void HouseRulingsModel::show() {
    std::vector<HouseRulingRow> rows;
    m_shown.clear();
    for (std::size_t i = 0; i < m_rulings.size(); ++i) {
        if (const RuledOn on = ruledOn(m_rulings[i]); on.reading != nullptr) {
            rows.push_back(rowOf(m_rulings[i], on, m_language));
            m_shown.push_back(i);
        }
    }
    setRows(rulingRoles(), rows);
    // decided anew since, or had back
    if (m_forgotten && rulingOn(m_rulings, m_forgotten->reading) != nullptr) {
        m_forgotten.reset();
    }
    emit forgottenChanged();
}

HouseRuling* HouseRulingsModel::at(int row) {
    const bool there = row >= 0 && row < std::ssize(m_shown);
    return there ? &m_rulings[m_shown[static_cast<std::size_t>(row)]] : nullptr;
}

void HouseRulingsModel::remember(const QString& reading, const QString& option,
                                 const QString& from) {
    const HouseRuling* const before = rulingOn(m_rulings, reading.toStdString());
    Made made{.ruling = {.reading = reading.toStdString(),
                         .option = option.toStdString(),
                         .day = QDate::currentDate().toString(Qt::ISODate).toStdString(),
                         .from = from.toStdString(),
                         .note = before == nullptr ? std::string{} : before->note},
              .before = before == nullptr ? std::nullopt : std::optional{*before}};
    const auto earlier = std::ranges::find_if(
        m_made, [&](const Made& other) { return made.before && other.ruling == *made.before; });
    if (earlier != m_made.end()) { // a change of mind: both are taken back together
        earlier->ruling = made.ruling;
    } else {
        m_made.push_back(made);
    }
    keep(withRuling(m_rulings, std::move(made.ruling)));
}

void HouseRulingsModel::takeBack(const QString& reading) {
    const HouseRuling* const now = rulingOn(m_rulings, reading.toStdString());
    const auto made = std::ranges::find_if(
        m_made, [&](const Made& one) { return now != nullptr && one.ruling == *now; });
    if (made != m_made.end()) {
        HouseRulings left = made->before ? withRuling(m_rulings, *made->before)
                                         : withoutRuling(m_rulings, reading.toStdString());
        m_made.erase(made);
        keep(std::move(left));
    }
}

std::optional<ReadingChoices> HouseRulingsModel::choicesFor(const Game& game) const {
    ReadingChoices choices = choicesOf(m_rulings, game);
    return choices.empty() ? std::nullopt : std::optional{std::move(choices)};
}

void HouseRulingsModel::setLanguage(Language language) {
    m_language = language;
    show();
}

QString HouseRulingsModel::inForceFor(const QString& game) const {
    const Game* const found = findGame(game.toStdString());
    const auto count = found == nullptr ? 0 : std::ssize(choicesOf(m_rulings, *found));
    //% "%n house rulings are in force."
    constexpr TextId some = CIMAISE_TEXT_N("house.in-force");
    return count == 0 ? QString{} : say(Words{m_language}, some, {{"n", static_cast<int>(count)}});
}

void HouseRulingsModel::choose(int row, int option) {
    HouseRuling* const ruling = at(row);
    const std::span<const ReadingOption> options =
        ruling == nullptr ? std::span<const ReadingOption>{} : ruledOn(*ruling).reading->options;
    if (option >= 0 && option < std::ssize(options)) {
        ruling->option = options[static_cast<std::size_t>(option)].id;
        keep(m_rulings);
    }
}

void HouseRulingsModel::setNote(int row, const QString& note) {
    if (HouseRuling* const ruling = at(row)) {
        ruling->note = note.trimmed().toStdString();
        keep(m_rulings);
    }
}

void HouseRulingsModel::forget(int row) {
    if (const HouseRuling* const ruling = at(row)) {
        m_forgotten = *ruling;
        keep(withoutRuling(m_rulings, m_forgotten->reading));
    }
}

QString HouseRulingsModel::forgotten() const {
    //% "Forgotten: {question} Take that back"
    constexpr TextId text = CIMAISE_TEXT("house.forgotten");
    return m_forgotten ? say(Words{m_language}, text,
                             {{"question", ruledOn(*m_forgotten).reading->digest.title}})
                       : QString{};
}

void HouseRulingsModel::restore() {
    if (m_forgotten) {
        keep(withRuling(m_rulings, *m_forgotten));
    }
}

} // namespace cimaise
