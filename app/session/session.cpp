// Each edit: a new position, judged, kept, published.
#include "app/session/session.h"

#include "app/game/edit_text.h"
#include "app/game/game_facts.h"
#include "app/game/player_names.h"

#include <algorithm>

namespace cimaise {

namespace {

QString documentOf(const AnyCase& position) { return toQt(writeCase(position)); }

GameStep keptStep(const HistoryStep& step) {
    return {.document = documentOf(step.position), .what = writeEditText(step.what)};
}

std::optional<std::string> headerTitle(const QString& title) {
    return title.isEmpty() ? std::nullopt : std::optional{title.toStdString()};
}

} // namespace

Session::Session(Library& library, Language language, OpenGame game, QObject* parent)
    : QObject(parent), m_library(library), m_language(language), m_id(game.id),
      m_history(std::move(game.history)), m_title(std::move(game.title)), m_finished(game.finished),
      m_sides(this), m_findings(this), m_sheet(this), m_evidence(this), m_ranking(this),
      m_readings(this) {
    m_history.retitle(headerTitle(m_title));
    connect(&m_library, &Library::saveTroubleChanged, this, &Session::saveTroubleChanged);
    connect(&m_library, &Library::accessChanged, this, [this] {
        if (m_history.steps().size() > 1) {
            keepAll(); // edited while the library could take nothing
        }
        emit readOnlyChanged();
        emit saveTroubleChanged();
        emit changed();
    });
    connect(&m_evidence, &EvidenceModel::oneAsked, this, [this](int row) {
        Highlight one = m_highlight;
        one.kind = Highlight::Kind::evidence;
        one.row = row;
        setHighlight(one);
    });
    connect(&m_findings, &RowsModel::moreAsked, this, &Session::publishHighlight);
    connect(&m_evidence, &RowsModel::moreAsked, this, &Session::publishHighlight);
    m_evaluation = evaluate(current());
    publish();
}

bool Session::edit(AnyCase next, Message what) {
    if (readOnly() || next == current()) {
        return false;
    }
    keepAll();
    m_history.append({.position = std::move(next), .what = std::move(what)});
    m_evaluation = evaluate(current());
    if (m_id != 0) {
        m_library.append(
            m_id, {.document = documentOf(current()), .what = writeEditText(*m_history.undoable())},
            facts());
    }
    announce();
    return true;
}

void Session::undo() {
    if (!readOnly() && m_history.undo()) {
        moved();
        tell(Happening::undo);
    }
}

void Session::redo() {
    if (!readOnly() && m_history.redo()) {
        moved();
        tell(Happening::hung);
    }
}

void Session::moved() {
    m_evaluation = evaluate(current());
    keepFacts();
    announce();
}

void Session::announce() {
    if (m_highlight.kind == Highlight::Kind::finding) {
        m_highlight = {};
    }
    publish();
    emit changed();
    emit matchChanged();
}

void Session::keepAll() {
    if (m_id != 0 || readOnly()) {
        return;
    }
    const std::vector<HistoryStep>& steps = m_history.steps();
    m_id = m_library.create(facts(), documentOf(steps.front().position));
    if (m_id == 0) {
        return;
    }
    for (auto step = steps.begin() + 1; step != steps.end(); ++step) {
        m_library.append(m_id, keptStep(*step), facts());
    }
    keepFacts();
    emit stored(m_id);
}

void Session::keepFacts() {
    if (m_id != 0) {
        m_library.moveTo(m_id, static_cast<qsizetype>(m_history.index()), facts());
    }
}

GameFacts Session::facts() const {
    return factsOf(current(), m_evaluation.score, m_title, m_finished);
}

void Session::setTitle(const QString& title) {
    const QString plain = title.trimmed();
    if (readOnly() || plain == m_title || nameTrouble(plain.toStdString())) {
        return;
    }
    m_title = plain;
    m_history.retitle(headerTitle(plain));
    if (m_id != 0) {
        m_library.rename(m_id, plain);
    }
    emit factsChanged();
}

void Session::setFinished(bool finished) {
    if (readOnly() || finished == m_finished) {
        return;
    }
    keepAll();
    m_finished = finished;
    keepFacts();
    emit factsChanged();
    emit matchChanged();
}

void Session::setReading(const QString& id, int option) {
    const std::span<const Reading> catalogue = gameOf(current()).readings;
    const auto reading = std::ranges::find(catalogue, id.toStdString(), &Reading::id);
    if (reading == catalogue.end() || option < 0 || option >= std::ssize(reading->options)) {
        return;
    }
    const ReadingOption& chosen = reading->options[static_cast<std::size_t>(option)];
    AnyCase next = current();
    GameHeader& header = headerOf(next);
    header.readings = withChoice(catalogue, header.readings, reading->id, chosen.id);
    //% "“{question}” answered: {answer}"
    edit(std::move(next),
         {.text = CIMAISE_TEXT("session.edit.reading"),
          .arguments = {{"question", reading->digest.title}, {"answer", chosen.title}}});
}

QString Session::renamePlayer(int index, const QString& name) {
    AnyCase next = current();
    std::vector<std::string>& players = headerOf(next).players;
    if (index < 0 || index >= std::ssize(players)) {
        return {};
    }
    std::string& renamed = players[static_cast<std::size_t>(index)];
    const std::string before = std::exchange(renamed, name.trimmed().toStdString());
    if (const std::optional<Message> trouble = namesTrouble(players)) {
        return say(words(), *trouble);
    }
    //% "{before} renamed to {after}"
    edit(std::move(next),
         {.text = CIMAISE_TEXT("session.edit.player"),
          .arguments = {{"before", before}, {"after", name.trimmed().toStdString()}}});
    return {};
}

} // namespace cimaise
