// Properties of the open game for QML: its models, verdict, highlight and match.
#include "app/game/findings_order.h"
#include "app/game/game_facts.h"
#include "app/input/changes.h"
#include "app/input/piece_at.h"
#include "app/models/first_filled.h"
#include "app/session/session.h"
#include "scoring/matches.h"

#include <QScopedValueRollback>
#include <QStringList>
#include <algorithm>

namespace cimaise {

namespace {

QStringList playersAt(const AnyCase& position) {
    QStringList names;
    for (const std::string& name : headerOf(position).players) {
        names << toQt(name);
    }
    return names;
}

//% "Tap the place in question on the board."
constexpr TextId tapPlace = CIMAISE_TEXT("dispute.point");
//% "Nothing is there. Tap something on the board."
constexpr TextId tapSomething = CIMAISE_TEXT("dispute.missed");

bool isOfOneSide(const Highlight& highlight) {
    return highlight.kind == Highlight::Kind::line || highlight.kind == Highlight::Kind::evidence;
}

} // namespace

void Session::publish() {
    const Translator language = words();
    const PublishContext context = this->context(language);
    m_steps.follow(m_language);
    m_sides.show(context, m_library.people());
    m_ranking.show(context);
    m_readings.show(context);
    publishHighlight();
    if (QStringList players = playersAt(current()); players != m_players) {
        m_players = std::move(players);
        emit playersChanged();
    }
}

void Session::publishHighlight() {
    const Translator language = words();
    const PublishContext context = this->context(language);
    const int finding = m_highlight.kind == Highlight::Kind::finding ? m_highlight.row : -1;
    m_findings.show(context, finding);
    m_ruling.show(context, m_highlight, m_history);
    m_touchedRuling.show(context, touchedHighlight(), m_history);
    m_sheet.show(context, m_highlight);
    m_evidence.show(context, m_highlight);
    Lights lights = litBy(m_highlight, m_evaluation);
    if (lights != m_lights) {
        m_lights = std::move(lights);
        emit highlightChanged();
    }
}

Highlight Session::touchedHighlight() const {
    if (m_touchedWanted && m_highlight.kind == Highlight::Kind::finding) {
        return m_highlight; // a highlighted finding is the subject of the question
    }
    const bool isHere = m_touched && (m_touched->owner == everyone() ||
                                      sideOf(current(), m_touched->owner) == m_currentSide);
    const std::optional<Spot> about = isHere ? disputable(*m_touched) : std::nullopt;
    if (!m_touchedWanted || !about) {
        return {};
    }
    const bool counting = m_highlight.counting && m_highlight.spots == Spots{*about};
    return {.kind = Highlight::Kind::spots, .spots = {*about}, .counting = counting};
}

bool Session::isCounted(const Spot& spot) const {
    const auto countsHere = [&spot](const ScoreLine& line) {
        return std::ranges::any_of(
            line.evidence, [&spot](const Evidence& piece) { return contains(piece.where, spot); });
    };
    return std::ranges::any_of(m_evaluation.score.sheets, [&](const ScoreSheet& sheet) {
        return std::ranges::any_of(sheet.lines, countsHere);
    });
}

std::optional<Spot> Session::disputable(const Spot& spot) const {
    const std::optional<Spot> lying = pieceAt(current(), spot);
    const bool told = firstAt(m_evaluation.findings, spot) != nullptr || isCounted(spot);
    return lying || !told ? lying : spot;
}

Highlight Session::explainedAnew() const {
    if (!isOfOneSide(m_highlight) || m_highlight.side != m_currentSide || totalsHidden()) {
        return {};
    }
    Highlight line = m_highlight;
    line.kind = Highlight::Kind::line; // the same row may be another piece of evidence
    line.row = -1;
    return line;
}

void Session::setHighlight(Highlight highlight) {
    if (highlight != m_highlight) {
        m_highlight = std::move(highlight);
        publishHighlight();
    }
}

void Session::show(int side, const QString& line) {
    if (totalsHidden()) {
        return;
    }
    setHighlight({.kind = Highlight::Kind::line, .side = side, .line = line.toStdString()});
}

void Session::showFinding(int row) {
    if (m_highlight == Highlight{.kind = Highlight::Kind::finding, .row = row}) {
        clearHighlight();
    } else {
        ruleOn(row);
    }
}

void Session::ruleOn(int row) {
    setHighlight({.kind = Highlight::Kind::finding, .row = row});
    if (row >= 0 && row < m_findings.count()) {
        const Finding& finding = m_evaluation.findings[static_cast<std::size_t>(row)];
        lead(finding.where.empty() ? Spots{{finding.party, {}}} : finding.where, {});
    }
}

void Session::lead(const Spots& spots, const Message& said) {
    const auto isShown = [this](const Spot& spot) {
        return sideOf(current(), spot.owner) == m_currentSide;
    };
    const auto owned =
        std::ranges::find_if(spots, [](const Spot& spot) { return spot.owner != everyone(); });
    if (owned != spots.end() && std::ranges::none_of(spots, isShown)) {
        turnToSide(sideOf(current(), owned->owner));
    }
    emit ledTo(spots, said);
}

void Session::lightUp(Spots spots) {
    setHighlight({.kind = Highlight::Kind::spots, .spots = std::move(spots)});
}

void Session::ruleAt(const Spot& spot, bool counting) {
    setHighlight({.kind = Highlight::Kind::spots, .spots = {spot}, .counting = counting});
    lead({spot}, {});
}

void Session::ruleOn(Highlight::Kind question) { setHighlight({.kind = question}); }

bool Session::takesSpot(const Spot& spot) {
    m_touched = spot;
    if (!asksForSpot()) {
        return false;
    }
    if (const std::optional<Spot> about = disputable(spot)) {
        setSpotRequest(SpotRequest::none);
        emit spotTaken(*about);
    } else {
        setSpotRequest(SpotRequest::repeated);
    }
    return true;
}

void Session::askForSpot(bool asks) {
    setSpotRequest(asks ? SpotRequest::first : SpotRequest::none);
}

void Session::setSpotRequest(SpotRequest request) {
    if (request != m_spotRequest) {
        m_spotRequest = request;
        emit spotRequestChanged();
    }
}

QString Session::spotRequestText() const {
    if (!asksForSpot()) {
        return {};
    }
    return format(words(), m_spotRequest == SpotRequest::first ? tapPlace : tapSomething);
}

void Session::settleTouched(bool wanted) {
    if (wanted != m_touchedWanted) {
        m_touchedWanted = wanted;
        publishHighlight();
        if (wanted && m_highlight.kind == Highlight::Kind::nothing &&
            touchedHighlight() != Highlight{}) {
            const QScopedValueRollback pointing{m_pointing, true};
            emit ledTo({*m_touched}, {}); // moves the cursor to the spot of the question
        }
    }
}

void Session::clearHighlight() { setHighlight({}); }

void Session::setCurrentSide(int side) {
    if (side != m_currentSide && side >= 0 && side < m_sides.count()) {
        orderFindings(side);
        turnToSide(side);
    }
}

void Session::turnToSide(int side) {
    if (side != m_currentSide && side >= 0 && side < m_sides.count()) {
        m_currentSide = side;
        keepSide();
        if (isOfOneSide(m_highlight) && m_highlight.side != side) {
            clearHighlight(); // evidence belongs to one player
        }
        emit currentSideChanged();
    }
}

void Session::orderFindings(int side) {
    Findings ordered = m_evaluation.findings;
    orderByWorth(ordered, current(), side);
    if (ordered == m_evaluation.findings) {
        return;
    }
    if (m_highlight.kind == Highlight::Kind::finding && m_highlight.row >= 0 &&
        m_highlight.row < std::ssize(ordered)) {
        const Finding& lit = m_evaluation.findings[static_cast<std::size_t>(m_highlight.row)];
        m_highlight.row = static_cast<int>(std::ranges::find(ordered, lit) - ordered.begin());
    }
    m_evaluation.findings = std::move(ordered);
    publishHighlight();
}

void Session::setLanguage(Language language) {
    m_language = language;
    publish();
    emit changed();
    emit factsChanged();
    emit matchChanged();
    emit saveTroubleChanged();
}

QString Session::game() const { return toQt(gameOf(current()).id); }

QString Session::heading() const { return gameTitle(facts(), words()); }

QString Session::gameName() const { return format(words(), gameOf(current()).name); }

QString Session::editText(TextId text, const Message* what) const {
    return what == nullptr ? QString{} : format(words(), text, {{"edit", words().format(*what)}});
}

QString Session::undoText() const {
    //% "Undo: {edit}"
    return editText(CIMAISE_TEXT("session.undo"), m_history.undoable());
}

QString Session::redoText() const {
    //% "Redo: {edit}"
    return editText(CIMAISE_TEXT("session.redo"), m_history.redoable());
}

bool Session::readOnly() const {
    return !m_trial && m_library.access() == Library::Access::readOnly;
}

QStringList Session::firsts() const { return firstFilledInWords(m_history, words()); }

QString Session::saveTrouble() const {
    const std::optional<Message>& trouble =
        m_library.access() == Library::Access::none ? m_library.trouble() : m_library.saveTrouble();
    return trouble ? format(words(), *trouble) : QString{};
}

} // namespace cimaise
