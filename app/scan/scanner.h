// Scans for a code with the camera.
#pragma once

#include "app/scan/code_camera.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <memory>

namespace cimaise {

class Scanner : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// CameraView that shows the camera's picture.
    Q_PROPERTY(QObject* output READ output WRITE setOutput NOTIFY outputChanged FINAL)
    /// True to report all codes in view at once; otherwise only the first, links to this app first.
    Q_PROPERTY(bool all READ reportsAll WRITE setReportsAll NOTIFY allChanged FINAL)
    /// Reason for a missing picture: `no-camera`, `refused` (the browser or the user) or `busy`
    /// (another app, or the system); empty if there is one.
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged FINAL)

public:
    explicit Scanner(QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(Scanner)
    ~Scanner() override;

    [[nodiscard]] QObject* output() const { return m_output; }
    /// Turns the camera on and starts scanning.
    void setOutput(QObject* output);
    [[nodiscard]] bool reportsAll() const { return m_reportsAll; }
    void setReportsAll(bool all);
    [[nodiscard]] const QString& trouble() const { return m_trouble; }
    /// Turns the camera on again after trouble.
    Q_INVOKABLE void retry();

Q_SIGNALS:
    void outputChanged();
    void allChanged();
    void troubleChanged();
    /// Emitted when a code comes into view; not repeated until another code was seen or, if all are
    /// reported, until the code was out of view for two seconds.
    void found(const QString& text);

private:
    void turnOn();
    void report(const QStringList& codes);
    /// Reports the codes that come into view.
    void reportNew(const QStringList& codes);
    void setTrouble(const QString& trouble);

    QObject* m_output = nullptr;
    QString m_trouble;
    bool m_reportsAll = false;
    QString m_last;                ///< reported last; not used if all codes are reported
    QHash<QString, qint64> m_seen; ///< time at which each code was in view last
    QElapsedTimer m_clock;
    std::unique_ptr<CodeCamera> m_camera;
};

} // namespace cimaise
