// Follows the session and its sides; every input takes the same path: context, input function,
// result, display.
#include "app/viewmodels/artsociety/art_society_table.h"

#include "app/input/artsociety/art_society_changes.h"
#include "app/input/artsociety/art_society_off_wall.h"
#include "app/input/artsociety/art_society_place.h"
#include "app/input/artsociety/art_society_tiles.h"
#include "app/input/artsociety/art_society_wall_taps.h"
#include "validators/artsociety/art_society_rules.h"
#include "validators/artsociety/art_society_wall_copy.h"

#include <array>

namespace cimaise {

using artsociety::InputContext;
using artsociety::View;

namespace {

//% "Confirm this wall"
constexpr TextId confirmWallText = CIMAISE_TEXT("art.answer.wall");

//% "Mark the order as unknown"
constexpr TextId forgetOrderText = CIMAISE_TEXT("art.answer.order");

//% "Enter this hand"
constexpr TextId enterHandText = CIMAISE_TEXT("art.answer.hand");

} // namespace

ArtSocietyTable::ArtSocietyTable(QObject* parent)
    : TableViewModel(parent), m_wall([this](const auto& touch) { return take(touch); }),
      m_keys([this](const auto& touch) { return take(touch); }),
      m_order([this](const auto& touch) { return take(touch); }),
      m_pairs([this](const auto& touch) { return take(touch); }),
      m_fit([this](const auto& touch) { return take(touch); }),
      m_outlook([this](const auto& touch) { return take(touch); }),
      m_beside([this](const auto& touch) { return take(touch); }, [this] { endTyping(); }),
      m_plan([this](const auto& touch) { return count(touch); }) {
    connect(m_pairs.pairs(), &RowsModel::moreAsked, this, &ArtSocietyTable::showAgain);
    connect(&m_answers, &QuickFixes::given, this, [this](int row) {
        const Way way = m_ways.at(static_cast<std::size_t>(row));
        count(way.touch);
        if (way.asksHand) {
            emit handAsked();
        }
    });
}

void ArtSocietyTable::followTable() {
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &ArtSocietyTable::lookAgain);
        connect(m_session, &Session::shownChanged, this, &ArtSocietyTable::showAgain);
        connect(m_session, &Session::highlightChanged, this, &ArtSocietyTable::showAgain);
        connect(m_session, &Session::currentSideChanged, this, &ArtSocietyTable::lookAtSide);
        connect(m_session, &Session::ledTo, this, [this](const Spots& spots, const Message& said) {
            if (m_session->isPointing() && (m_state.mode == artsociety::Mode::fit ||
                                            m_state.mode == artsociety::Mode::outlook)) {
                return; // the placements shown stay as they are
            }
            take([&](const InputContext& context) {
                return artsociety::leadTo(context, spots, said);
            });
        });
        lookAtSide();
    }
}

void ArtSocietyTable::lookAtSide() {
    m_side = sideLookedAt();
    m_anew = true;
    take(artsociety::lookAt);
}

/// Clears the result of the last tap, which does not apply to the changed position.
void ArtSocietyTable::lookAgain() {
    m_anew = true;
    if (!isTouching()) {
        m_state = forgetting(std::move(m_state));
    }
    take(artsociety::lookAgain);
}

void ArtSocietyTable::showAgain() {
    m_anew = true;
    refresh();
}

std::span<const char* const> ArtSocietyTable::panels() const {
    static constexpr std::array names{"tiles",   "museum", "auction", "order", "fit",
                                      "outlook", "pairs",  "plan",    "text"};
    return names;
}

std::string ArtSocietyTable::placeText() const { return artsociety::writePlace(context()); }

void ArtSocietyTable::returnToPlace(const std::string& text, bool current) {
    take([&](const InputContext& context) {
        return artsociety::returnTo(context, text, current)
            .value_or(artsociety::InputResult{.state = context.state});
    });
}

