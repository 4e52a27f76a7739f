// Permission for persistent storage: the browser then never deletes the library by itself.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <memory>

namespace cimaise {

class StoragePromise : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::StoragePromise::State state READ state NOTIFY stateChanged FINAL)

public:
    enum State {
        NotNeeded, ///< on a desktop, where nobody deletes files, and in a private window
        Unasked,   ///< until a game is saved
        Granted,
        Refused
    };
    Q_ENUM(State)

    explicit StoragePromise(QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(StoragePromise)
    ~StoragePromise() override;

    [[nodiscard]] State state() const;
    /// Asks the browser, which may ask the user in turn.
    Q_INVOKABLE void ask();

Q_SIGNALS:
    void stateChanged();

private:
    struct Answer;

    std::unique_ptr<Answer> m_answer; ///< receives the answer of the browser
};

} // namespace cimaise
