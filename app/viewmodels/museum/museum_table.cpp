// Shows the panels, and applies quick fixes and edits of the player's own copy.
#include "app/viewmodels/museum/museum_table.h"

#include "app/input/museum/museum_hints.h"
#include "app/input/museum/museum_input.h"
#include "app/input/museum/museum_taps.h"
#include "app/platform/file_text.h"
#include "positions/museum/museum_catalogue.h"

#include <QFile>
#include <array>

namespace cimaise {

template class GameTable<museum::Input>;

using museum::InputContext;

namespace {

constexpr const char* tablePanel = "table"; ///< figures of all players

std::string pathOf(const QUrl& file) { return QFile::encodeName(file.toLocalFile()).toStdString(); }

} // namespace

MuseumTable::MuseumTable(QObject* parent)
    : GameTable(parent), m_board(*this), m_keys(*this), m_figures(*this), m_players(*this),
      m_patron(*this), m_plan(*this), m_arrangement(*this), m_cards(*this) {
    connect(&m_arrangement, &MuseumArrangePart::found, this, &MuseumTable::refresh);
    connect(&m_arrangement, &MuseumArrangePart::turned, this, [this] {
        m_endCheck.setActive(m_arrangement.isActive());
        if (m_session != nullptr) {
            onPositionChanged();
            refresh();
        }
    });
    connect(&m_endCheck, &MuseumEndCheck::started, this, [this] { m_arrangement.stopSearch(); });
    connect(&m_endCheck, &MuseumEndCheck::stopped, this, [this] {
        if (m_session != nullptr) {
            m_arrangement.startSearch(context());
            refresh();
        }
    });
    connect(&m_endCheck, &MuseumEndCheck::arrangementRequested, this,
            &MuseumTable::arrangementRequested);
}

void MuseumTable::connectGameToSession() {
    // one table checks the end: that of the open game, not those of its small boards
    m_endCheck.setSession(storesView() ? m_session.data() : nullptr);
    m_state.drafts.clear(); // of another game
    GameTable::connectGameToSession();
}

void MuseumTable::onPositionChanged() {
    m_state = adaptedState(context());
    m_state.step.reset();
    m_arrangement.startSearch(context());
}

void MuseumTable::selectFrom(const Spots& spots, const Message& why) {
    GameTable::selectFrom(spots, why);
    showFieldOfFinding();
}

std::span<const char* const> MuseumTable::panels() const {
    static constexpr std::array names{"objects", "figures", "arrange", "plan", "text", tablePanel};
    return names;
}

std::vector<TableViewModel::UnfinishedPiece> MuseumTable::unfinishedPieces() const {
    //% "Incomplete object ({owner}): {place}"
    constexpr TextId unfinishedText = CIMAISE_TEXT("museum.begun");
    std::vector<UnfinishedPiece> pieces;
    for (const auto& [at, traits] : m_state.drafts) {
        const auto& [of, cell] = at;
        pieces.push_back(
            {.says = {unfinishedText, {{"owner", side(of)}, {"place", museum::slotPlace(cell)}}},
             .side = of,
             .spot = museum::spotOf(of, cell)});
    }
    return pieces;
}

InputContext MuseumTable::context() const {
    return {.layout = layout(),
            .side = m_side,
            .state = m_state,
            .copy = m_copy,
            .translate = [words = m_session->words()](const Message& message) {
                return words.format(message);
            }};
}

QString MuseumTable::take(const InputFunction& input) {
    if (m_session == nullptr) {
        return {};
    }
    withholdAnswer();
    museum::InputResult result = input(context());
    if (result.copy && m_session->readOnly()) {
        return {};
    }
    const bool isNewCopy = result.copy && *result.copy != m_copy;
    if (isNewCopy) {
        m_copy = *std::move(result.copy);
        m_ownBoxJson = toQt(writeCopy(m_copy));
    }
    const InputResult<museum::InputState>& onTable = result;
    QString wrong = apply(onTable, m_state);
    recordQuestion();
    if (isNewCopy) {
        emit copyChanged();
        emit copyEdited(m_ownBoxJson);
    }
    return wrong;
}

QString MuseumTable::showTable(const SpotWords& words) {
    museum::View now{{words.findings, words.spotHighlights, words.words},
                     context(),
                     m_session->evaluation().score,
                     m_session->readOnly()};
    if (now.context.hasMuseum()) {
        now.counted.emplace(now.context);
    }
    m_board.show(now);
    m_keys.show(now);
    m_figures.show(now);
    if (panel() == QLatin1String(tablePanel)) {
        m_players.show(now);
    }
    m_patron.show(now);
    m_plan.show(now);
    m_arrangement.show(now);
    m_cards.show(now);
    showAnswers(now);
    const auto mode = static_cast<Mode>(m_state.mode);
    if (std::exchange(m_mode, mode) != mode) {
        emit changed();
    }
    return now.format(museum::hint(now.context, now.findings));
}

void MuseumTable::showAnswers(const museum::View& view) {
    std::vector<QuickFix> fixes;
    for (const museum::MuseumFix& one : museumFixes(layout(), m_copy, view.findings)) {
        fixes.push_back({.shown = {.findingRow = one.finding,
                                   .text = view.text(one.offer),
                                   .opensInput = one.field.has_value()},
                         .apply = [this, one] { give(one); }});
    }
    showQuickFixes(view, std::move(fixes));
}

void MuseumTable::give(const museum::MuseumFix& fix) {
    take([&](const InputContext& context) { return applyFix(context, fix); });
    if (fix.field) {
        emitFieldRequested(*fix.field, true);
    }
}

bool MuseumTable::putBackHere() {
    const bool moves = m_state.mode == museum::Mode::move;
    if (moves) {
        switchTo(museum::Mode::enter);
    }
    return moves;
}

std::optional<TableViewModel::SelectedPiece> MuseumTable::selectedPiece() const {
    const bool moves = m_state.mode == museum::Mode::move && m_state.from;
    return moves ? std::optional{SelectedPiece{museum::spotOf(m_side, *m_state.from), true}}
                 : std::nullopt;
}

std::optional<Spot> MuseumTable::spotOfRow(int side, int row) const {
    InputContext now = context();
    now.side = side;
    return now.hasMuseum() && isRow(now.board(), row)
               ? std::optional{museum::spotOf(side, cellOfRow(now.board(), row))}
               : std::nullopt;
}

void MuseumTable::correct(const ReadBackEntry& step) {
    if (step.spot.owner == everyone()) {
        emitFieldRequested({museum::FigureKind::opinion, 0}, true);
    } else if (step.spot.place == Place{}) {
        emitFieldRequested({}, true); // beside them are the other figures, experts and patron
    } else if (step.spot.place.area == museum::discardArea) {
        emitFieldRequested({museum::FigureKind::discard, 0}, true);
    } else {
        selectFrom({step.spot}, {});
    }
}

void MuseumTable::emitFieldRequested(const museum::Figure& figure, bool atOnce) {
    emit fieldRequested(static_cast<Fields>(figure.kind), static_cast<int>(figure.index), atOnce);
}

void MuseumTable::showFieldOfFinding() {
    const Highlight& highlight = m_session->highlighter()->current();
    const Findings& findings = m_session->evaluation().findings;
    if (highlight.kind != Highlight::Kind::finding || highlight.row < 0 ||
        highlight.row >= std::ssize(findings)) {
        return;
    }
    if (const auto field = museum::fieldOf(findings[static_cast<std::size_t>(highlight.row)])) {
        emitFieldRequested(*field, false);
    }
}

void MuseumTable::setMode(Mode mode) { switchTo(static_cast<museum::Mode>(mode)); }

void MuseumTable::switchMode(Mode mode) {
    if (putBackOther() && mode == Move) {
        return;
    }
    take([&](const InputContext& context) {
        return museum::switchMode(context, static_cast<museum::Mode>(mode));
    });
}

void MuseumTable::setCopy(const QString& copy) {
    if (copy == m_ownBoxJson) {
        return;
    }
    m_ownBoxJson = copy;
    m_copy = museum::readCopy(copy.toStdString()).value_or(museum::Copy{});
    refresh();
    emit copyChanged();
}

QString MuseumTable::saveCopy(const QUrl& file) const {
    const auto written = writeFile(pathOf(file), writeCopy(m_copy));
    return written ? QString{} : format(m_session->words(), written.error().reason);
}

QString MuseumTable::loadCopy(const QUrl& file) {
    const auto read = readFile(pathOf(file)).and_then([](const std::string& text) {
        return museum::readCopy(text);
    });
    if (!read) {
        return format(m_session->words(), read.error().reason);
    }
    setCopy(toQt(writeCopy(merged(m_copy, *read))));
    emit copyEdited(m_ownBoxJson);
    return {};
}

} // namespace cimaise
