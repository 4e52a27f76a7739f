// Merges players who are one person, and separates them again.
#include "app/game/game_facts.h"
#include "app/shell/people_model.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"

#include <QDate>

namespace cimaise {

namespace {

Message withName(TextId text, const QString& name) {
    return {.text = text, .arguments = {{"name", name.toStdString()}}};
}

} // namespace

QString PeopleModel::mergeQuestion() const {
    //% "Are {one} and {name} the same person?"
    constexpr TextId question = CIMAISE_TEXT("people.merge.question");
    return m_mergeOne.isEmpty()
               ? QString{}
               : format(m_language.words(), question,
                        {{"one", m_mergeOne.toStdString()}, {"name", m_mergeInto.toStdString()}});
}

QString PeopleModel::mergeExplanation() const {
    //% "All their games then count for {name}. The games are not changed."
    constexpr TextId explanation = CIMAISE_TEXT("people.merge.explanation");
    return format(m_language.words(), explanation, {{"name", m_mergeInto.toStdString()}});
}

bool PeopleModel::haveMet(const QString& one, const QString& other) {
    constexpr std::size_t mostNamed = 3;
    m_library.flush(); // a pending game would not be read
    const std::vector<GameId> games = m_library.gamesOf({one, other});
    QStringList titles;
    for (std::size_t i = 0; i < games.size() && i < mostNamed; ++i) {
        const auto game = m_library.load(games[i]);
        if (game) {
            const QDate day = QDate{1970, 1, 1}.addDays(game->summary.day);
            titles << gameTitle(game->summary.facts, m_language.words()) + QStringLiteral(" · ") +
                          dayInWords(day, m_language.current());
        }
    }
    if (games.size() > mostNamed) {
        titles << QStringLiteral("…");
    }
    if (!games.empty()) {
        //% "{one} and {name} cannot be merged: they played together in %n games ({games})."
        notify({.text = CIMAISE_TEXT_N("people.merge.met"),
                .arguments = {{"one", one.toStdString()},
                              {"name", other.toStdString()},
                              {"n", static_cast<int>(games.size())},
                              {"games", titles.join(QStringLiteral(", ")).toStdString()}}},
               false);
    }
    return !games.empty();
}

void PeopleModel::askMerge(const QString& one, const QString& into) {
    const QString person = m_library.people().personOf(into);
    if (haveMet(one, person)) {
        return;
    }
    m_mergeOne = one;
    m_mergeInto = person;
    emit mergeQuestionChanged();
}

void PeopleModel::dismissMerge() {
    if (!m_mergeOne.isEmpty()) {
        m_mergeOne.clear();
        emit mergeQuestionChanged();
    }
}

void PeopleModel::merge() {
    const People people = withPersonLike(m_library.people(), m_mergeInto, m_mergeOne);
    //% "Their games now count as {name}’s."
    const Message done = withName(CIMAISE_TEXT("people.merged"), m_mergeInto);
    const People after = merged(people, m_mergeOne, m_mergeInto);
    dismissMerge();
    change(after, done);
}

void PeopleModel::separate(const QString& name) {
    //% "{name} is a separate player again."
    change(separated(m_library.people(), name), withName(CIMAISE_TEXT("people.separated"), name));
}

} // namespace cimaise
