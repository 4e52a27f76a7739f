// Publishes the open game: its models and views; shows the board with the spots of a highlight.
#include "app/game/findings_order.h"
#include "app/game/game_facts.h"
#include "app/game/game_ui.h"
#include "app/input/edit_descriptions.h"
#include "app/input/pieces.h"
#include "app/session/session.h"
#include "validators/checks.h"

#include <QScopedValueRollback>
#include <QStringList>
#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

QStringList playersAt(const AnyCase& position) {
    QStringList names;
    for (const std::string& name : headerOf(position).players) {
        names << toQt(name);
    }
    return names;
}

} // namespace

void Session::publish() {
    const Translator language = words();
    const PublishContext context = this->context(language);
    m_historyView.show(context, readOnly());
    m_sides.show(context, m_library.people());
    m_ranking.show(context);
    publishHighlight();
    publishVerdict();
    publishMatch();
    if (QStringList players = playersAt(current()); players != m_players) {
        m_players = std::move(players);
        emit playersChanged();
    }
    const bool ends = !isSingleBoard() && gameEnd(current()).isEnding();
    if (std::exchange(m_endReached, ends) != ends) {
        emit endReachedChanged();
    }
    m_points.announce();
}

void Session::notifyNamesChanged(std::size_t from, NameChange change) {
    const QStringList before = playersAt(m_history.steps()[from].position);
    if (const QStringList after = playersAt(current()); after != before) {
        emit namesChanged(before, after, change);
    }
}

void Session::publishHighlight() {
    const Translator language = words();
    const PublishContext context = this->context(language);
    const Highlight& highlight = m_highlighter.current();
    m_findings.show(context, highlight.kind == Highlight::Kind::finding ? highlight.row : -1,
                    m_currentSide);
    m_spotPicker.show(context, m_history, m_currentSide, highlight);
    m_sheet.show(context, highlight);
    m_highlighter.show(context, m_history);
}

void Session::publishVerdict() {
    const Translator language = words();
    m_verdict.show(context(language), m_history, m_currentSide);
}

void Session::publishMatch() {
    const Translator language = words();
    const PublishContext context = this->context(language);
    // a result that is being revealed would be given away by the games won
    const bool isKnown = m_finished && context.shown.unrevealedPlaces == 0;
    m_matchView.show(context, m_match, isKnown, readOnly());
    m_readings.show(context, m_match.match.has_value(), finishedGames(context, m_match, isKnown));
}

void Session::setMatch(MatchRecord match) {
    m_match = std::move(match);
    publishMatch();
}

void Session::showBoardOfFinding(int row) {
    if (row >= 0 && row < m_findings.count()) {
        const Finding& finding = m_evaluation.findings[static_cast<std::size_t>(row)];
        const Finding* const first =
            finding.where.empty() ? nullptr : firstAt(m_evaluation.findings, finding.where.front());
        // at a place with several findings, the sentence is that of the finding tapped
        const bool isOther = first != nullptr && first != &finding;
        moveSelection(finding.where.empty() ? Spots{{finding.party, {}}} : finding.where,
                      isOther ? finding.says : Message{});
    }
}

void Session::moveSelection(const Spots& spots, const Message& message) {
    const auto isShown = [this](const Spot& spot) {
        return sideOf(current(), spot.owner) == m_currentSide;
    };
    const auto owned =
        std::ranges::find_if(spots, [](const Spot& spot) { return spot.owner != everyone(); });
    if (owned != spots.end() && std::ranges::none_of(spots, isShown)) {
        turnToSide(sideOf(current(), owned->owner));
    }
    emit selectionRequested(spots, message);
}

Spots Session::piecesFirst(Spots spots) const {
    const auto isEmpty = [this](const Spot& spot) { return pieceAt(current(), spot) != spot; };
    if (!std::ranges::all_of(spots, isEmpty)) {
        std::erase_if(spots, isEmpty); // the board that a piece has left does not show it
    }
    return spots;
}

bool Session::takesSpot(const Spot& spot) {
    m_spotPicker.pick(spot);
    if (!m_spotPicker.isRequested()) {
        return false;
    }
    m_spotPicker.answer(questionableSpot(current(), m_evaluation, spot), spot);
    return true;
}

void Session::showPickedRuling() {
    publishHighlight();
    const bool asked = m_spotPicker.isRulingWanted() && m_spotPicker.ruling()->hasQuestion();
    if (asked && m_highlighter.current().kind == Highlight::Kind::nothing) {
        const QScopedValueRollback pointing{m_pointing, true};
        emit selectionRequested({*m_spotPicker.picked()}, {});
    }
}

void Session::setCurrentSide(int side) {
    if (side != m_currentSide && side >= 0 && side < m_sides.count()) {
        orderFindings(side);
        turnToSide(side);
    }
}

void Session::turnToSide(int side) {
    if (side != m_currentSide && side >= 0 && side < m_sides.count()) {
        m_currentSide = side;
        storeSide();
        if (m_highlighter.isOfOneSide() && m_highlighter.current().side != side) {
            m_highlighter.clear(); // evidence belongs to one player
        }
        publishHighlight(); // the findings of one side are those of the board in view
        publishVerdict();
        emit currentSideChanged();
        speak(m_sides.valueOf(side, "accessibleName").toString());
    }
}

void Session::orderFindings(int side) {
    Findings ordered = m_evaluation.findings;
    orderByPointsAtStake(ordered, current(), side);
    if (ordered == m_evaluation.findings) {
        return;
    }
    Highlight highlight = m_highlighter.current();
    if (highlight.kind == Highlight::Kind::finding && highlight.row >= 0 &&
        highlight.row < std::ssize(ordered)) {
        const Finding& highlighted = m_evaluation.findings[static_cast<std::size_t>(highlight.row)];
        highlight.row = static_cast<int>(std::ranges::find(ordered, highlighted) - ordered.begin());
        m_highlighter.replace(std::move(highlight));
    }
    m_evaluation.findings = std::move(ordered);
    publishHighlight();
}

void Session::setLanguage(Language language) {
    m_language = language;
    publish();
    emit changed();
    emit factsChanged();
    emit saveErrorChanged();
}

QString Session::game() const { return toQt(gameOf(current()).id); }

bool Session::boardShowsAllSides() const { return uiOf(current()).showsAllSides; }

QString Session::heading() const { return gameTitle(facts(), words()); }

QString Session::gameName() const { return format(words(), gameOf(current()).name); }

bool Session::readOnly() const {
    return !m_trial && m_library.access() == Library::Access::readOnly;
}

QString Session::saveError() const {
    const std::optional<Message>& trouble =
        m_library.access() == Library::Access::none ? m_library.trouble() : m_library.saveError();
    return trouble ? format(words(), *trouble) : QString{};
}

} // namespace cimaise
