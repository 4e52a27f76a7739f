// Enters experts, the patron and the figures of the final scoring, and keeps what one's own copy
// prints.
#include "app/share/file_text.h"
#include "app/tables/museum/museum_figure_text.h"
#include "app/tables/museum/museum_table.h"
#include "app/texts/qt_score_words.h"

#include <QFile>
#include <algorithm>

namespace cimaise {

namespace {

//% "experts of {owner} changed"
constexpr TextId expertEdit = CIMAISE_TEXT("museum.edit.expert");
//% "patron of {owner} changed"
constexpr TextId patronEdit = CIMAISE_TEXT("museum.edit.patron");
//% "figure entered"
constexpr TextId figureEdit = CIMAISE_TEXT("museum.edit.figure");
//% "figures of my copy filled in"
constexpr TextId copyEdit = CIMAISE_TEXT("museum.edit.copy");
//% "Fill in from my copy"
constexpr TextId fillIn = CIMAISE_TEXT("museum.copy.fill-in");

constexpr std::size_t inQuadruple = 4;

constexpr std::array patronTexts{
    //% "Four collections: how many of them reach size 3?"
    CIMAISE_TEXT("museum.patron.quadruple.text"),
    //% "Objects of one continent, anywhere on the board."
    CIMAISE_TEXT("museum.patron.continent.text"),
    //% "The collection of one civilisation."
    CIMAISE_TEXT("museum.patron.legacy.text"),
    //% "Collections whose objects hold all values from 1 to 5."
    CIMAISE_TEXT("museum.patron.perfect.text"),
    //% "Objects of value 5, anywhere on the board."
    CIMAISE_TEXT("museum.patron.masterpieces.text"),
    //% "Each expert brings points."
    CIMAISE_TEXT("museum.patron.greatest-team.text"),
    //% "Domain collections of at least 5 objects."
    CIMAISE_TEXT("museum.patron.fountain.text"),
    //% "A civilisation collection of 7 and a domain collection of 6."
    CIMAISE_TEXT("museum.patron.glimpse.text"),
    //% "Enter the points that the card brings."
    CIMAISE_TEXT("museum.patron.other.text"),
};

std::optional<museum::Continent> continentCalled(const QString& id) {
    const auto found =
        std::ranges::find(museum::continents, id.toStdString(), &museum::ContinentInfo::id);
    if (found == museum::continents.end()) {
        return std::nullopt;
    }
    return static_cast<museum::Continent>(found - museum::continents.begin());
}

museum::Bonus bonusCalled(const QString& id) {
    return id == QLatin1String("main")   ? museum::Bonus::main
           : id == QLatin1String("full") ? museum::Bonus::full
                                         : museum::Bonus::both;
}

} // namespace

void MuseumTable::toggleExpert(int row) {
    const std::vector<museum::Expert> all = museum::allExperts();
    if (hasMuseum() && row >= 0 && row < std::ssize(all)) {
        edit(museum::toggleExpert(layout(), m_side, all[static_cast<std::size_t>(row)]),
             {expertEdit, {{"owner", side(m_side)}}});
    }
}

void MuseumTable::setPatron(std::optional<museum::Patron> patron) {
    if (patron) {
        patron = filledIn(*std::move(patron), m_copy);
    }
    edit(museum::setPatron(layout(), m_side, std::move(patron)),
         {patronEdit, {{"owner", side(m_side)}}});
}

void MuseumTable::choosePatron(int row) {
    if (!hasMuseum() || row < 0 || row > static_cast<int>(museum::patronKindCount)) {
        return;
    }
    if (row == static_cast<int>(museum::patronKindCount)) {
        setPatron(std::nullopt);
    } else if (!*museum().patron || (*museum().patron)->kind != museum::PatronKind(row)) {
        setPatron(museum::newPatron(museum::PatronKind(row)));
    }
}

void MuseumTable::choosePatronPart(int row) {
    if (!hasMuseum() || !*museum().patron || row < 0) {
        return;
    }
    museum::Patron patron = **museum().patron;
    const auto civilisations = static_cast<int>(museum::civilisationCount);
    if (patron.kind == museum::PatronKind::continent) {
        patron = museum::newPatron(patron.kind);
        patron.continent = static_cast<museum::Continent>(row);
    } else if (patron.kind == museum::PatronKind::legacy) {
        patron = museum::newPatron(patron.kind);
        patron.civilisation = static_cast<museum::Civilisation>(row);
    } else {
        const museum::CollectionKind kind =
            row < civilisations
                ? museum::CollectionKind{static_cast<museum::Civilisation>(row)}
                : museum::CollectionKind{static_cast<museum::Domain>(row - civilisations)};
        // a card asks for four: a fifth takes the place of the oldest
        if (std::erase(patron.collections, kind) == 0) {
            if (patron.collections.size() == inQuadruple) {
                patron.collections.erase(patron.collections.begin());
            }
            patron.collections.push_back(kind);
        }
    }
    setPatron(std::move(patron));
}

QString MuseumTable::patronText() const {
    if (!hasMuseum() || !*museum().patron) {
        return {};
    }
    const auto kind = static_cast<std::size_t>((*museum().patron)->kind);
    return say(m_session->words(), patronTexts.at(kind));
}

QString MuseumTable::patronWorth() const {
    if (!hasMuseum() || !*museum().patron) {
        return {};
    }
    const Words words = m_session->words();
    return view(words).worth("patron");
}

QString MuseumTable::opinionWorth() const {
    if (!hasMuseum()) {
        return {};
    }
    const Words words = m_session->words();
    return view(words).worth("public-opinion");
}

std::optional<int> MuseumTable::figureOf(const QString& figure) const {
    for (const MuseumFiguresModel* const model :
         {&m_track, &m_patronFigures, &m_prestige, &m_bonuses, &m_discards, &m_opinion, &m_press}) {
        for (int row = 0; row < model->count(); ++row) {
            if (model->valueOf(row, "figure").toString() == figure) {
                const QString text = model->valueOf(row, "valueText").toString();
                return text.isEmpty() ? std::nullopt : std::optional{text.toInt()};
            }
        }
    }
    return std::nullopt;
}

QString MuseumTable::setFigure(const QString& figure, const QString& text) {
    const auto value = museum::readFigure(text);
    if (!value) {
        return say(m_session->words(), value.error());
    }
    enterFigure(figure, *value);
    return {};
}

void MuseumTable::stepFigure(const QString& figure, int by) {
    const std::optional<int> now = figureOf(figure);
    enterFigure(figure, std::clamp(now.value_or(0) + by, 0, museum::highestFigure));
}

void MuseumTable::enterFigure(const QString& figure, std::optional<int> value) {
    if (!hasMuseum()) {
        return;
    }
    const QString group = figure.section(u':', 0, 0);
    const QString of = figure.section(u':', 1);
    museum::Layout next = layout();
    museum::Copy copy = m_copy;
    if (group == QLatin1String("track")) {
        next = setTrack(std::move(next), m_side, value);
    } else if (group == QLatin1String("prestige")) {
        next = setPrestige(std::move(next), m_side, value.value_or(0));
    } else if (group == QLatin1String("press")) {
        next = setPress(std::move(next), m_side, value.value_or(0));
    } else if (group == QLatin1String("discard")) {
        next = setDiscard(std::move(next), m_side,
                          continentCalled(of).value_or(museum::Continent::asia), value);
    } else if (group == QLatin1String("opinion")) {
        next = setOpinion(std::move(next), continentCalled(of).value_or(museum::Continent::asia),
                          value);
    } else if (group == QLatin1String("patron")) {
        next = setPatronFigure(std::move(next), m_side, of.toUInt(), value);
        if (const auto& patron = *next.museums.at(static_cast<std::size_t>(m_side)).patron) {
            copy = withPatron(std::move(copy), *patron);
        }
    } else if (group == QLatin1String("bonus")) {
        const std::string board{museum::boardName(layout(), m_side)};
        next = keepBoard(std::move(next), board, withBonus(plan(), bonusCalled(of), value));
        copy = withBoard(std::move(copy), board, *findBoard(next, board));
    }
    if (edit(std::move(next), {figureEdit, {}})) {
        keep(std::move(copy));
    }
}

void MuseumTable::setCopy(const QString& copy) {
    if (copy == m_copyText) {
        return;
    }
    m_copyText = copy;
    m_copy = museum::readCopy(copy.toStdString()).value_or(museum::Copy{});
    refresh();
    emit copyChanged();
}

void MuseumTable::keep(museum::Copy copy) {
    if (copy != m_copy) {
        setCopy(toQt(museum::writeCopy(copy)));
        emit copyEdited(m_copyText);
    }
}

void MuseumTable::showAnswers(const Words& words) {
    m_gifts.clear();
    std::vector<Answer> rows;
    for (int row = 0; const Finding& finding : m_session->evaluation().findings) {
        const bool known = finding.severity == Severity::missing &&
                           finding.party.kind == Party::Kind::side &&
                           finding.party.index < std::ssize(layout().museums);
        if (known) {
            const int owner = finding.party.index;
            museum::Layout next = layout();
            const std::string name{museum::boardName(next, owner)};
            const museum::Museum& museum = next.museums[static_cast<std::size_t>(owner)];
            const museum::Board* const board = museum::boardIn(m_copy, name);
            if (finding.rule == "museum.board.bonus" && board != nullptr) {
                museum::Board filled = boardOf(next, museum);
                for (const auto bonus :
                     {museum::Bonus::main, museum::Bonus::full, museum::Bonus::both}) {
                    if (!bonusOf(filled, bonus)) {
                        filled = withBonus(std::move(filled), bonus, bonusOf(*board, bonus));
                    }
                }
                next = keepBoard(std::move(next), name, filled);
            } else if (finding.rule == "museum.patron.points" && *museum.patron) {
                next = museum::setPatron(std::move(next), owner, filledIn(**museum.patron, m_copy));
            }
            if (next != layout()) {
                m_gifts.push_back(std::move(next));
                rows.push_back({.findingRow = row, .text = say(words, fillIn)});
            }
        }
        ++row;
    }
    m_answers.show(rows);
}

void MuseumTable::give(int row) { edit(m_gifts.at(static_cast<std::size_t>(row)), {copyEdit, {}}); }

QString MuseumTable::saveCopy(const QUrl& file) const {
    const auto written =
        writeFile(QFile::encodeName(file.toLocalFile()).toStdString(), museum::writeCopy(m_copy));
    return written ? QString{} : say(m_session->words(), written.error().reason);
}

QString MuseumTable::loadCopy(const QUrl& file) {
    const auto read = readFile(QFile::encodeName(file.toLocalFile()).toStdString())
                          .and_then([](const std::string& text) { return museum::readCopy(text); });
    if (!read) {
        return say(m_session->words(), read.error().reason);
    }
    keep(merged(m_copy, *read));
    return {};
}

} // namespace cimaise
