// Process to be killed. `edit_library FOLDER` edits one game for ever, continues where an earlier
// run ended, and prints the number of each edit once it is saved; `edit_library FOLDER COUNT` waits
// after so many edits. `edit_library FOLDER hold` opens the library, reports it, and
// keeps it open.
#include "app/library/library.h"

#include <QCoreApplication>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using cimaise::Library;

void format(long long number) {
    std::printf("%lld\n", number);
    std::fflush(stdout);
}

cimaise::GameId openGame(Library& library, const cimaise::GameFacts& facts) {
    const auto known = library.setting(Library::openGame).toLongLong();
    if (known != 0) {
        return known;
    }
    const auto madeAt = library.create(facts, "0");
    library.setSetting(Library::openGame, QString::number(madeAt));
    return madeAt;
}

int edit(Library& library, long long count) {
    const cimaise::GameFacts facts{.game = "musee", .title = "Friday", .players = "Ana · Bo"};
    const auto id = openGame(library, facts);
    const auto game = library.loadForEditing(id);
    if (!game) {
        return 1;
    }
    const auto first = static_cast<long long>(game->steps.size());
    for (auto number = first; number < first + count; ++number) {
        library.append(id, {.document = QString::number(number)}, facts);
        if (!library.flush()) {
            return 1;
        }
        format(number);
    }
    return std::getchar();
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application{argc, argv};
    if (argc < 2) {
        return 2;
    }
    Library library{QString::fromLocal8Bit(argv[1])};
    if (library.access() != Library::Access::writable) {
        return 1;
    }
    if (argc > 2 && std::string_view{argv[2]} == "hold") {
        format(0);
        return std::getchar();
    }
    constexpr long long endless = 1'000'000'000;
    return edit(library, argc > 2 ? std::atoll(argv[2]) : endless);
}
