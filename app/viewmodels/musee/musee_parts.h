// View models of Musée's parts beside the wall: keypad, hand, bonuses, tokens, outlook.
#pragma once

#include "app/models/musee_tokens_model.h"
#include "app/models/rows_model.h"
#include "app/viewmodels/game_table.h"
#include "app/viewmodels/musee/musee_rows.h"
#include "app/viewmodels/quick_fixes.h"
#include "rulings/musee/musee_outlook.h"

#include <QStringList>
#include <atomic>
#include <memory>
#include <vector>

namespace cimaise {

/// List models of a Musée's board, keypad and hand.
namespace musee {

const Roles<SpaceRow>& spaceRoles();
const Roles<BonusRow>& bonusRoles();
const Roles<KeyRow>& keyRoles();
const Roles<PartnerRow>& partnerRoles();

} // namespace musee

/// Cards of a hand, and whether any of them can be played.
class MuseeHandModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    Q_PROPERTY(bool stuck READ isStuck NOTIFY stuckChanged FINAL)
    Q_PROPERTY(QString stuckText READ stuckText NOTIFY stuckChanged FINAL)

public:
    explicit MuseeHandModel(QObject* parent = nullptr);
    void show(const musee::View& view);
    [[nodiscard]] bool isStuck() const { return !m_stuckText.isEmpty(); }
    /// Message for a hand without a legal card; empty otherwise.
    [[nodiscard]] const QString& stuckText() const { return m_stuckText; }

Q_SIGNALS:
    void stuckChanged();

private:
    QString m_stuckText;
};

/// View model of the keys that hang a painting: the keypad, and numbers typed on a keyboard.
class MuseeKeypadPart : public CIMAISE_PART(musee::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    /// A key for each number of the deck.
    Q_PROPERTY(cimaise::RowsModel* keys READ keys CONSTANT FINAL)
    /// Digits typed but not yet applied; usually empty.
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)

public:
    explicit MuseeKeypadPart(Table& table);
    void show(const musee::View& view);

    [[nodiscard]] RowsModel* keys() { return &m_keys; }
    [[nodiscard]] const QString& typed() const { return m_typed; }

    // For these functions, see app/input/musee/musee_taps.h.
    Q_INVOKABLE void press(int number);
    Q_INVOKABLE void typeDigit(int digit);
    /// Enter key: uses the typed digits, or taps the selected space.
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void erase();

private:
    musee::KeyRows m_rows;
    TypedRows<musee::KeyRow> m_keys;
    QString m_typed;
};

/// View model of the hand of one player of Musée.
class MuseeHandPart : public CIMAISE_PART(musee::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    /// Cards of the hand, in ascending order.
    Q_PROPERTY(cimaise::MuseeHandModel* cards READ cards CONSTANT FINAL)
    /// Players of the side in view: one, or two partners.
    Q_PROPERTY(cimaise::RowsModel* players READ players CONSTANT FINAL)
    /// Player whose hand is entered, from 0 in seating order.
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed FINAL)

public:
    explicit MuseeHandPart(Table& table);
    void show(const musee::View& view);

    [[nodiscard]] MuseeHandModel* cards() { return &m_cards; }
    [[nodiscard]] RowsModel* players() { return &m_players; }
    [[nodiscard]] int player() const { return m_player; }
    /// Ignores players of other sides.
    void setPlayer(int player);

    /// Requests the placements of a painting; a second call cancels the request.
    Q_INVOKABLE void ask(int number);

private:
    MuseeHandModel m_cards;
    TypedRows<musee::PartnerRow> m_players;
    int m_player = 0;
};