const artsociety::Layout& ArtSocietyTable::layout() const {
    return std::get<artsociety::Layout>(m_session->current());
}

InputContext ArtSocietyTable::context() const {
    return {layout(), m_side, m_state, m_session->readOnly() || looksOn()};
}

QString ArtSocietyTable::take(const ArtSocietyPart::Touch& touch) {
    return m_session == nullptr ? QString{} : apply(touch(context()), m_state);
}

QString ArtSocietyTable::count(const ArtSocietyPart::Touch& touch) {
    if (m_session == nullptr) {
        return {};
    }
    const artsociety::WallPlan before = layout().wall;
    QString wrong = take(touch);
    if (layout().wall != before) {
        emit wallEdited(toQt(artsociety::writeWall(layout().wall)));
    }
    return wrong;
}

/// During a drag, updates only what follows the finger.
void ArtSocietyTable::showTable() {
    const InputContext now = context();
    const bool chosen = std::exchange(m_choices, m_state.choices()) != m_state.choices();
    if (m_anew || chosen) {
        m_fit.look(now, m_anew);
        m_outlook.look(now);
    }
    const Translator words = m_session->words();
    const View view{{m_session->evaluation().findings, m_session->highlighter()->lights(), words},
                    now,
                    m_fit.fits(),
                    m_outlook.found()};
    if (std::exchange(m_anew, false) || chosen) {
        showAnew(view);
    }
    m_wall.point(now);
    m_keys.point(now);
    Shown shown{
        .mode = static_cast<Mode>(m_state.mode), .atMuseum = m_state.atMuseum, .hint = view.hint()};
    if (shown != m_shown) {
        m_shown = std::move(shown);
        emit changed();
    }
}

void ArtSocietyTable::showAnew(const View& view) {
    m_wall.show(view);
    m_keys.show(view);
    m_order.show(view.context);
    m_pairs.show(view);
    m_fit.show(view);
    m_outlook.show(view);
    m_beside.show(view);
    m_plan.show(view.context);
    showAnswers(view);
}

/// Shows the quick fixes: confirmation of a wall that nobody has checked, and removal of an
/// unintended order of hanging.
void ArtSocietyTable::showAnswers(const View& view) {
    std::vector<Answer> answers;
    m_ways.clear();
    for (int row = 0; const Finding& finding : view.findings) {
        if (finding.rule == artsociety::wallUnverifiedRule) {
            answers.push_back({.findingRow = row, .text = view.text(confirmWallText)});
            m_ways.push_back({.touch = artsociety::confirmWall});
        } else if (artsociety::needsOrder(finding)) {
            answers.push_back({.findingRow = row, .text = view.text(forgetOrderText)});
            m_ways.push_back({.touch = [side = finding.party.index](const InputContext& context) {
                return artsociety::forgetOrder(context, side);
            }});
        } else if (finding.rule == artsociety::handNeededRule) {
            answers.push_back({.findingRow = row, .text = view.text(enterHandText)});
            m_ways.push_back({.touch =
                                  [side = finding.party.index](const InputContext& context) {
                                      return artsociety::askHand(context, side);
                                  },
                              .asksHand = true});
        }
        ++row;
    }
    m_answers.show(answers);
}

void ArtSocietyTable::setMode(Mode mode) {
    take([&](const InputContext& context) {
        return enterMode(context, static_cast<artsociety::Mode>(mode));
    });
}

void ArtSocietyTable::setAtMuseum(bool shown) {
    take([&](const InputContext& context) { return artsociety::lookAtMuseum(context, shown); });
}

bool ArtSocietyTable::cancel() {
    if (m_session == nullptr || m_session->spotPicker()->isRequested()) {
        return false; // the page returns to the rules question
    }
    auto result = giveUp(context());
    const bool underWay = result || !m_session->highlighter()->spots().empty();
    if (result) {
        apply(*std::move(result), m_state);
    }
    m_session->highlighter()->clear();
    return underWay;
}

} // namespace cimaise
