// Follows the session and its sides; every input takes the same path: context, input function,
// result, display.
#include "app/tables/musee/musee_table.h"

#include "app/entry/musee/musee_changes.h"
#include "app/entry/musee/musee_hints.h"
#include "app/texts/qt_texts.h"
#include "validators/musee/musee_catalogue.h"
#include "validators/musee/musee_rules.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace cimaise {

using musee::Scene;

MuseeTable::MuseeTable(QObject* parent)
    : TablePart(parent), m_spaces(musee::spaceRoles()), m_bonuses(musee::bonusRoles()),
      m_keypad(musee::keyRoles()), m_players(musee::partnerRoles()) {
    connect(&m_tokens, &TokensModel::toggleAsked, this, [this](std::string_view row, int column) {
        take([&](const Scene& scene) { return toggleToken(scene, row, column); });
    });
    connect(&m_answers, &Answers::given, this, &MuseeTable::claim);
}

void MuseeTable::followSession() {
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &MuseeTable::lookAgain);
        connect(m_session, &Session::totalsHiddenChanged, this, &MuseeTable::refresh);
        connect(m_session, &Session::highlightChanged, this, &MuseeTable::refresh);
        connect(m_session, &Session::currentSideChanged, this, &MuseeTable::lookAtSide);
        connect(m_session, &Session::ledTo, this, [this](const Spots& spots, const Message& said) {
            take([&](const Scene& scene) { return musee::leadTo(scene, spots, said); });
        });
        lookAtSide();
    }
}

/// What was answered to a touch is no answer to what lies there now.
void MuseeTable::lookAgain() {
    if (!isTouching()) {
        m_pointing.last = {};
    }
    refresh();
}