/// View model of the three Gallery Bonuses.
class MuseeBonusPart : public CIMAISE_PART(musee::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    /// Bonuses of the side in view, galleries from top to bottom.
    Q_PROPERTY(cimaise::RowsModel* galleries READ galleries CONSTANT FINAL)

public:
    explicit MuseeBonusPart(Table& table);
    void show(const musee::View& view);

    [[nodiscard]] RowsModel* galleries() { return &m_galleries; }
    /// Quick fixes: the sides that may claim a bonus.
    [[nodiscard]] std::vector<QuickFix> claims(const musee::View& view);

    /// Takes the bonus of a gallery (0–2 from the top) for the side in view, or returns it.
    Q_INVOKABLE void toggle(int gallery);

private:
    TypedRows<musee::BonusRow> m_galleries;
};

/// View model of the tokens between the galleries: Chandeliers and Staircases.
class MuseeStaircasePart : public CIMAISE_PART(musee::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    /// Tokens, the top row first.
    Q_PROPERTY(cimaise::TokensModel* tokens READ tokens CONSTANT FINAL)
    /// True if a tap on a token turns it: for a single board, or if the pattern is wrong.
    Q_PROPERTY(bool turnable READ isTurnable NOTIFY changed FINAL)

public:
    explicit MuseeStaircasePart(Table& table);
    /// Shows the tokens; `highlighted` are the highlighted spots.
    void show(const musee::View& view, const Spots& highlighted, bool turnable);

    [[nodiscard]] TokensModel* tokens() { return &m_tokens; }
    [[nodiscard]] bool isTurnable() const { return m_turnable; }

    /// Turns a token, by its row in `tokens`, or shows its name in the hint if tokens cannot be
    /// turned.
    Q_INVOKABLE void touch(int token);

private:
    TokensModel m_tokens;
    bool m_turnable = false;
};

/// View model of the panel “Outlook”: what the Musée in view can still take and reach. The ceilings
/// are searched in the background.
class MuseeOutlookPart : public CIMAISE_PART(musee::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    /// Sentences about the Musée in view, then about the table.
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed FINAL)
    /// True if the example is shown on the board, or will be once it is known.
    Q_PROPERTY(bool example READ example NOTIFY changed FINAL)
    /// True if there is an example that differs from the board.
    Q_PROPERTY(bool hasExample READ hasExample NOTIFY changed FINAL)

public:
    explicit MuseeOutlookPart(Table& table);
    ~MuseeOutlookPart() override;
    Q_DISABLE_COPY_MOVE(MuseeOutlookPart)

    /// Follows the position. Starts the search for the ceilings while the panel is open and shows
    /// points; drops it when the position changes.
    void update(const musee::InputContext& context, bool showsPoints);
    void show(const musee::View& view);

    /// Reach of the Musée in view; null while the panel is closed, and if it is unknown.
    [[nodiscard]] const musee::Reach* reach() const;
    /// Example to show on the board; null for none.
    [[nodiscard]] const musee::Musee* exampleShown() const;

    [[nodiscard]] bool isOpen() const { return m_shown.open; }
    [[nodiscard]] const QStringList& lines() const { return m_shown.lines; }
    [[nodiscard]] bool example() const { return m_shown.example; }
    [[nodiscard]] bool hasExample() const { return m_shown.hasExample; }

    Q_INVOKABLE void toggle();
    Q_INVOKABLE void close();
    Q_INVOKABLE void toggleExample();

Q_SIGNALS:
    /// Emitted when a ceiling has arrived.
    void arrived();

private:
    struct Shown {
        bool open = false;
        QStringList lines{};
        bool example = false;
        bool hasExample = false;

        bool operator==(const Shown&) const = default;
    };

    void drop();
    /// Searches the next ceiling, that of the Musée in view first.
    void search();
    [[nodiscard]] bool isSearched(int side) const;
    [[nodiscard]] bool differs() const;

    Shown m_shown;
    int m_side = 0;
    bool m_wanted = false; ///< the panel is open
    bool m_examples = false;
    bool m_showsPoints = true;
    musee::Layout m_layout;
    musee::TableOutlook m_table;
    std::vector<int> m_searched; ///< sides whose ceiling has arrived
    /// Set to end the search that runs; null if none does.
    std::shared_ptr<std::atomic<bool>> m_stop;
};

} // namespace cimaise
