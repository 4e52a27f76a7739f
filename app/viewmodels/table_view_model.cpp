// Stores the view shortly after it has changed, and restores it with the game.
#include "app/viewmodels/table_view_model.h"

#include "app/input/view_state.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

/// Shortest time in ms between two views stored: fast entry does not fill the disk's queue.
constexpr int betweenViews = 250;

constexpr QLatin1String textPanel{"text"};

//% "Not entered ({owner}): “{text}”"
constexpr TextId unenteredText = CIMAISE_TEXT("text.unentered");

QString doneText(const Translator& words, const Message& what) {
    //% "{edit}."
    return format(words, CIMAISE_TEXT("boards.hint.done"), {{"edit", Listing{{what}}}});
}

QString takenText(const Translator& words, const std::vector<Message>& taken) {
    //% "{pieces}."
    return format(words, CIMAISE_TEXT("boards.hint.taken"),
                  {{"pieces", Listing{.parts = {taken.begin(), taken.end()}}}});
}

} // namespace

void BoardMoves::show(Shown shown) {
    if (shown != m_shown) {
        m_shown = std::move(shown);
        emit changed();
    }
}

TableViewModel::TableViewModel(QObject* parent) : BoardViewModel(parent) {
    m_viewTimer.setSingleShot(true);
    m_viewTimer.callOnTimeout(this, &TableViewModel::storePendingView);
    connectMoves();
    connect(&m_readBack, &ReadBackController::correctionRequested, this, &TableViewModel::correct);
    connect(&m_drafts, &TextDrafts::changed, this, &TableViewModel::storeView);
}

TableViewModel::~TableViewModel() { storePendingView(); }

void TableViewModel::setStoresView(bool keeps) {
    if (keeps != m_storesView) {
        m_storesView = keeps;
        emit storesViewChanged();
        if (m_session != nullptr) {
            nameUnentered();
            restore(m_session->place());
        }
    }
}

QString TableViewModel::panel() const {
    const auto all = panels();
    return m_panel.isEmpty() && !all.empty() ? QString::fromLatin1(all.front()) : m_panel;
}

bool TableViewModel::hasTexts() const {
    return std::ranges::any_of(panels(),
                               [](const char* name) { return textPanel == QLatin1String(name); });
}

void TableViewModel::setPanel(const QString& panel) {
    if (panel != this->panel() && m_session != nullptr && !putBackOther()) {
        putBackHere();
    }
    showPanel(panel);
}

void TableViewModel::showPanel(const QString& panel) {
    const auto all = panels();
    const auto found =
        std::ranges::find_if(all, [&](const char* name) { return panel == QLatin1String(name); });
    const bool usual = found == all.end() || found == all.begin();
    const QString next = usual ? QString{} : panel;
    if (next != m_panel) {
        m_panel = next;
        emit panelChanged();
        refresh();
    }
}

void TableViewModel::connectToSession() {
    storePendingView();
    const StoredView place = m_session != nullptr ? m_session->place() : StoredView{};
    showPanel({});
    m_repairsValid = false;
    m_piece.reset();
    m_swapsOf = -1;
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, [this] {
            m_repairsValid = false;
            m_piece.reset();
            m_swapsOf = -1;
            m_drafts.onEdited();
        });
    }
    connectGameToSession();
    m_readBack.setSession(isViewOnly() ? nullptr : m_session.data());
    m_drafts.setQuestion(m_session != nullptr ? m_session->question() : nullptr);
    if (m_session != nullptr) {
        nameUnentered();
        connect(m_session, &Session::reloaded, this, &TableViewModel::restore);
        restore(place);
    }
}

void TableViewModel::restore(const StoredView& place) {
    if (!m_storesView || isViewOnly() || place.text.isEmpty()) {
        m_drafts.read({});
        return;
    }
    const qsizetype view = std::max<qsizetype>(0, place.text.indexOf(u'{'));
    const std::string text = place.text.mid(view).toStdString();
    restorePlace(text, place.current); // first, because some panels close without their mode
    showPanel(place.text.left(view).trimmed());
    if (hasTexts()) { // earlier versions had lines of text in every game
        m_drafts.read(readViewState(text).value_or(Json{}));
    }
}

void TableViewModel::show() {
    const Translator words = m_session->words();
    QString hint = showTable({.findings = m_session->evaluation().findings,
                              .spotHighlights = m_session->highlighter()->spotHighlights(),
                              .words = words});
    showMoves();
    if (m_moves.isInHand()) {
        //% "Tap where {piece} goes on this board."
        hint = format(words, CIMAISE_TEXT("boards.hint.put-down"),
                      {{"piece", Listing{{nameOf(m_piece->spot)}}}});
    } else if (!refusal().isEmpty()) {
        hint = refusal();
    } else if (!done().taken.empty()) {
        hint = takenText(words, done().taken);
    } else if (movesToOthers()) {
        //% "Or tap another player’s tab first."
        hint += u' ' + format(words, CIMAISE_TEXT("boards.hint.other-board"));
    }
    if (done().what) {
        hint = doneText(words, *done().what) + u' ' + hint;
    }
    m_readBack.refresh();
    if (hint != m_hint) {
        m_hint = std::move(hint);
        emit hintChanged();
    }
    storeView();
}

