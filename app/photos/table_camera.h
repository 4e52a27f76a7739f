// Camera for photos of the table.
#pragma once

#include <QImage>
#include <QObject>
#include <QQmlEngine>
#include <memory>

namespace cimaise {

class TableCamera : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// CameraView that shows the camera's picture. Setting it turns the camera on.
    Q_PROPERTY(QObject* output READ output WRITE setOutput NOTIFY outputChanged FINAL)
    /// Reason for a missing picture, as of Scanner; empty if there is one.
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged FINAL)
    Q_PROPERTY(bool ready READ isReady NOTIFY readyChanged FINAL)

public:
    explicit TableCamera(QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(TableCamera)
    ~TableCamera() override;

    [[nodiscard]] QObject* output() const { return m_output; }
    void setOutput(QObject* output);
    [[nodiscard]] const QString& trouble() const { return m_trouble; }
    [[nodiscard]] bool isReady() const;
    Q_INVOKABLE void take();
    /// Turns the camera on again after trouble.
    Q_INVOKABLE void retry();

Q_SIGNALS:
    void outputChanged();
    void troubleChanged();
    void readyChanged();
    void taken(const QImage& picture);

private:
    struct Camera;

    void turnOn();
    void setTrouble(const QString& trouble);

    QObject* m_output = nullptr;
    QString m_trouble;
    std::unique_ptr<Camera> m_camera; ///< null while the camera is off
};

} // namespace cimaise
