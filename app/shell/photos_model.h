// Photos of the open game: added, viewed, deleted, traced.
#pragma once

#include "app/shell/photo_underlay.h"
#include "app/shell/board_corners.h"
#include "app/models/rows_model.h"
#include "app/texts/translator.h"

#include <QImage>
#include <QPointer>
#include <QUrl>
#include <functional>

namespace cimaise {

struct PhotoRow {
    double photoId = 0;
    QString taken;  ///< when it was kept
    QString traced; ///< whose board lies on it; empty: nobody has said
    QString accessibleName;
};

/// Pictures are in memory only while the page of the photos shows them.
class PhotosModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(cimaise::PhotoUnderlay* trace READ trace CONSTANT FINAL)
    Q_PROPERTY(cimaise::BoardCorners* tracing READ tracing CONSTANT FINAL)
    /// No more photos are kept of this game.
    Q_PROPERTY(bool full READ isFull NOTIFY shownChanged FINAL)
    /// A picture is being made ready.
    Q_PROPERTY(bool busy READ isBusy NOTIFY shownChanged FINAL)
    /// The photo that is looked at; 0: all of them are.
    Q_PROPERTY(double current READ current WRITE setCurrent NOTIFY shownChanged FINAL)
    Q_PROPERTY(QImage picture READ picture NOTIFY shownChanged FINAL)
    /// When that one was kept, and whose board lies on it.
    Q_PROPERTY(QString currentText READ currentText NOTIFY shownChanged FINAL)
    /// Corners are laid on it.
    Q_PROPERTY(bool isTracing READ isTracing NOTIFY shownChanged FINAL)

public:
    PhotosModel(Library& library, Language language, QObject* parent = nullptr);

    void setSession(Session* session);
    /// Whether the page of the photos is shown.
    void setActive(bool lookedAt);
    void setLanguage(Language language);

    [[nodiscard]] PhotoUnderlay* trace() { return &m_trace; }
    [[nodiscard]] BoardCorners* tracing() { return &m_tracing; }
    [[nodiscard]] bool isFull() const;
    [[nodiscard]] bool isBusy() const { return m_underWay > 0; }
    [[nodiscard]] double current() const { return static_cast<double>(m_current); }
    void setCurrent(double id);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    [[nodiscard]] QString currentText() const;
    [[nodiscard]] bool isTracing() const { return m_isTracing; }

    /// A small one of a photo in the list; none while the page is not shown.
    Q_INVOKABLE [[nodiscard]] QImage thumbnailOf(double id) const;
    /// Keeps the picture in a file; what is refused is told.
    Q_INVOKABLE void add(const QUrl& file);
    /// Keeps what a camera saw.
    Q_INVOKABLE void addPicture(const QImage& picture);
    Q_INVOKABLE void remove(double id);
    void restore(PhotoId id);
    /// Corners are laid on the photo that is looked at, or no longer.
    Q_INVOKABLE void beginTracing();
    Q_INVOKABLE void endTracing();
    /// Keeps the corners as they lie, and shows the photo under the board.
    Q_INVOKABLE void keepTracing();
    /// The photo shows no board any more.
    Q_INVOKABLE void forgetTracing();

Q_SIGNALS:
    void shownChanged();
    /// A word about what happened; `removed` can be had back, 0: nothing.
    void told(const QString& text, qint64 removed);
    /// The board is traced: the table is wanted.
    void traced();

private:
    using Made = tl::expected<QByteArray, Message>;

    void make(const std::function<Made()>& how);
    void keep(const Made& made);
    void show();
    void showPicture();
    void tell(TextId text, PhotoId removed = 0);
    [[nodiscard]] bool refuses();
    [[nodiscard]] PhotoRow rowOf(const Photo& photo) const;
    [[nodiscard]] const Photo* find(PhotoId id) const;

    Library& m_library;
    Translator m_words;
    QPointer<Session> m_session;
    std::vector<Photo> m_photos;
    bool m_lookedAt = false;
    int m_underWay = 0;
    PhotoId m_current = 0;
    bool m_isTracing = false;
    QImage m_picture;
    PhotoId m_pictured = 0; ///< the photo that it is
    PhotoUnderlay m_trace;
    BoardCorners m_tracing;
};

} // namespace cimaise
