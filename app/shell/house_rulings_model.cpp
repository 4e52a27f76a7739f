// Stores the house rules in the library's settings, so that another window on the library has them
// as well.
#include "app/shell/house_rulings_model.h"

#include "app/library/library.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"

#include <QDate>
#include <algorithm>
#include <ranges>

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

/// Date and game of a decision: “22 November 2026 · Friday at Ana's”.
QString decidedText(const HouseRuling& ruling, Language language) {
    const QDate day = QDate::fromString(toQt(ruling.day), Qt::ISODate);
    QStringList parts{day.isValid() ? dayInWords(day, language) : QString{},
                      toQt(isolated(ruling.from))};
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

HouseRulingRow rowOf(const HouseRuling& ruling, const RuledOn& on, Language language) {
    const Translator words{language};
    HouseRulingRow row{.game = format(words, on.game->name),
                       .question = format(words, on.reading->explanation.title),
                       .options = {},
                       .decided = decidedText(ruling, language),
                       .note = toQt(ruling.note)};
    for (const ReadingOption& option : on.reading->options) {
        if (option.id == ruling.option) {
            row.chosen = static_cast<int>(row.options.size());
        }
        row.options << format(words, option.title);
    }
    row.accessibleName =
        listed({row.game, row.question, row.options[row.chosen], row.decided, row.note});
    return row;
}

} // namespace

HouseRulingsModel::HouseRulingsModel(Library& library, const TextLanguage& language,
                                     QObject* parent)
    : RowsModel(rulingRoles(), parent), m_library(library), m_language(language) {
    connect(&language, &TextLanguage::changed, this, &HouseRulingsModel::show);
    connect(&library, &Library::settingsRead, this, &HouseRulingsModel::readAgain);
    readAgain();
}

void HouseRulingsModel::readAgain() {
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
            rows.push_back(rowOf(m_rulings[i], on, m_language.current()));
            m_shown.push_back(i);
        }
    }
    setRows(rulingRoles(), rows);
    // the deleted ruling has been replaced or restored meanwhile
    if (m_forgotten && rulingOn(m_rulings, m_forgotten->reading) != nullptr) {
        m_forgotten.reset();
    }
    emit forgottenChanged();
}

HouseRuling* HouseRulingsModel::at(int row) {
    const bool there = row >= 0 && row < std::ssize(m_shown);
    return there ? &m_rulings[m_shown[static_cast<std::size_t>(row)]] : nullptr;
}

std::optional<HouseRuling> HouseRulingsModel::inForce(const std::string& reading) const {
    const HouseRuling* const found = rulingOn(m_rulings, reading);
    return found == nullptr ? std::nullopt : std::optional{*found};
}

void HouseRulingsModel::remember(const QString& reading, const QString& earlier,
                                 const QString& option, const QString& from) {
    std::optional<HouseRuling> before = inForce(reading.toStdString());
    const HouseRuling after{.reading = reading.toStdString(),
                            .option = option.toStdString(),
                            .day = QDate::currentDate().toString(Qt::ISODate).toStdString(),
                            .from = from.toStdString(),
                            .note = before ? before->note : std::string{}};
    m_made.push_back(
        {.answerBefore = earlier.toStdString(), .before = std::move(before), .after = after});
    keep(withRuling(m_rulings, after));
}

std::optional<std::optional<HouseRuling>> HouseRulingsModel::back(const std::string& reading,
                                                                  const std::string& answer) const {
    std::optional<HouseRuling> now = inForce(reading);
    for (const Made& madeAt : std::views::reverse(m_made)) {
        if (now == madeAt.after) {
            now = madeAt.before;
            if (madeAt.answerBefore == answer) {
                return now;
            }
        }
    }
    return std::nullopt;
}

std::optional<HouseRuling> HouseRulingsModel::again(const std::string& reading,
                                                    const std::string& answer) const {
    std::optional<HouseRuling> now = inForce(reading);
    for (const Made& madeAt : m_made) {
        if (madeAt.after.reading == reading && madeAt.before == now) {
            now = madeAt.after;
            if (now->option == answer) {
                return now;
            }
        }
    }
    return std::nullopt;
}

void HouseRulingsModel::turn(const QString& reading, const QString& option) {
    const std::string id = reading.toStdString();
    const std::string answer = option.toStdString();
    if (const auto earlier = back(id, answer)) {
        keep(*earlier ? withRuling(m_rulings, **earlier) : withoutRuling(m_rulings, id));
    } else if (const auto later = again(id, answer)) {
        keep(withRuling(m_rulings, *later));
    }
}

std::optional<ReadingChoices> HouseRulingsModel::choicesFor(const Game& game) const {
    ReadingChoices choices = choicesOf(m_rulings, game);
    return choices.empty() ? std::nullopt : std::optional{std::move(choices)};
}

QString HouseRulingsModel::inForceFor(const QString& game) const {
    const Game* const found = findGame(game.toStdString());
    const auto count = found == nullptr ? 0 : std::ssize(choicesOf(m_rulings, *found));
    //% "%n house rules apply."
    constexpr TextId some = CIMAISE_TEXT_N("house.in-force");
    return count == 0 ? QString{}
                      : format(m_language.words(), some, {{"n", static_cast<int>(count)}});
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
    //% "Undo deletion: {question}"
    constexpr TextId text = CIMAISE_TEXT("house.deleted");
    return m_forgotten ? format(m_language.words(), text,
                                {{"question", ruledOn(*m_forgotten).reading->explanation.title}})
                       : QString{};
}

void HouseRulingsModel::restore() {
    if (m_forgotten) {
        keep(withRuling(m_rulings, *m_forgotten));
    }
}

} // namespace cimaise
