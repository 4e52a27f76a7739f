// Rules questions about the open game: which ruling or rule is shown.
#pragma once

#include "app/shell/game_host.h"

#include <QPointer>

namespace cimaise {

class RulesModel;

class RulesQuestions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Rule shown on the rules page; empty for the list only.
    Q_PROPERTY(QString rule READ rule WRITE setRule NOTIFY ruleChanged FINAL)
    /// True while the board waits for a tap that chooses the piece of a rules question.
    Q_PROPERTY(bool asksForSpot READ asksForSpot NOTIFY asksForSpotChanged FINAL)
    /// Copy of the game on which the piece of the ruling was tried; null for a ruling on the game.
    Q_PROPERTY(cimaise::Session* trial READ trial NOTIFY trialChanged FINAL)

public:
    RulesQuestions(GameHost& host, RulesModel& rules, QObject* parent = nullptr);

    [[nodiscard]] const QString& rule() const { return m_rule; }
    void setRule(const QString& rule);
    [[nodiscard]] bool asksForSpot() const;
    [[nodiscard]] Session* trial() const { return m_trial; }
    /// True if there is a ruling to return to.
    [[nodiscard]] bool hasRuling() const;
    /// Shows the ruling on a piece that was tried on a copy.
    void ruleOnTrial(Session& trial, const Spot& piece);
    /// Makes the rulings refer to the open game.
    void leaveTrial() { setTrial(nullptr); }
    /// Clears the state that belongs to other pages: the piece tapped last outside the dispute
    /// page, and the selection outside the table page.
    void onPageChanged();

    Q_INVOKABLE void showRule(const QString& id);
    /// Shows the rules of the open game.
    Q_INVOKABLE void showRules();
    /// Shows the ruling on the finding in this row.
    Q_INVOKABLE void ruleOn(int finding);
    /// Shows the full ruling on the piece tapped last.
    Q_INVOKABLE void showRulingOnLastTap();
    /// Makes the next tap on the board choose the piece of the rules question, which is about its
    /// legality or, with `counting`, about its points.
    Q_INVOKABLE void requestSpot(bool counting);
    /// Shows the ruling on who finished first.
    Q_INVOKABLE void showFirstRuling();
    /// Shows the ruling on the tie-break.
    Q_INVOKABLE void showTieRuling();

Q_SIGNALS:
    void ruleChanged();
    void trialChanged();
    /// Emitted when the legality of an empty space was asked about: the piece is still to be named.
    void pieceWanted(const cimaise::Spot& space);
    /// Emitted after each change of page, which may change asksForSpot().
    void asksForSpotChanged();

private:
    void ruleAt(const Spot& spot);
    /// Emits pieceWanted() if the question is about a move to that space; returns true if it is.
    bool askForPiece(const Spot& space);
    void setTrial(Session* trial);

    GameHost& m_host;
    RulesModel& m_rules;
    QString m_rule;
    QPointer<Session> m_trial;
    bool m_counting = false; ///< true if the rules question is about points
};

} // namespace cimaise