void MuseeTable::lookAtSide() {
    m_side = sideLookedAt();
    take(musee::lookAt);
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

Scene MuseeTable::scene() const { return {layout(), m_side, m_pointing}; }

template <class Touched> QString MuseeTable::take(Touched touched) {
    return m_session == nullptr ? QString{} : apply(touched(scene()), m_pointing);
}

void MuseeTable::show() {
    const Words words = m_session->words();
    const Findings& findings = m_session->evaluation().findings;
    const musee::View now{{findings, m_session->lights(), words}, scene(), m_themes};
    m_spaces.show(spaceRows(now));
    m_bonuses.show(bonusRows(now));
    m_keypad.show(keyRows(now));
    m_hand.show(now);
    m_players.show(partnerRows(now));
    showAnswers(now);
    m_tokens.show(layout(), words, m_session->highlight());
    QStringList said;
    for (const Message& message : musee::hint(scene(), findings)) {
        said << say(words, message);
    }
    show({.side = m_side,
          .columns = musee::columns(layout()),
          .turnsTokens = isPatternInQuestion(),
          .mode = static_cast<Mode>(m_pointing.mode),
          .selected = m_pointing.selected,
          .asked = m_pointing.asked,
          .handPlayer = m_pointing.handPlayer,
          .typed = toQt(m_pointing.last.typed),
          .hint = said.join(u' ')});
    emit changed();
}

void MuseeTable::show(Shown shown) {
    const Shown before = std::exchange(m_shown, std::move(shown));
    const auto tell = [&](auto Shown::* part, void (MuseeTable::*signal)()) {
        if (before.*part != m_shown.*part) {
            emit(this->*signal)();
        }
    };
    tell(&Shown::side, &MuseeTable::sideChanged);
    tell(&Shown::columns, &MuseeTable::columnsChanged);
    tell(&Shown::turnsTokens, &MuseeTable::turnsTokensChanged);
    tell(&Shown::mode, &MuseeTable::modeChanged);
    tell(&Shown::selected, &MuseeTable::selectedChanged);
    tell(&Shown::asked, &MuseeTable::askedChanged);
    tell(&Shown::handPlayer, &MuseeTable::handPlayerChanged);
    tell(&Shown::typed, &MuseeTable::typedChanged);
    tell(&Shown::hint, &MuseeTable::hintChanged);
}

void MuseeTable::showAnswers(const musee::View& view) {
    m_claims = claimRows(view);
    std::vector<Answer> answers;
    for (const musee::ClaimRow& claim : m_claims) {
        answers.push_back({.findingRow = claim.findingRow, .text = claim.claimText});
    }
    m_answers.show(answers);
}

void MuseeTable::claim(int row) {
    const musee::ClaimRow claim = m_claims.at(static_cast<std::size_t>(row));
    take([&](const Scene& scene) {
        return musee::toggleBonus(scene, claim.side,
                                  musee::galleries.at(static_cast<std::size_t>(claim.gallery)));
    });
}

void MuseeTable::setMode(Mode mode) {
    take([&](const Scene& scene) { return enterMode(scene, static_cast<musee::Mode>(mode)); });
}

void MuseeTable::switchMode(Mode mode) {
    take([&](const Scene& scene) {
        return musee::switchMode(scene, static_cast<musee::Mode>(mode));
    });
}

void MuseeTable::setHandPlayer(int player) {
    take([&](const Scene& scene) { return holdFor(scene, player); });
}

void MuseeTable::touch(int row) {
    take([&](const Scene& scene) {
        musee::Outcome outcome = musee::touch(scene, row);
        return scene.isRow(row) ? touching(std::move(outcome), spotOf(scene.space(row))) : outcome;
    });
}

void MuseeTable::step(int columns, int rows) {
    take([&](const Scene& scene) {
        musee::Outcome outcome = musee::step(scene, columns, rows);
        outcome.pointed = spotOf(scene.space(outcome.pointing.selected));
        return outcome;
    });
}

void MuseeTable::press(int number) {
    take([&](const Scene& scene) { return musee::press(scene, number); });
}

void MuseeTable::typeDigit(int digit) {
    take([&](const Scene& scene) { return musee::typeDigit(scene, digit); });
}

void MuseeTable::confirm() {
    if (m_pointing.last.typed.empty()) {
        touch(m_pointing.selected);
    } else {
        take(musee::confirm);
    }
}

void MuseeTable::erase() { take(musee::erase); }

void MuseeTable::clear() {
    take([](const Scene& scene) { return musee::clear(scene); });
}

void MuseeTable::clearGallery() {
    take([](const Scene& scene) { return musee::clearGallery(scene); });
}

void MuseeTable::drag(int from, int to) {
    take([&](const Scene& scene) { return musee::drag(scene, from, to); });
}

void MuseeTable::ask(int number) {
    take([&](const Scene& scene) { return musee::ask(scene, number); });
}

void MuseeTable::toggleBonus(int gallery) {
    take([&](const Scene& scene) {
        const musee::Gallery touched = musee::galleries.at(static_cast<std::size_t>(gallery));
        return touching(musee::toggleBonus(scene, m_side, touched),
                        {cimaise::side(m_side), musee::galleryPlace(touched)});
    });
}

bool MuseeTable::isPatternInQuestion() const {
    if (looksOn() || m_session->readOnly()) {
        return false;
    }
    return m_session->isAlone() ||
           std::ranges::find(m_session->evaluation().findings, musee::staircasesRule,
                             &Finding::rule) != m_session->evaluation().findings.end();
}

void MuseeTable::touchToken(int token) {
    take([&](const Scene& scene) {
        const int columns = musee::columns(scene.layout);
        const std::string_view row = token < columns ? musee::topTokens : musee::bottomTokens;
        const int column = (token % columns) + 1;
        return touching(musee::touchToken(scene, row, column, isPatternInQuestion()),
                        musee::tokenSpot(row, column));
    });
}

bool MuseeTable::cancel() {
    if (m_session == nullptr) {
        return false;
    }
    auto outcome = giveUp(scene());
    const bool answered = outcome && outcome->pointing.mode == m_pointing.mode;
    const bool underWay = outcome || !m_session->highlight().empty();
    if (outcome) {
        apply(*std::move(outcome), m_pointing);
    }
    if (!answered) {
        m_session->clearHighlight();
    }
    return underWay;
}

QString MuseeTable::galleryText(int gallery) const {
    if (m_session == nullptr || !scene().hasMusee()) {
        return {};
    }
    return toQt(musee::galleryText(scene().musee().spaces.at(static_cast<std::size_t>(gallery)),
                                   musee::columns(layout())));
}

QString MuseeTable::enterText(int gallery, const QString& text) {
    return take([&](const Scene& scene) {
        return musee::enterText(scene, musee::galleries.at(static_cast<std::size_t>(gallery)),
                                text.toStdString());
    });
}

} // namespace cimaise
