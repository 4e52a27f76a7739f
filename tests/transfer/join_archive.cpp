// Process to be killed: `join_archive FOLDER ARCHIVE` imports an archive into the library in a
// directory, and reports each portion of the work.
#include "app/transfer/imports.h"

#include <QCoreApplication>
#include <cstdio>

int main(int argc, char** argv) {
    const QCoreApplication application{argc, argv};
    if (argc < 3) {
        return 2;
    }
    cimaise::Library library{QString::fromLocal8Bit(argv[1])};
    const auto job = cimaise::importFrom(library, QString::fromLocal8Bit(argv[2]), false);
    while (job) {
        const auto end = (*job)->step();
        std::printf("%d\n", (*job)->done());
        std::fflush(stdout);
        if (end) {
            return *end ? 0 : 1;
        }
    }
    return 1;
}
