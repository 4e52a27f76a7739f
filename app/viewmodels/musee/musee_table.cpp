// Follows the session and its sides; every input takes the same path: context, input function,
// result, display.
#include "app/viewmodels/musee/musee_table.h"

#include "app/input/musee/musee_changes.h"
#include "app/input/musee/musee_hints.h"
#include "app/input/musee/musee_place.h"
#include "app/models/emit_if_changed.h"
#include "app/texts/qt_texts.h"
#include "validators/musee/musee_rules.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

namespace cimaise {

using musee::InputContext;

MuseeTable::MuseeTable(QObject* parent)
    : TableViewModel(parent), m_spaces(musee::spaceRoles()), m_keypad(*this), m_hand(*this),
      m_bonuses(*this), m_staircases(*this), m_outlook(*this) {
    connect(&m_outlook, &MuseeOutlookPart::arrived, this, &MuseeTable::refresh);
}

void MuseeTable::followTable() {
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &MuseeTable::lookAgain);
        connect(m_session, &Session::shownChanged, this, &MuseeTable::refresh);
        connect(m_session, &Session::highlightChanged, this, &MuseeTable::refresh);
        connect(m_session, &Session::currentSideChanged, this, &MuseeTable::lookAtSide);
        connect(m_session, &Session::ledTo, this, [this](const Spots& spots, const Message& said) {
            take([&](const InputContext& context) { return musee::leadTo(context, spots, said); });
        });
        lookAtSide();
    }
}

/// Clears the result of the last tap, which does not apply to the changed position.
void MuseeTable::lookAgain() {
    if (!isTouching()) {
        m_state.last = {};
    }
    refresh();
}

void MuseeTable::lookAtSide() {
    m_side = sideLookedAt();
    take(musee::lookAt);
}

std::span<const char* const> MuseeTable::panels() const {
    static constexpr std::array names{"keys", "text"};
    return names;
}

std::string MuseeTable::placeText() const { return musee::writePlace(context()); }

void MuseeTable::returnToPlace(const std::string& text, bool current) {
    take([&](const InputContext& context) {
        return musee::returnTo(context, text, current)
            .value_or(musee::InputResult{.state = context.state});
    });
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

const musee::Layout& MuseeTable::layout() const {
    return std::get<musee::Layout>(m_session->current());
}

InputContext MuseeTable::context() const { return {layout(), m_side, m_state}; }

QString
MuseeTable::take(const std::function<musee::InputResult(const musee::InputContext&)>& touched) {
    return m_session == nullptr ? QString{} : apply(touched(context()), m_state);
}

void MuseeTable::showTable() {
    const Translator words = m_session->words();
    const Findings& findings = m_session->evaluation().findings;
    m_outlook.follow(context(), !words.hidesPoints());
    const musee::View now{{findings, m_session->highlighter()->lights(), words},
                          context(),
                          m_themes,
                          m_outlook.reach(),
                          m_outlook.exampleShown()};
    m_spaces.show(spaceRows(now));
    showParts(now);
    QStringList said;
    for (const Message& message : musee::hint(context(), findings)) {
        said << format(words, message);
    }
    publish({.side = m_side,
             .columns = musee::columns(layout()),
             .mode = static_cast<Mode>(m_state.mode),
             .selected = m_state.selected,
             .asked = m_state.asked,
             .hint = said.join(u' ')});
    emit changed();
}

void MuseeTable::showParts(const musee::View& view) {
    m_keypad.show(view);
    m_hand.show(view);
    m_bonuses.show(view);
    m_outlook.show(view);
    m_staircases.show(view, m_session->highlighter()->spots(), isPatternInQuestion());
}

void MuseeTable::publish(Shown shown) {
    const Shown before = std::exchange(m_shown, std::move(shown));
    const auto tell = [&](auto member, auto signal) {
        emitIfChanged(*this, before, m_shown, member, signal);
    };
    tell(&Shown::side, &MuseeTable::sideChanged);
    tell(&Shown::columns, &MuseeTable::columnsChanged);
    tell(&Shown::mode, &MuseeTable::modeChanged);
    tell(&Shown::selected, &MuseeTable::selectedChanged);
    tell(&Shown::asked, &MuseeTable::askedChanged);
    tell(&Shown::hint, &MuseeTable::hintChanged);
}

void MuseeTable::setMode(Mode mode) {
    take([&](const InputContext& context) {
        return enterMode(context, static_cast<musee::Mode>(mode));
    });
}

void MuseeTable::switchMode(Mode mode) {
    take([&](const InputContext& context) {
        return musee::switchMode(context, static_cast<musee::Mode>(mode));
    });
}

void MuseeTable::touch(int row) {
    take([&](const InputContext& context) {
        musee::InputResult result = musee::touch(context, row);
        return context.isRow(row) ? touching(std::move(result), spotOf(context.space(row)))
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

bool MuseeTable::isPatternInQuestion() const {
    if (looksOn() || m_session->readOnly()) {
        return false;
    }
    return m_session->isAlone() ||
           std::ranges::find(m_session->evaluation().findings, musee::staircasesRule,
                             &Finding::rule) != m_session->evaluation().findings.end();
}

bool MuseeTable::cancel() {
    if (m_session == nullptr) {
        return false;
    }
    auto result = giveUp(context());
    const bool answered = result && result->state.mode == m_state.mode;
    const bool underWay = result || !m_session->highlighter()->spots().empty();
    if (result) {
        apply(*std::move(result), m_state);
    }
    if (!answered) {
        m_session->highlighter()->clear();
    }
    return underWay;
}

QString MuseeTable::galleryText(int gallery) const {
    if (m_session == nullptr || !context().hasMusee()) {
        return {};
    }
    return toQt(musee::galleryText(context().musee().spaces.at(static_cast<std::size_t>(gallery)),
                                   musee::columns(layout())));
}

QString MuseeTable::enterText(int gallery, const QString& text) {
    return take([&](const InputContext& context) {
        return musee::enterText(context, musee::galleries.at(static_cast<std::size_t>(gallery)),
                                text.toStdString());
    });
}

} // namespace cimaise
