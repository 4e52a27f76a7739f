// Notice about the last action, with an action to offer.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <functional>

namespace cimaise {

class Preferences;

struct Notice {
    enum class Offer : std::uint8_t {
        nothing,
        undo,
        save,
        restart,
        everywhere,
        rename,
        erase,
        copy
    };

    QString text{};
    Offer offer = Offer::nothing;
    std::function<void()> action{}; ///< action that is offered
};

/// Shows one notice at a time, until the next one or until the page changes.
class Notices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Name of the action offered; empty for none.
    Q_PROPERTY(QString offer READ offer NOTIFY changed FINAL)

public:
    explicit Notices(const Preferences& preferences, QObject* parent = nullptr);

    [[nodiscard]] const QString& text() const { return m_notice.text; }
    [[nodiscard]] QString offer() const;
    /// True if the notice has been shown long enough to be read: only then is a second press of the
    /// same button an answer to it.
    [[nodiscard]] bool couldBeRead() const;
    void show(Notice notice);
    void show(const QString& text) { show(Notice{.text = text}); }

    Q_INVOKABLE void dismiss();
    /// Dismisses the notice and performs the action offered.
    Q_INVOKABLE void acceptOffer();

Q_SIGNALS:
    void changed();

private:
    const Preferences& m_preferences;
    Notice m_notice;
    QElapsedTimer m_shown;
};

} // namespace cimaise
