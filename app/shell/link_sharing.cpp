// Writes links of games and boards, and of results for BG Stats.
#include "app/shell/link_sharing.h"

#include "app/platform/qr_code.h"
#include "app/shell/external_links.h"
#include "app/shell/finished_play.h"
#include "app/shell/notices.h"
#include "positions/links/links.h"

#include <QClipboard>
#include <QGuiApplication>

namespace cimaise {

namespace {

/// Longest link in a QR code, in characters: a finer code cannot be read from a screen by a camera.
constexpr qsizetype finestCode = 1700;

tl::expected<std::string, LoadError> linkTo(const AnyCase& position, int side) {
    if (side < 0) {
        return writeLink(position, addressOfApp());
    }
    return boardOf(position, side).and_then([](const SingleBoard& board) {
        return writeLink(board, addressOfApp());
    });
}

} // namespace

LinkSharing::LinkSharing(GameHost& host, QObject* parent) : QObject(parent), m_host(host) {}

QString LinkSharing::linkOf(int side) const {
    const Session* const session = m_host.session();
    return session != nullptr
               ? QString::fromStdString(linkTo(session->current(), side).value_or(std::string{}))
               : QString{};
}

int LinkSharing::modulesOf(const QString& link) const {
    const tl::expected<QrCode, LoadError> code = qrCodeOf(link.toStdString());
    return code ? code->size + 2 * qrMargin : 0;
}

bool LinkSharing::sendsLinks() { return cimaise::sendsLinks(); }

void LinkSharing::send(const QString& link) { sendLink(link); }

void LinkSharing::copy(const QString& link) {
    QGuiApplication::clipboard()->setText(link);
    //% "Copied."
    m_host.notices().show(format(m_host.words(), CIMAISE_TEXT("app.copied")));
}

QString LinkSharing::playLink(bool code) {
    const std::optional<Play> play = playOf(m_host);
    return play ? cimaise::playLink(*play, code ? finestCode : linkLimit) : QString{};
}

void LinkSharing::openPlay() {
    const QString link = playLink(false);
    if (!link.isEmpty() && !openAddress(QUrl{link})) {
        QGuiApplication::clipboard()->setText(link);
        //% "No app here opens links. The link was copied instead."
        m_host.notices().show(format(m_host.words(), CIMAISE_TEXT("play.no-browser")));
    }
}

} // namespace cimaise
