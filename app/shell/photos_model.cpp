// Prepares a photo in a background thread and hands the result to the library.
#include "app/shell/photos_model.h"

#include "app/photos/photo_file.h"
#include "app/platform/run_async.h"
#include "app/shell/library_rows.h"
#include "app/texts/qt_score_text.h"

#include <QDateTime>
#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

/// Longer side of a thumbnail, in pixels: its size on a high-resolution screen.
constexpr int thumbnailSide = 400;

const Roles<PhotoRow>& photoRoles() {
    static const Roles<PhotoRow> table{{"photoId", &PhotoRow::photoId},
                                       {"taken", &PhotoRow::taken}};
    return table;
}

//% "This game already has eight photos. Delete one to add another."
constexpr TextId fullText = CIMAISE_TEXT("photos.full");

} // namespace

PhotosModel::PhotosModel(Library& library, const TextLanguage& language, QObject* parent)
    : RowsModel(photoRoles(), parent), m_library(library), m_language(language) {
    connect(&language, &TextLanguage::changed, this, &PhotosModel::show);
    connect(&library, &Library::changed, this, &PhotosModel::show);
}

void PhotosModel::setSession(Session* session) {
    m_session = session;
    m_current = 0;
    show();
}

void PhotosModel::setActive(bool active) {
    if (active != m_active) {
        m_active = active;
        m_current = 0;
        show();
    }
}

bool PhotosModel::isFull() const { return std::ssize(m_photos) >= Library::mostPhotos; }

const Photo* PhotosModel::find(PhotoId id) const {
    const auto found = std::ranges::find(m_photos, id, &Photo::id);
    return found == m_photos.end() ? nullptr : &*found;
}

PhotoRow PhotosModel::rowOf(const Photo& photo) const {
    return {.photoId = static_cast<double>(photo.id),
            .taken = momentInWords(QDateTime::fromMSecsSinceEpoch(photo.taken),
                                   QDateTime::currentDateTime(), m_language.current())};
}

void PhotosModel::show() {
    const bool any = m_active && m_session != nullptr && m_session->id() != 0;
    m_photos = any ? m_library.photos(m_session->id()).value_or(std::vector<Photo>{})
                   : std::vector<Photo>{};
    std::vector<PhotoRow> rows;
    for (const Photo& photo : m_photos) {
        rows.push_back(rowOf(photo));
    }
    constexpr std::size_t knownById = 1;
    setRows(photoRoles(), rows, knownById);
    if (find(m_current) == nullptr) {
        m_current = 0;
    }
    showPicture();
}

void PhotosModel::showPicture() {
    if (m_current != std::exchange(m_pictured, m_current)) {
        m_picture =
            m_current == 0 ? QImage{} : decodedPhoto(m_library.picture(m_session->id(), m_current));
    }
    emit shownChanged();
}

void PhotosModel::setCurrent(double id) {
    const auto wanted = static_cast<PhotoId>(id);
    if (wanted != m_current && (wanted == 0 || find(wanted) != nullptr)) {
        m_current = wanted;
        showPicture();
    }
}

QString PhotosModel::currentText() const {
    const Photo* const photo = find(m_current);
    return photo == nullptr ? QString{} : rowOf(*photo).taken;
}

QImage PhotosModel::thumbnailOf(double id) const {
    const Photo* const photo = find(static_cast<PhotoId>(id));
    return photo == nullptr
               ? QImage{}
               : decodedPhoto(m_library.picture(m_session->id(), photo->id), thumbnailSide);
}

void PhotosModel::notify(TextId text, PhotoId removed) {
    emit noticeRequested(format(m_language.words(), text), removed);
}

bool PhotosModel::refuses() {
    if (m_session == nullptr || m_session->readOnly()) {
        //% "The library is read-only at the moment: photos cannot be saved or deleted."
        notify(CIMAISE_TEXT("photos.read-only"));
        return true;
    }
    return false;
}

void PhotosModel::add(const QUrl& file) {
    make([path = file.isLocalFile() ? file.toLocalFile() : file.toString()] {
        return photoIn(path, Library::largestPhoto);
    });
}

void PhotosModel::addPicture(const QImage& picture) {
    make([picture] { return Made{photoOf(picture, Library::largestPhoto)}; });
}

void PhotosModel::make(const std::function<Made()>& how) {
    if (refuses()) {
        return;
    }
    if (isFull()) {
        notify(fullText);
        return;
    }
    ++m_underWay;
    emit shownChanged();
    runAsync(this, how, [this, of = m_session](const Made& madeAt) {
        --m_underWay;
        // otherwise the photo would be added to another game
        if (of != nullptr && of == m_session) {
            keep(madeAt);
        }
        emit shownChanged();
    });
}

void PhotosModel::keep(const Made& madeAt) {
    if (!madeAt) {
        emit noticeRequested(format(m_language.words(), madeAt.error()), 0);
        return;
    }
    if (refuses()) {
        return;
    }
    const GameId game = m_session->keep();
    const PhotoId added = game == 0 ? 0 : m_library.addPhoto(game, *madeAt);
    show();
    if (added == 0) {
        //% "The photo could not be saved."
        notify(isFull() ? fullText : CIMAISE_TEXT("photos.not-saved"));
    }
}

void PhotosModel::remove(double id) {
    const auto wanted = static_cast<PhotoId>(id);
    if (find(wanted) == nullptr || refuses()) {
        return;
    }
    m_library.removePhoto(m_session->id(), wanted);
    show();
    //% "The photo was deleted."
    notify(CIMAISE_TEXT("photos.deleted"), wanted);
}

void PhotosModel::restore(PhotoId id) {
    if (m_session == nullptr || refuses()) {
        return;
    }
    if (isFull()) {
        notify(fullText);
        return;
    }
    m_library.restorePhoto(m_session->id(), id);
    show();
}

} // namespace cimaise
