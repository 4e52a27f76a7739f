// Board of Musée that is read from a photo: progress, the numbers over the photo, the choices for
// doubtful spaces, and the edit.
#pragma once

#include "app/models/rows_model.h"
#include "app/reading/board_check.h"
#include "app/session/session.h"
#include "app/texts/translator.h"

#include <QImage>
#include <QPointF>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>

namespace cimaise {

struct ReadSpaceRow {
    double centreX = 0; ///< as a fraction of the photo’s width
    double centreY = 0; ///< as a fraction of the photo’s height
    double spaceWidth = 0;
    double spaceHeight = 0;
    QString number; ///< empty for an empty space
    bool doubtful = false;
    bool byHand = false;
    bool wrong = false; ///< true if a rule is broken here
    bool selected = false;
    QString accessibleName;
};

class BoardReading : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the photos")
    /// True if boards of the open game can be read from photos.
    Q_PROPERTY(bool supported READ isSupported NOTIFY stateChanged FINAL)
    /// True while the photo is being read.
    Q_PROPERTY(bool running READ isRunning NOTIFY stateChanged FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged FINAL)
    /// True while the numbers are shown for the check.
    Q_PROPERTY(bool shown READ isShown NOTIFY stateChanged FINAL)
    /// Row of the selected space; −1 for none.
    Q_PROPERTY(int selected READ selected WRITE select NOTIFY checkChanged FINAL)
    /// Place of the selected space, such as “Upper gallery, space 3”.
    Q_PROPERTY(QString selectedPlace READ selectedPlace NOTIFY checkChanged FINAL)
    /// Numbers that the selected space may have; the last one is “Empty”.
    Q_PROPERTY(QStringList choices READ choices NOTIFY checkChanged FINAL)
    /// Index of the choice in force; −1 for a doubtful space.
    Q_PROPERTY(int choice READ choice NOTIFY checkChanged FINAL)
    /// Number of the selected space; empty if it is empty or doubtful.
    Q_PROPERTY(QString selectedNumber READ selectedNumber NOTIFY checkChanged FINAL)
    /// Counts of numbers and doubtful spaces.
    Q_PROPERTY(QString summary READ summary NOTIFY checkChanged FINAL)
    /// First rule that the board would break; empty for none.
    Q_PROPERTY(QString warning READ warning NOTIFY checkChanged FINAL)
    /// Counts of all readings on this device; empty before the first one.
    Q_PROPERTY(QString countsText READ countsText NOTIFY memoryChanged FINAL)
    /// True if something was learned from photos.
    Q_PROPERTY(bool learned READ hasLearned NOTIFY memoryChanged FINAL)

public:
    BoardReading(Library& library, Language language, QObject* parent = nullptr);
    BoardReading(const BoardReading&) = delete;
    BoardReading& operator=(const BoardReading&) = delete;
    BoardReading(BoardReading&&) = delete;
    BoardReading& operator=(BoardReading&&) = delete;
    ~BoardReading() override;

    void setSession(Session* session);
    void setLanguage(Language language);
    /// Starts reading the board of a side; `corners` as fractions of the photo. Returns false if
    /// the corners are unusable for this game.
    bool begin(const QImage& photo, const std::vector<QPointF>& corners, int side);

    [[nodiscard]] bool isSupported() const;
    [[nodiscard]] bool isRunning() const { return m_scan != nullptr && !m_check; }
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] bool isShown() const { return m_check.has_value(); }
    [[nodiscard]] int selected() const { return m_selected; }
    void select(int space);
    [[nodiscard]] QString selectedPlace() const;
    [[nodiscard]] QStringList choices() const;
    [[nodiscard]] int choice() const;
    [[nodiscard]] QString selectedNumber() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] const QString& warning() const { return m_warning; }
    [[nodiscard]] QString countsText() const;
    [[nodiscard]] bool hasLearned() const;

    /// Sets the selected space to one of its choices, and selects the next doubtful space.
    Q_INVOKABLE void choose(int index);
    /// Sets the selected space to a typed number. Returns the error, or an empty text.
    Q_INVOKABLE QString type(const QString& text);
    /// Enters the board as one edit; asks before a painting is replaced.
    Q_INVOKABLE void enter();
    /// Stops reading, or leaves the check without changing the game.
    Q_INVOKABLE void cancel();
    /// Forgets everything that was learned from photos.
    Q_INVOKABLE void forget();
    /// Reverses forget().
    void restore();

Q_SIGNALS:
    void stateChanged();
    void progressChanged();
    void checkChanged();
    void memoryChanged();
    /// Emitted when a board has been entered, with a notice, to show the table page.
    void entered(const QString& notice);
    /// Emitted with a notice when the learned data has been forgotten.
    void forgotten(const QString& notice);

private:
    [[nodiscard]] const musee::Layout* layout() const;
    [[nodiscard]] std::vector<int> numbersOffered() const;
    void examineNext();
    void showCheck();
    void setNumber(int number);
    void updateRows();
    void apply();
    /// Saves what the checked board teaches, and its counts.
    void remember();
    [[nodiscard]] QString placeText(std::size_t space) const;

    Library& m_library;
    Translator m_words;
    QPointer<Session> m_session;
    QImage m_photo; ///< outlives m_scan
    reading::Corners m_corners{};
    int m_side = 0;
    QTimer m_timer;
    std::unique_ptr<reading::MuseeScan> m_scan;
    std::optional<reading::BoardCheck> m_check;
    AnyCase m_position; ///< when the reading began
    int m_selected = -1;
    QString m_warning;
    QString m_forgotten; ///< learned data that restore() brings back
};

} // namespace cimaise
