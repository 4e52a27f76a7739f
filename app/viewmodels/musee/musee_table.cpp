// Shows the board and the parts beside it, and passes on taps and typed galleries.
#include "app/viewmodels/musee/musee_table.h"

#include "app/input/musee/musee_hints.h"
#include "app/input/musee/musee_input.h"
#include "app/texts/qt_texts.h"
#include "positions/musee/musee_gallery_text.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cimaise {

template class GameTable<musee::Input>;

using musee::InputContext;

MuseeTable::MuseeTable(QObject* parent)
    : GameTable(parent), m_spaces(musee::spaceRoles()), m_keypad(*this), m_hand(*this),
      m_bonuses(*this), m_staircases(*this), m_outlook(*this) {
    connect(&m_outlook, &MuseeOutlookPart::arrived, this, &MuseeTable::refresh);
}

std::span<const char* const> MuseeTable::panels() const {
    static constexpr std::array names{"keys", "text"};
    return names;
}

void MuseeTable::setThemeOrder(const QList<int>& order) {
    const bool complete =
        order.size() == musee::themeCount &&
        std::is_permutation(order.begin(), order.end(), musee::printedOrder.begin());
    if (complete) {
        std::ranges::copy(order, m_themes.begin());
        emit themeOrderChanged();
        refresh();
    }
}

InputContext MuseeTable::context() const { return {layout(), m_side, m_state}; }

QString MuseeTable::showTable(const SpotWords& words) {
    m_outlook.update(context(), !words.words.hidesPoints());
    const musee::View now{{words.findings, words.spotHighlights, words.words},
                          context(),
                          m_themes,
                          m_outlook.reach(),
                          m_outlook.exampleShown(),
                          spaceInHand()};
    m_spaces.show(spaceRows(now));
    showParts(now);
    publish({.side = m_side,
             .columns = musee::columns(layout()),
             .mode = static_cast<Mode>(m_state.mode),
             .selected = m_state.selected,
             .asked = m_state.asked});
    emit changed();
    QStringList texts;
    for (const Message& message : musee::hint(context(), words.findings)) {
        texts << words.format(message);
    }
    return texts.join(u' ');
}

void MuseeTable::showParts(const musee::View& view) {
    m_keypad.show(view);
    m_hand.show(view);
    m_bonuses.show(view);
    showQuickFixes(view, m_bonuses.claims(view));
    m_outlook.show(view);
    m_staircases.show(view, m_session->highlighter()->spots(), isPatternInQuestion());
}

void MuseeTable::publish(Shown shown) {
    const Shown before = std::exchange(m_shown, std::move(shown));
    const auto emitIfChanged = [&](auto member, auto signal) {
        if (before.*member != m_shown.*member) {
            emit(this->*signal)();
        }
    };
    emitIfChanged(&Shown::side, &MuseeTable::sideChanged);
    emitIfChanged(&Shown::columns, &MuseeTable::columnsChanged);
    emitIfChanged(&Shown::mode, &MuseeTable::modeChanged);
    emitIfChanged(&Shown::selected, &MuseeTable::selectedChanged);
    emitIfChanged(&Shown::asked, &MuseeTable::askedChanged);
}

void MuseeTable::setMode(Mode mode) { switchTo(static_cast<musee::Mode>(mode)); }

void MuseeTable::switchMode(Mode mode) {
    if (putBackOther() && mode == Move) {
        return;
    }
    take([&](const InputContext& context) {
        return musee::switchMode(context, static_cast<musee::Mode>(mode));
    });
}

void MuseeTable::touch(int row) {
    take([&](const InputContext& context) {
        musee::InputResult result = musee::touch(context, row);
        return context.isRow(row) ? withTappedSpot(std::move(result), spotOf(context.space(row)))
                                  : result;
    });
}

void MuseeTable::step(int columns, int rows) {
    take([&](const InputContext& context) {
        musee::InputResult result = musee::step(context, columns, rows);
        result.pointed = spotOf(context.space(result.state.selected));
        return result;
    });
}

void MuseeTable::clear() {
    take([](const InputContext& context) { return musee::clear(context); });
}

void MuseeTable::clearGallery() {
    take([](const InputContext& context) { return musee::clearGallery(context); });
}

void MuseeTable::drag(int from, int to) {
    take([&](const InputContext& context) { return musee::drag(context, from, to); });
}

void MuseeTable::connectGameToSession() {
    if (m_session != nullptr) {
        // before the other board comes into view
        connect(m_session, &Session::currentSideChanged, this, [this] {
            if (!m_state.last.typed.empty() && m_side != shownSide()) {
                take(musee::leaveSpace);
            }
        });
    }
    GameTable::connectGameToSession();
}

bool MuseeTable::putBackHere() {
    const bool moves = m_state.mode == musee::Mode::move;
    if (moves) {
        switchTo(musee::Mode::enter);
    }
    return moves;
}

std::optional<TableViewModel::SelectedPiece> MuseeTable::selectedPiece() const {
    const bool moves = m_state.mode == musee::Mode::move;
    const auto spot = moves ? spotOfRow(m_side, m_state.from) : std::nullopt;
    return spot ? std::optional{SelectedPiece{*spot, true}} : std::nullopt;
}

std::optional<musee::Space> MuseeTable::spaceInHand() const {
    const std::optional<Spot> piece = pieceInHand();
    return piece ? musee::spaceOfSpot(layout(), *piece) : std::nullopt;
}

std::optional<Spot> MuseeTable::spotOfRow(int side, int row) const {
    const InputContext now{layout(), side, m_state};
    return now.hasMusee() && now.isRow(row) ? std::optional{spotOf(now.space(row))} : std::nullopt;
}

bool MuseeTable::isPatternInQuestion() const {
    if (isViewOnly() || m_session->readOnly()) {
        return false;
    }
    return m_session->isSingleBoard() ||
           std::ranges::find(m_session->evaluation().findings, musee::staircasesRule,
                             &Finding::rule) != m_session->evaluation().findings.end();
}

QString MuseeTable::galleryText(int gallery) const {
    if (m_session == nullptr || !context().hasMusee() ||
        static_cast<std::size_t>(gallery) >= musee::galleryCount) {
        return {};
    }
    return toQt(musee::galleryText(context().musee().spaces[static_cast<std::size_t>(gallery)],
                                   musee::columns(layout())));
}

QStringList MuseeTable::textMeanings(const QString& text) const {
    return m_session == nullptr
               ? QStringList{}
               : toQtList(musee::galleryMeanings(text.toStdString(), musee::columns(layout())));
}

QString MuseeTable::enterText(int gallery, const QString& text) {
    if (static_cast<std::size_t>(gallery) >= musee::galleryCount) {
        return {};
    }
    return take([&](const InputContext& context) {
        return musee::enterText(context, musee::galleries[static_cast<std::size_t>(gallery)],
                                text.toStdString());
    });
}

} // namespace cimaise
