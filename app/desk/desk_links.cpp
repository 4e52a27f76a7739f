// Links and codes: what is on the table leaves as one, and what comes as one is laid there. A board
// that came alone joins its table; what lies there already is never replaced unasked.
#include "app/desk/desk.h"
#include "app/desk/given.h"
#include "app/scan/picture_codes.h"
#include "app/share/qr_code.h"
#include "validators/boards/joined.h"
#include "validators/layout/shown_text.h"
#include "validators/links/links.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageReader>
#include <QRegularExpression>
#include <algorithm>
#include <fmt/format.h>

namespace cimaise {

namespace {

tl::expected<std::string, Refusal> linkTo(const AnyCase& position, int side) {
    if (side < 0) {
        return writeLink(position);
    }
    return boardOf(position, side).and_then([](const BoardAlone& board) {
        return writeLink(board);
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

/// More pixels than any picture of a table needs: a hostile one says that it has more.
constexpr int mostPixels = 64 * 1024 * 1024;

QImage pictureIn(const QString& path) {
    QImageReader reader{path};
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    const bool huge = size.isValid() && qint64{size.width()} * size.height() > mostPixels;
    return huge ? QImage{} : reader.read();
}

} // namespace

QString Desk::linkOf(int side) const {
    return m_session
               ? QString::fromStdString(linkTo(m_session->current(), side).value_or(std::string{}))
               : QString{};
}

int Desk::modulesOf(const QString& link) const {
    const tl::expected<QrCode, Refusal> code = qrCodeOf(link.toStdString());
    return code ? code->size + 2 * qrMargin : 0;
}

void Desk::copy(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    //% "Copied."
    setNotice(say(words(), CIMAISE_TEXT("desk.copied")));
}

void Desk::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        //% "There is no text to paste: copy a link first."
        setNotice(say(words(), CIMAISE_TEXT("desk.paste.nothing")));
        return;
    }
    openText(text);
}

void Desk::openText(const QString& text) {
    const std::string told = gameIn(text);
    if (told.empty()) {
        //% "There is no link of Cimaise in this text."
        setNotice(say(words(), CIMAISE_TEXT("desk.text.no-link")));
        return;
    }
    const tl::expected<TableOrBoard, Refusal> given = readEitherText(told);
    if (given) {
        take(*given);
        return;
    }
    const Refusal& refusal = given.error();
    const std::string reason = words().say(refusal.reason);
    //% "No game can be read here. {refusal}"
    setNotice(
        say(words(), CIMAISE_TEXT("desk.text.refused"),
            {{"refusal", refusal.pointer.empty()
                             ? reason
                             : fmt::format("{}: {}", shownPointer(refusal.pointer), reason)}}));
}

void Desk::openPicture(const QString& path) {
    const QStringList codes = codesInPicture(pictureIn(path));
    if (!codes.isEmpty()) {
        openText(codes.front());
        return;
    }
    //% "{file}: there is no QR code in this picture, or it cannot be read."
    setNotice(say(words(), CIMAISE_TEXT("desk.picture.no-code"),
                  {{"file", shownPath(QFileInfo{path}.fileName().toStdString())}}));
}

void Desk::take(const TableOrBoard& given) {
    if (const auto* const table = std::get_if<AnyCase>(&given)) {
        begin(*table);
    } else {
        join(std::get<BoardAlone>(given));
    }
}

// --- a board alone -------------------------------------------------------------------------

void Desk::join(const BoardAlone& board) {
    if (!m_session || m_session->isAlone() || m_page == QLatin1String("home")) {
        begin(tableOf(board));
        return;
    }
    if (const std::vector<Message> facts = differences(m_session->current(), board);
        !facts.empty()) {
        //% "This board is of another table. {difference}"
        setNotice(say(words(), CIMAISE_TEXT("desk.board.other-table"),
                      {{"difference", words().say(facts.front())}}));
        return;
    }
    lay(board, {});
}

AnyCase Desk::tableOf(const BoardAlone& board) const {
    AnyCase table = board.table;
    std::vector<std::string>& names = headerOf(table).players;
    int number = 1;
    for (std::string& name : names) {
        while (name.empty()) { // nobody is called like an owner of the board
            const std::string next = m_draft.placeholder(++number).toStdString();
            name = std::ranges::find(names, next) == names.end() ? next : std::string{};
        }
    }
    return table;
}

void Desk::lay(const BoardAlone& board, const Joining& how) {
    struct Laying {
        Desk& desk;
        const BoardAlone& board;
        const Joining& how;
        void operator()(const AnyCase& table) const {
            const std::optional<int> known = sideOfOwners(table, board);
            desk.setJoined(table, how.side ? *how.side : known.value_or(0));
        }
        void operator()(const Differs& /*facts*/) const {} // was asked for before
        void operator()(const WhoseIsIt& /*names*/) const { desk.askAbout(board, -1); }
        void operator()(const Taken& found) const {
            const AnyCase& table = desk.m_session->current();
            if (joined(table, board, {.side = found.side, .replaces = true}) == Joined{table}) {
                desk.setJoined(table, found.side); // nothing would be lost
            } else {
                desk.askAbout(board, found.side);
            }
        }
    };
    std::visit(Laying{*this, board, how}, joined(m_session->current(), board, how));
}

void Desk::setJoined(const AnyCase& table, int onSide) {
    dismissBoard();
    const std::string name = partyName(table, side(onSide));
    //% "{name}’s board from a link"
    const Message what{.text = CIMAISE_TEXT("edit.board.joined"), .arguments = {{"name", name}}};
    const bool edited = m_session->edit(table, what);
    setPage(QStringLiteral("table"));
    m_session->setCurrentSide(onSide);
    //% "The board that came is {name}’s by now."
    constexpr TextId laid = CIMAISE_TEXT("desk.board.joined");
    //% "{name}’s board lies there already just like this."
    constexpr TextId same = CIMAISE_TEXT("desk.board.same");
    setNotice(say(words(), edited ? laid : same, {{"name", name}}));
}

void Desk::askAbout(const BoardAlone& board, int taken) {
    m_board = board;
    m_boardTaken = taken;
    emit boardAskedChanged();
}

void Desk::layBoard(int side) {
    if (m_board && m_session) {
        lay(BoardAlone{*m_board}, Joining{.side = side, .replaces = side == m_boardTaken});
    }
}

void Desk::dismissBoard() {
    if (!m_board) {
        return;
    }
    m_board.reset();
    m_boardTaken = -1;
    emit boardAskedChanged();
}

QString Desk::boardQuestion() const {
    if (!m_board || !m_session) {
        return {};
    }
    if (m_boardTaken >= 0) {
        //% "There is something on {name}’s board already. Replace it with the board that came?"
        return say(words(), CIMAISE_TEXT("desk.board.taken"),
                   {{"name", partyName(m_session->current(), side(m_boardTaken))}});
    }
    //% "Nobody here is called {name}. Whose board is it?"
    return say(words(), CIMAISE_TEXT("desk.board.whose"),
               {{"name", fmt::format("{}", fmt::join(ownersOf(*m_board), " & "))}});
}

QStringList Desk::boardSides() const {
    QStringList names;
    for (int one = 0; m_board && m_session && one < m_session->sides()->count(); ++one) {
        const QString name = toQt(partyName(m_session->current(), side(one)));
        //% "Replace {name}’s board"
        const QString replace =
            say(words(), CIMAISE_TEXT("desk.board.replace"), {{"name", name.toStdString()}});
        // of a board that is known to be somebody's, nobody else is asked
        names << (m_boardTaken < 0 ? name : m_boardTaken == one ? replace : QString{});
    }
    return names;
}

} // namespace cimaise
