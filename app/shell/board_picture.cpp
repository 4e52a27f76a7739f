// Reads only the one position that is drawn, not the history of its game.
#include "app/shell/board_picture.h"

#include "app/shell/preferences.h"

#include <QFile>

namespace cimaise {

namespace {

/// Maximum size of a document that is drawn, in bytes; no playable game exceeds it.
constexpr qsizetype largestDrawn = 60'000;

const Roles<PieceRow>& pieceRoles() {
    static const Roles<PieceRow> table{{"column", &PieceRow::column},
                                       {"row", &PieceRow::row},
                                       {"columns", &PieceRow::columns},
                                       {"rows", &PieceRow::rows},
                                       {"colourId", &PieceRow::colourId}};
    return table;
}

CopySettings copyShown() {
    const Preferences* const preferences = Preferences::current();
    return preferences != nullptr ? preferences->copySettings() : CopySettings{};
}

std::optional<AnyCase> readDrawn(const QByteArray& document) {
    if (document.isEmpty() || document.size() > largestDrawn) {
        return std::nullopt;
    }
    tl::expected<AnyCase, LoadError> position = readCase(document.toStdString());
    return position ? std::optional{*std::move(position)} : std::nullopt;
}

} // namespace

BoardPicture::BoardPicture(QObject* parent) : QObject(parent), m_pieces(pieceRoles()) {
    m_soon.setSingleShot(true);
    m_soon.callOnTimeout(this, &BoardPicture::draw);
}

void BoardPicture::componentComplete() {
    // later, so that several changes cause one update, after the layout
    connect(this, &BoardPicture::asked, this, [this] { m_soon.start(0); });
    m_soon.start(0);
}

void BoardPicture::setSession(Session* session) {
    if (session == m_session) {
        return;
    }
    m_session = session;
    if (session != nullptr) {
        connect(session, &Session::changed, this, &BoardPicture::asked);
        connect(session, &Session::shownChanged, this, &BoardPicture::asked);
    }
    emit asked();
}

std::optional<AnyCase> BoardPicture::position() const {
    if (m_session) {
        return m_session->current();
    }
    if (!m_file.isEmpty()) {
        QFile file{m_file};
        return file.open(QIODevice::ReadOnly) ? readDrawn(file.readAll()) : std::nullopt;
    }
    return m_games != nullptr && m_gameId > 0
               ? readDrawn(m_games->documentOf(static_cast<qint64>(m_gameId)).toUtf8())
               : std::nullopt;
}

bool BoardPicture::isFinished() const {
    if (m_session) {
        return m_session->finished() && !m_session->points()->isRevealing();
    }
    return m_file.isEmpty() && m_games != nullptr &&
           m_games->isFinished(static_cast<GameId>(m_gameId));
}

void BoardPicture::draw() {
    const std::optional<AnyCase> shown = position();
    m_game = shown ? toQt(gameOf(*shown).id) : QString{};
    m_sketch =
        shown ? sketchOf(*shown, boardToShow(*shown, isFinished()), copyShown()) : BoardSketch{};
    std::vector<PieceRow> rows;
    for (const SketchPiece& piece : m_sketch.pieces) {
        rows.push_back({.column = piece.x,
                        .row = piece.y,
                        .columns = piece.width,
                        .rows = piece.height,
                        .colourId = toQt(piece.colourId)});
    }
    m_pieces.show(rows);
    emit drawn();
}

} // namespace cimaise
