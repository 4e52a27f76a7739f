// Stand-in for the app in tests of the page around it: it knows only links and pages to go back
// from.
#include <emscripten/emscripten.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cctype>
#include <string>

namespace {

using emscripten::val;

int depth = 0;
int newerReady = 0;

val shell() { return val::global("cimaise")["shell"]; }

void go(int pages) {
    depth = std::max(0, pages);
    shell().call<void>("setDepth", depth);
    shell().call<void>("keepAwake", depth > 0);
}

bool isPayload(char letter) { return std::isalnum(letter) != 0 || letter == '-' || letter == '_'; }

bool isPosition(const std::string& link) {
    return link.size() > 3 && link.size() <= 65536 && link.starts_with("#1/") &&
           std::all_of(link.begin() + 3, link.end(), isPayload);
}

void open(const std::string& link) {
    if (isPosition(link)) {
        go(depth + 1);
    }
}

std::string link() { return shell().call<std::string>("takeLink"); }

/// Calls itself until the stack of the browser is full.
// NOLINTNEXTLINE(misc-no-recursion): that is its purpose
int sink(int calls) {
    static volatile int deepest = 0;
    deepest = calls;
    return sink(calls + 1) + deepest;
}

void drawn(void* /*unused*/) { shell().call<void>("ready"); }

} // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void cimaise_shell_back() { go(depth - 1); }

EMSCRIPTEN_KEEPALIVE void cimaise_shell_link_came() { open(link()); }

EMSCRIPTEN_KEEPALIVE void cimaise_shell_font_came() {}

EMSCRIPTEN_KEEPALIVE void cimaise_shell_newer_ready() { newerReady += 1; }

/// Number of newer builds announced.
EMSCRIPTEN_KEEPALIVE int stand_in_newer() { return newerReady; }

EMSCRIPTEN_KEEPALIVE void stand_in_go(int pages) { go(pages); }

EMSCRIPTEN_KEEPALIVE void stand_in_fail() { __builtin_trap(); }

EMSCRIPTEN_KEEPALIVE int stand_in_sink() { return sink(0); }

/// Calls what the page does not have, which fails in a script.
EMSCRIPTEN_KEEPALIVE void stand_in_ask() { shell().call<void>("nothing"); }
}

int main() {
    open(link());
    emscripten_async_call(drawn, nullptr, 0);
}