void TableViewModel::speakAnswer() {
    if (!isViewOnly()) {
        m_session->speak(m_hint);
    }
}

void TableViewModel::speakPointed(const Spot& spot) {
    if (!isSelectionFocused()) {
        m_session->speak(spokenSpot(spot));
    }
}

QString TableViewModel::spokenSpot(const Spot& spot) const {
    const Translator words = m_session->words();
    const std::string place = words.place(spot.place);
    const Message piece = nameOf(spot);
    const bool isNamed =
        place.find(words.format(piece)) != std::string::npos; // a place in a pile is its card
    return piece.text.empty() || isNamed ? toQt(place)
                                         : format(words, CIMAISE_TEXT("spoken.about"),
                                                  {{"subject", place}, {"says", Listing{{piece}}}});
}

bool TableViewModel::movesToOthers() const {
    const std::optional<SelectedPiece> piece = selectedPiece();
    return piece && piece->inHand && !m_session->isSingleBoard() &&
           sideCount(m_session->current()) > 1;
}

void TableViewModel::updateRepairs(const Findings& findings) {
    if (m_repairsValid && findings == m_repairedFindings) {
        return;
    }
    const bool locked = isViewOnly() || m_session->readOnly();
    m_repairs = locked ? std::vector<Repair>{} : repairsOf(m_session->current(), findings);
    m_repairedFindings = findings;
    m_repairsValid = true;
}

void TableViewModel::showQuickFixes(const SpotWords& view, std::vector<QuickFix> fixes) {
    updateRepairs(view.findings);
    for (const Repair& one : m_repairs) {
        fixes.push_back(
            {.shown = {.findingRow = static_cast<int>(one.finding), .text = view.format(one.offer)},
             .apply = [this, edit = one.edit]() mutable {
                 edit.isConfirmed = true;
                 applyEdit(edit);
             }});
    }
    m_answers.show(std::move(fixes));
}

void TableViewModel::nameUnentered() {
    if (m_storesView && !isViewOnly()) {
        m_session->setUnentered(
            {.lines = [self = QPointer{this}] { return self ? self->unentered() : QStringList{}; },
             .show =
                 [self = QPointer{this}] {
                     if (self) {
                         self->showUnentered();
                     }
                 }});
    }
}

QStringList TableViewModel::unentered() const {
    QStringList lines;
    if (m_session == nullptr) {
        return lines;
    }
    const Translator words = m_session->words();
    for (const auto& [of, text] : m_drafts.texts()) {
        lines << format(
            words, unenteredText,
            {{"owner", side(of.second)}, {"text", text.isEmpty() ? "–" : text.toStdString()}});
    }
    for (const UnfinishedPiece& piece : unfinishedPieces()) {
        lines << format(words, piece.says);
    }
    return lines;
}

void TableViewModel::showUnentered() {
    if (!m_drafts.isEmpty()) {
        m_session->setCurrentSide(m_drafts.texts().begin()->first.second);
        showPanel(textPanel);
    } else if (const std::vector<UnfinishedPiece> unfinished = unfinishedPieces();
               !unfinished.empty()) {
        m_session->setCurrentSide(unfinished.front().side);
        selectFrom({unfinished.front().spot}, {});
    }
}

QString TableViewModel::storedText() const {
    std::string text = viewStateText();
    if (!m_drafts.isEmpty()) {
        Json view = readViewState(text).value_or(Json::object());
        m_drafts.write(view);
        text = view.dump();
    }
    return toQt(text);
}

void TableViewModel::storeView() {
    if (!m_storesView || isViewOnly()) {
        return;
    }
    const QString text = QString{m_panel + u' ' + storedText()}.trimmed();
    if (m_viewSession == m_session && text == m_viewText && !m_viewTimer.isActive()) {
        return;
    }
    m_viewSession = m_session;
    m_viewText = text;
    const bool soonAgain = m_sinceStored.isValid() && m_sinceStored.elapsed() < betweenViews;
    if (isPartOfEntry() || !m_viewTimer.isActive()) {
        // not at once: the tap is drawn first
        m_viewTimer.start(soonAgain && !isPartOfEntry() ? betweenViews : 0);
    }
}

void TableViewModel::storePendingView() {
    m_viewTimer.stop();
    m_sinceStored.start();
    if (m_viewSession != nullptr) {
        m_viewSession->storeView(m_viewText);
    }
}

} // namespace cimaise
