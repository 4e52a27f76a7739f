// Trial of a move on a copy of the open game.
#pragma once

#include "app/models/comparison.h"
#include "app/shell/game_host.h"

namespace cimaise {

class WhatIf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Copy of the open game for trying moves; null if there is none.
    Q_PROPERTY(cimaise::Session* trial READ trial NOTIFY trialChanged FINAL)
    /// Copy of the open game as it was before the trial.
    Q_PROPERTY(cimaise::Session* baseline READ baseline NOTIFY trialChanged FINAL)
    /// Comparison of `trial` with `baseline`.
    Q_PROPERTY(cimaise::Comparison* comparison READ comparison CONSTANT FINAL)
    /// True while the next piece placed on the copy is the subject of a ruling.
    Q_PROPERTY(bool asksForPiece READ asksForPiece NOTIFY asksForPieceChanged FINAL)

public:
    explicit WhatIf(GameHost& host, QObject* parent = nullptr);

    [[nodiscard]] Session* trial() const { return m_trial.get(); }
    [[nodiscard]] Session* baseline() const { return m_baseline.get(); }
    [[nodiscard]] Comparison* comparison() { return &m_comparison; }
    [[nodiscard]] bool asksForPiece() const { return m_asked.has_value(); }
    /// Opens a new copy on which the piece for an empty space is asked for.
    void askForPiece(const Spot& space);
    /// Selects that space, once its board is shown.
    Q_INVOKABLE void selectAskedSpace();
    /// True if the trial is based on the current position.
    [[nodiscard]] bool isCurrent() const;

    /// Opens a copy of the game for trying moves, or the existing copy if the game has not changed.
    Q_INVOKABLE void tryMove();
    /// Compares the position with the same position without the piece of the ruling.
    Q_INVOKABLE void tryWithout();
    /// Compares the position with the position before the last edit.
    Q_INVOKABLE void tryWithoutLast();
    /// Compares the trial with the position.
    Q_INVOKABLE void showComparison();
    /// Applies the trial to the game as one edit.
    Q_INVOKABLE void apply();
    /// Leaves the trial without changing the game.
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void trialChanged();
    void asksForPieceChanged();
    /// Emitted when that piece is on the copy.
    void pieceTried(const cimaise::Spot& piece);
    void soundRequested(cimaise::SoundCue cue);

private:
    void begin();
    void discard();
    /// Discards the trial and returns to the table page.
    void close();
    void compare();
    void setAsked(std::optional<Spot> space);
    /// Emits pieceTried() after the first edit of the copy.
    void answerQuestion();

    GameHost& m_host;
    std::unique_ptr<Session> m_trial;
    std::unique_ptr<Session> m_baseline;
    Comparison m_comparison;
    std::optional<Spot> m_asked; ///< space whose piece is asked for
};

} // namespace cimaise
