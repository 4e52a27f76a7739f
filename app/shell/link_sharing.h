// Links to the open game, for another device and for BG Stats.
#pragma once

#include "app/shell/game_host.h"

namespace cimaise {

class LinkSharing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// True if the system has a share sheet for links.
    Q_PROPERTY(bool sendsLinks READ sendsLinks CONSTANT FINAL)

public:
    explicit LinkSharing(GameHost& host, QObject* parent = nullptr);

    [[nodiscard]] static bool sendsLinks();

    /// Link to the position, or to the board of one player; empty if there is none.
    Q_INVOKABLE [[nodiscard]] QString linkOf(int side) const;
    /// Width of the QR code of a link in modules, margin included; 0 if the link is too long.
    Q_INVOKABLE [[nodiscard]] int modulesOf(const QString& link) const;
    /// Copies a link to the clipboard.
    Q_INVOKABLE void copy(const QString& link);
    /// Opens the share sheet of the system.
    Q_INVOKABLE void send(const QString& link);
    /// BG Stats link that records the open game as a play. With `code`, it is short enough for a QR
    /// code. Empty if the game is unfinished or the link would be too long.
    Q_INVOKABLE [[nodiscard]] QString playLink(bool code);
    /// Opens the BG Stats link in the system, on request only. No other address ever leaves
    /// Cimaise.
    Q_INVOKABLE void openPlay();

private:
    GameHost& m_host;
};

} // namespace cimaise
