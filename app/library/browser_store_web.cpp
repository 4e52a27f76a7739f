// Passes blocks of the file to the page's script, and reads their state from it: `cimaise.store` of
// web/store.js.
#include "app/library/browser_store.h"

#include "app/library/block_watch.h"

#include <QByteArray>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <emscripten/em_js.h>
#include <emscripten/emscripten.h>
#include <string_view>
#include <utility>

// clang-format off: this is JavaScript
EM_JS_DEPS(cimaiseStore, "$FS,$UTF8ToString,$stringToNewUTF8");

EM_JS(int, cimaiseStoreBlockSize, (), { return cimaise.store.blockSize; });

// The file takes ownership of the bytes: a library may be large, so it is not copied.
EM_JS(void, cimaiseStoreRestore, (const char* path), {
    const bytes = cimaise.store.take();
    if (bytes) {
        FS.writeFile(UTF8ToString(path), bytes, { canOwn: true });
    }
});

EM_JS(void, cimaiseStorePut, (double number, const void* bytes, int size), {
    cimaise.store.put(number, HEAPU8.slice(bytes, bytes + size));
});

EM_JS(void, cimaiseStoreCommit, (double length), { cimaise.store.commit(length); });
EM_JS(double, cimaiseStoreHanded, (), { return cimaise.store.handed; });
EM_JS(double, cimaiseStoreStored, (), { return cimaise.store.stored; });
EM_JS(char*, cimaiseStoreTrouble, (), { return stringToNewUTF8(cimaise.store.trouble); });
EM_JS(char*, cimaiseStoreReason, (), { return stringToNewUTF8(cimaise.store.reason); });
EM_JS(void, cimaiseStoreRetry, (), { cimaise.store.retry(); });
EM_JS(void, cimaiseStoreRequestPersistence, (), { cimaise.store.requestPersistence(); });
// clang-format on

namespace cimaise {

namespace {

store::Listener& listener() {
    static store::Listener one;
    return one;
}

/// Copies a string that a script has allocated, and frees it.
QByteArray taken(char* text) {
    const QByteArray words{text};
    std::free(text); // NOLINT(cppcoreguidelines-no-malloc): stringToNewUTF8() has asked for it
    return words;
}

void keep(const FileChange& change) {
    for (const FileBlock& block : change.blocks) {
        cimaiseStorePut(static_cast<double>(block.number), block.bytes.data(),
                        static_cast<int>(block.bytes.size()));
    }
    cimaiseStoreCommit(static_cast<double>(change.length));
}

struct Wording {
    std::string_view trouble;
    TextId text;
    /// True if the stored data stays unchanged and unused.
    bool untouched = false;
};

/// Names as in web/store.js.
constexpr std::array wordings{
    //% "The browser does not allow this page to store data ({reason}). Earlier games are not shown, and new entries are lost when you close the page. Reload the page to try again, or export the games you want to keep."
    Wording{"nowhere", CIMAISE_TEXT("library.browser.nowhere")},
    //% "This is a private window: the browser deletes the games when you close it. Export the ones you want to keep."
    Wording{"fleeting", CIMAISE_TEXT("library.browser.private")},
    //% "The browser has no space left for the games: the last changes are lost when you close the page. Free up space and try again, or export the games."
    Wording{"full", CIMAISE_TEXT("library.browser.full")},
    //% "The browser could not save the last changes ({reason}): they are lost when you close the page. Try again, or export the games."
    Wording{"failed", CIMAISE_TEXT("library.browser.failed")},
    //% "Cimaise was opened in another tab, which now saves the games. Changes here are no longer saved: close the other tab and reload this page."
    Wording{"lost", CIMAISE_TEXT("library.browser.lost")},
    //% "The games in this browser cannot be read ({reason}). They were not changed."
    Wording{"damaged", CIMAISE_TEXT("library.browser.damaged"), true},
    //% "The games in this browser were written by a newer version of Cimaise. They were not changed. Reload the page to get that version."
    Wording{"newer", CIMAISE_TEXT("library.browser.newer"), true},
};

/// Returns null if there is no trouble.
const Wording* wording() {
    const QByteArray trouble = taken(cimaiseStoreTrouble());
    const auto* const found = std::ranges::find(wordings, trouble.toStdString(), &Wording::trouble);
    return found == wordings.end() ? nullptr : found;
}

Message messageOf(const Wording& wording) {
    return {.text = wording.text,
            .arguments = {{"reason", taken(cimaiseStoreReason()).toStdString()}}};
}

} // namespace

namespace store {

std::optional<Message> restore(const QString& file) {
    if (const Wording* const obstacle = wording(); obstacle != nullptr && obstacle->untouched) {
        return messageOf(*obstacle);
    }
    const QByteArray path = file.toUtf8();
    cimaiseStoreRestore(path.constData());
    watchBlocks({.path = path.toStdString(),
                 .blockSize = static_cast<std::size_t>(cimaiseStoreBlockSize()),
                 .report = keep});
    return std::nullopt;
}

quint64 handed() { return static_cast<quint64>(cimaiseStoreHanded()); }

quint64 stored() { return static_cast<quint64>(cimaiseStoreStored()); }

std::optional<Message> trouble() {
    const Wording* const found = wording();
    return found == nullptr ? std::nullopt : std::optional{messageOf(*found)};
}

void retry() { cimaiseStoreRetry(); }

void requestPersistence() { cimaiseStoreRequestPersistence(); }

void listen(Listener next) { listener() = std::move(next); }

} // namespace store

} // namespace cimaise

extern "C" {

EMSCRIPTEN_KEEPALIVE void cimaise_store_settled() {
    if (cimaise::listener().settled) {
        cimaise::listener().settled();
    }
}

EMSCRIPTEN_KEEPALIVE void cimaise_store_leaving() {
    if (cimaise::listener().leaving) {
        cimaise::listener().leaving();
    }
}

/// Reports all blocks when the browser has lost its data while the page was open.
EMSCRIPTEN_KEEPALIVE void cimaise_store_report_all() { cimaise::reportAllBlocks(); }
}
