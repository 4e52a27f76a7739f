// A page that has nothing but the library: the script of a test edits one game, and asks what is
// kept.
#include "app/library/library.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <emscripten/emscripten.h>
#include <optional>

namespace {

using cimaise::GameFacts;
using cimaise::GameId;
using cimaise::Library;

/// Lives as long as the page.
std::optional<Library>& library() {
    static std::optional<Library> one;
    return one;
}

GameId& game() {
    static GameId one = 0;
    return one;
}

/// Opens at the highest number of edits that were ever confirmed.
int& confirmed() {
    static int one = 0;
    return one;
}

int& edits() {
    static int one = 0;
    return one;
}

/// As long as those of a game that is played, and like no other.
QString documentOf(int number) {
    QString document = QString{"{\"edit\": %1, \"table\": \""}.arg(number);
    const qsizetype length =
        1500 + static_cast<qsizetype>(QRandomGenerator::global()->bounded(6000));
    while (document.size() < length) {
        document += QString::number(QRandomGenerator::global()->generate64(), 36);
    }
    return document + "\"}";
}

GameFacts factsOf(int number) {
    return {.game = "musee",
            .title = QString{"Game %1"}.arg(number),
            .players = "Ana · Bo",
            .score = "1 : 2"};
}

/// How many edits the game has; −1 where they do not follow one another.
int editsKept() {
    const auto kept = library()->load(game());
    if (!kept) {
        return -1;
    }
    for (std::size_t i = 0; i < kept->steps.size(); ++i) {
        if (!kept->steps[i].document.startsWith(QString{"{\"edit\": %1,"}.arg(i))) {
            return -1;
        }
    }
    return static_cast<int>(kept->steps.size()) - 1;
}

} // namespace

extern "C" {

/// The number of the edit.
EMSCRIPTEN_KEEPALIVE int page_edit() {
    edits() += 1;
    library()->append(game(), {.document = documentOf(edits()), .what = "edit", .made = 1},
                      factsOf(edits()));
    return edits();
}

EMSCRIPTEN_KEEPALIVE int page_edits() { return edits(); }

/// Confirmed by the browser since the page was opened.
EMSCRIPTEN_KEEPALIVE int page_confirmed() { return confirmed(); }

/// A picture of so many bytes, so that a disk gets full.
EMSCRIPTEN_KEEPALIVE int page_photo(int size) {
    QByteArray picture{size, '\0'};
    QRandomGenerator::global()->fillRange(reinterpret_cast<quint32*>(picture.data()), size / 4);
    const cimaise::GameId other = library()->create(factsOf(0), documentOf(0));
    return static_cast<int>(library()->addPhoto(other, picture));
}

EMSCRIPTEN_KEEPALIVE void page_retry() { library()->retry(); }

/// The id of what stands in the way; empty for nothing. Valid until it is asked again.
EMSCRIPTEN_KEEPALIVE const char* page_trouble() {
    static std::string trouble;
    const auto& message = library()->trouble() ? library()->trouble() : library()->saveTrouble();
    trouble = message ? message->text.id : "";
    return trouble.c_str();
}
}

int main(int argc, char* argv[]) {
    QCoreApplication app{argc, argv};
    library().emplace(QString{"/home/library"});
    QObject::connect(&*library(), &Library::saved, [] { confirmed() = edits(); });
    game() = library()->setting(Library::openGame).toLongLong();
    if (game() == 0) {
        game() = library()->create(factsOf(0), documentOf(0));
        library()->setSetting(Library::openGame, QString::number(game()));
    } else if (library()->hold(game())) {
        edits() = editsKept();
    } else {
        edits() = -1;
    }
    EM_ASM({ cimaise.started(); });
    return QCoreApplication::exec();
}
