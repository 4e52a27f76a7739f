// Adjusts the input state to the current position; stores and restores the view.
#include "app/input/muse/muse_input_state.h"

#include "app/input/view_state.h"
#include "positions/file/json_text.h"
#include "positions/file/list_limits.h"
#include "positions/muse/muse_catalogue.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>
#include <array>

namespace cimaise::muse {

namespace {

/// Slip of the only count for which `suspect` returns true; unknown if there is none, or more than
/// one.
template <typename Suspect> CoinMiscount onlyOne(std::size_t count, const Suspect& suspect) {
    CoinMiscount found{CoinMiscount::Of::unknown};
    for (std::size_t i = 0; i < count; ++i) {
        if (suspect(i)) {
            if (found.of != CoinMiscount::Of::unknown) {
                return {CoinMiscount::Of::unknown};
            }
            found = i == 0 ? CoinMiscount{CoinMiscount::Of::economy}
                           : CoinMiscount{CoinMiscount::Of::artist, static_cast<int>(i) - 1};
        }
    }
    return found;
}

bool isLikelyGrowth(const Layout& layout) {
    const int off = coinsTooMany(layout, suits.front());
    return off != 0 &&
           std::ranges::all_of(suits, [&](Suit suit) { return coinsTooMany(layout, suit) == off; });
}

//% "No more than {most} coins of a suit can be entered in one place."
constexpr TextId tooManyCoins = CIMAISE_TEXT("muse.hint.too-many-coins");

bool isTooMuch(const Purse& purse) {
    return std::ranges::any_of(purse.coins, [](int coins) { return coins > mostCoins; });
}

bool holdsTooMuch(const Table& table) {
    return isTooMuch(table.economy) ||
           std::ranges::any_of(table.artists, isTooMuch, &Artist::coins);
}

/// True if the position has not changed since the round was played.
bool isAfter(const Resolution& played, const Layout& layout) {
    return !layout.round && played.table == layout.table;
}

/// The last one had lines of text, in earlier versions.
constexpr std::array<std::string_view, 5> modeIds{"paintings", "coins", "patron", "round", "text"};
constexpr std::array<std::string_view, 2> pileIds{"studio", "palace"};
constexpr std::array<std::string_view, 3> countingIds{"pass", "artist", "economy"};
constexpr std::array<std::string_view, 4> askedIds{"next", "idea", "discard", "coins"};

void payFields(ViewFields view, Purse& pay) {
    for (const Suit suit : suits) {
        const bool isNamed = pay.named[static_cast<std::size_t>(suit)] || pay.of(suit) != 0;
        std::optional<int> count = isNamed ? std::optional{pay.of(suit)} : std::nullopt;
        view.number(std::string{suitId(suit)}, count, mostCoins);
        pay.of(suit) = count.value_or(0);
    }
}

void turnFields(ViewFields view, PartialTurn& turn) {
    view.number("player", turn.player, mostCoins);
    view.choice("action", turn.action, actionChoices, actionId);
    view.choice("card", turn.card, cards, &CardInfo::id);
    view.object("pay", turn.pay, payFields);
    view.choice("discard", turn.discard, cards, &CardInfo::id);
}

void viewFields(ViewFields view, const InputContext& /*context*/, int& side, InputState& state) {
    auto mode = std::optional{static_cast<std::size_t>(state.mode)};
    view.choice("mode", mode, modeIds);
    state.mode = mode && modeIds[*mode] != "text" ? static_cast<Mode>(*mode) : Mode::paintings;
    view.number("side", side, mostSides);
    side = mode ? side : noView;
    view.plain("resolved", state.resolved);
    view.choice("pile", state.pile, pileIds);
    std::string selected{state.selected ? infoOf(*state.selected).id : std::string_view{}};
    view.plain("selected", selected);
    state.selected = findCard(selected);
    view.choice("counting", state.counting, countingIds);
    view.choice("asked", state.asked, askedIds);
    view.list("turns", state.partialTurns, turnFields);
}

} // namespace

SuitCounts countsOf(const Layout& layout, Suit suit) {
    SuitCounts counts{layout.table.economy.of(suit)};
    for (const Artist& artist : layout.table.artists) {
        counts.push_back(artist.coins.of(suit));
    }
    return counts;
}

void CoinMiscountFinder::record(const Layout& layout) {
    for (const Suit suit : suits) {
        if (coinsTooMany(layout, suit) == 0) {
            m_balanced.at(static_cast<std::size_t>(suit)) = countsOf(layout, suit);
        }
    }
}

std::optional<CoinMiscount> CoinMiscountFinder::miscountOf(const Layout& layout, Suit suit) const {
    const int tooMany = coinsTooMany(layout, suit);
    if (tooMany == 0) {
        return std::nullopt;
    }
    if (isLikelyGrowth(layout)) {
        return CoinMiscount{CoinMiscount::Of::growth};
    }
    const SuitCounts now = countsOf(layout, suit);
    const std::optional<SuitCounts>& before = m_balanced.at(static_cast<std::size_t>(suit));
    const bool isComparable = before && before->size() == now.size();
    return onlyOne(now.size(), [&](std::size_t i) {
        const bool isEntered = isComparable && now[i] != (*before)[i];
        return !isEntered && now[i] >= tooMany;
    });
}

bool InputContext::hasArtist() const {
    return side >= 0 && side < static_cast<int>(layout.table.artists.size());
}

const Artist& InputContext::artist() const {
    return layout.table.artists.at(static_cast<std::size_t>(side));
}

PartialTurn InputContext::partialTurn() const {
    if (const std::optional<Turn> whole = turn()) {
        return {.player = side,
                .action = whole->action,
                .card = whole->card,
                .pay = whole->pay,
                .discard = whole->discard};
    }
    const auto half = std::ranges::find(state.partialTurns, side, &PartialTurn::player);
    return half == state.partialTurns.end() ? PartialTurn{.player = side} : *half;
}

InputState withoutLastTouch(InputState state) {
    state.last = {};
    state.selected.reset();
    state.tried.reset();
    return state;
}

InputState afterSideChange(InputState state) {
    state = withoutLastTouch(std::move(state));
    state.asked = TurnField::next;
    return state;
}

InputState adaptedState(InputState state, const Layout& layout) {
    state.watch.record(layout);
    if (state.selected && !whereIs(layout, *state.selected)) {
        state.selected.reset();
    }
    if (state.tried && !whereIs(layout, *state.tried)) {
        state.tried.reset();
    }
    std::erase_if(state.partialTurns, [&](const PartialTurn& half) {
        return half.player >= std::ssize(layout.table.artists) || turnOf(layout, half.player);
    });
    if (state.played && !isAfter(state.played->round, layout)) {
        state.played.reset();
    }
    state.resolved = state.resolved && (state.played || canResolve(layout));
    return state;
}

InputResult withMessage(const InputContext& context, Message message) {
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.last.feedback = std::move(message);
    return result;
}

InputResult withEdit(const InputContext& context, InputState state, Edit edit) {
    if (holdsTooMuch(std::get<Layout>(edit.next).table)) {
        return withMessage(context, {tooManyCoins, {{"most", mostCoins}}});
    }
    if (isOverfull(std::get<Layout>(edit.next).table)) {
        return withMessage(context, tooManyEntries(cardsInPile.entries));
    }
    return {.state = std::move(state), .edit = std::move(edit)};
}

std::string writeViewState(const InputContext& context) { return writeView(context, viewFields); }

std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool /*current*/) {
    InputState state = afterSideChange(context.state);
    const int side = readView(context, text, state, viewFields);
    if (side == noView) {
        return std::nullopt;
    }
    InputResult result{.state = adaptedState(std::move(state), context.layout)};
    if (side < std::ssize(context.layout.table.artists)) {
        result.side = side;
    }
    return result;
}

} // namespace cimaise::muse
