// Canaries for a stranger's file: a listening server and a watched picture, neither of which may be
// accessed.
#pragma once

#include <QString>
#include <QTcpServer>
#include <QTemporaryDir>

namespace cimaise {

class Bait {
public:
    Bait();
    Bait(const Bait&) = delete;
    Bait& operator=(const Bait&) = delete;
    Bait(Bait&&) = delete;
    Bait& operator=(Bait&&) = delete;
    ~Bait();

    [[nodiscard]] QString address() const;
    [[nodiscard]] QString file() const;
    /// Rich text that draws both.
    [[nodiscard]] QString markup() const;
    [[nodiscard]] bool wasCalled() { return m_server.hasPendingConnections(); }
    [[nodiscard]] bool wasOpened() const;

private:
    QTemporaryDir m_folder;
    QString m_picture = m_folder.filePath(QStringLiteral("y.png"));
    QTcpServer m_server;
    int m_watch;
};

/// Writes every sample with the markup in each name and title; returns their number.
int writeStrangersSamples(const QString& folder, const QString& markup);

} // namespace cimaise
