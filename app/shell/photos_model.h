// Photos of the open game: added, viewed, deleted.
#pragma once

#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/session/session.h"
#include "app/texts/translator.h"

#include <QImage>
#include <QPointer>
#include <QUrl>
#include <functional>

namespace cimaise {

struct PhotoRow {
    double photoId = 0;
    QString taken; ///< time when it was added
};

/// Keeps pictures in memory only while the photos page is shown.
class PhotosModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// True if the game has the maximum number of photos.
    Q_PROPERTY(bool full READ isFull NOTIFY shownChanged FINAL)
    /// True while a picture is being prepared.
    Q_PROPERTY(bool busy READ isBusy NOTIFY shownChanged FINAL)
    /// Id of the photo viewed; 0 for the list of photos.
    Q_PROPERTY(double current READ current WRITE setCurrent NOTIFY shownChanged FINAL)
    Q_PROPERTY(QImage picture READ picture NOTIFY shownChanged FINAL)
    /// Time when the viewed photo was added.
    Q_PROPERTY(QString currentText READ currentText NOTIFY shownChanged FINAL)

public:
    PhotosModel(Library& library, const TextLanguage& language, QObject* parent = nullptr);

    void setSession(Session* session);
    /// Activates the model while the photos page is shown.
    void setActive(bool active);

    [[nodiscard]] bool isFull() const;
    [[nodiscard]] bool isBusy() const { return m_underWay > 0; }
    [[nodiscard]] double current() const { return static_cast<double>(m_current); }
    void setCurrent(double id);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    [[nodiscard]] QString currentText() const;

    /// Thumbnail of a photo; null while the page is not shown.
    Q_INVOKABLE [[nodiscard]] QImage thumbnailOf(double id) const;
    /// Adds the picture of a file; emits noticeRequested() on failure.
    Q_INVOKABLE void add(const QUrl& file);
    /// Adds a picture from a camera.
    Q_INVOKABLE void addPicture(const QImage& picture);
    Q_INVOKABLE void remove(double id);
    void restore(PhotoId id);

Q_SIGNALS:
    void shownChanged();
    /// Emitted with a notice; `removed` is the photo that can be restored, or 0.
    void noticeRequested(const QString& text, qint64 removed);

private:
    using Made = tl::expected<QByteArray, Message>;

    void make(const std::function<Made()>& how);
    void keep(const Made& madeAt);
    void show();
    void showPicture();
    void notify(TextId text, PhotoId removed = 0);
    [[nodiscard]] bool refuses();
    [[nodiscard]] PhotoRow rowOf(const Photo& photo) const;
    [[nodiscard]] const Photo* find(PhotoId id) const;

    Library& m_library;
    const TextLanguage& m_language;
    QPointer<Session> m_session;
    std::vector<Photo> m_photos;
    bool m_active = false;
    int m_underWay = 0;
    PhotoId m_current = 0;
    QImage m_picture;
    PhotoId m_pictured = 0; ///< photo of m_picture
};

} // namespace cimaise
