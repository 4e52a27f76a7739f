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

public:
    explicit WhatIf(GameHost& host, QObject* parent = nullptr);

    [[nodiscard]] Session* trial() const { return m_trial.get(); }
    [[nodiscard]] Session* baseline() const { return m_baseline.get(); }
    [[nodiscard]] Comparison* comparison() { return &m_comparison; }
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
    void soundRequested(cimaise::SoundCue cue);

private:
    void begin();
    void discard();
    /// Discards the trial and returns to the table page.
    void close();
    void compare();

    GameHost& m_host;
    std::unique_ptr<Session> m_trial;
    std::unique_ptr<Session> m_baseline;
    Comparison m_comparison;
};

} // namespace cimaise
