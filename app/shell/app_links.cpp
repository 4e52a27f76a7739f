// Exports the open game as a link or code, and opens games from links and codes.
#include "app/photos/photo_file.h"
#include "app/photos/picture_reader.h"
#include "app/platform/qr_code.h"
#include "app/scan/code_search.h"
#include "app/shell/app_controller.h"
#include "app/shell/clipboard.h"
#include "app/shell/external_links.h"
#include "app/shell/import_error_text.h"
#include "validators/layout/shown_text.h"
#include "validators/links/links.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRegularExpression>
#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace cimaise {

namespace {

tl::expected<std::string, LoadError> linkTo(const AnyCase& position, int side) {
    if (side < 0) {
        return writeLink(position, addressOfApp());
    }
    return boardOf(position, side).and_then([](const BoardAlone& board) {
        return writeLink(board, addressOfApp());
    });
}

/// The link in a message, whatever else it says, or a whole document; empty for neither.
std::string gameIn(const QString& text) {
    if (text.trimmed().startsWith(u'{')) {
        return text.toStdString();
    }
    for (const QString& word : text.split(QRegularExpression{QStringLiteral("\\s+")})) {
        if (const std::string one = word.toStdString(); isLink(one)) {
            return one;
        }
    }
    return {};
}

/// The picture at its full size: a code may be a small part of it.
QImage pictureIn(const QString& path) {
    const tl::expected<QByteArray, Message> bytes = pictureBytes(path);
    return bytes ? PictureReader{*bytes}.read(std::numeric_limits<int>::max()) : QImage{};
}

} // namespace

QString AppController::linkOf(int side) const {
    return m_session
               ? QString::fromStdString(linkTo(m_session->current(), side).value_or(std::string{}))
               : QString{};
}

int AppController::modulesOf(const QString& link) const {
    const tl::expected<QrCode, LoadError> code = qrCodeOf(link.toStdString());
    return code ? code->size + 2 * qrMargin : 0;
}

bool AppController::sendsLinks() { return cimaise::sendsLinks(); }

void AppController::send(const QString& link) { sendLink(link); }

void AppController::copy(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    //% "Copied."
    setNotice(format(words(), CIMAISE_TEXT("desk.copied")));
}

void AppController::paste() {
    readClipboard(this, [this](const QString& text) {
        if (text.trimmed().isEmpty()) {
            //% "Nothing to paste. Copy a link first."
            setNotice(format(words(), CIMAISE_TEXT("desk.paste.nothing")));
            return;
        }
        openText(text);
    });
}

void AppController::openText(const QString& text) {
    const std::string told = gameIn(text);
    if (told.empty()) {
        //% "No Cimaise link found in this text."
        setNotice(format(words(), CIMAISE_TEXT("desk.text.no-link")));
        return;
    }
    const tl::expected<TableOrBoard, LoadError> given = readEitherText(told);
    if (given) {
        take(*given);
        return;
    }
    const LoadError& refusal = given.error();
    const std::string reason = words().format(refusal.reason);
    //% "Cannot read a game from this. {refusal}"
    setNotice(
        format(words(), CIMAISE_TEXT("desk.text.refused"),
               {{"refusal", refusal.pointer.empty()
                                ? reason
                                : fmt::format("{}: {}", shownPointer(refusal.pointer), reason)}}));
}

void AppController::openPicture(const QString& path) {
    findCodes(this, pictureIn(path), [this, path](const QStringList& codes) {
        if (!codes.isEmpty()) {
            openText(codes.front());
            return;
        }
        //% "{file}: no readable QR code found in this picture."
        setNotice(format(words(), CIMAISE_TEXT("desk.picture.no-code"),
                         {{"file", shownPath(QFileInfo{path}.fileName().toStdString())}}));
    });
}

void AppController::take(const TableOrBoard& given) {
    if (const auto* const table = std::get_if<AnyCase>(&given)) {
        begin(*table);
    } else {
        join(std::get<BoardAlone>(given));
    }
}

} // namespace cimaise
