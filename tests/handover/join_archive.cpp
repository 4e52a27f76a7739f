// A process to be killed: `join_archive FOLDER ARCHIVE` joins an archive with the library in a
// folder, and says so after each part of the work.
#include "app/handover/imports.h"

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
