// Writes every refused document into a directory as a file of its own, for the command line and the
// fuzzer.
// Usage: write_refused FOLDER
#include "positions/cases.h"
#include "tests/support/refused_documents.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

int main(int count, char** arguments) {
    if (count != 2) {
        (void)std::fputs("usage: write_refused FOLDER\n", stderr);
        return 2;
    }
    const std::filesystem::path folder = arguments[1];
    std::filesystem::create_directories(folder);
    for (const cimaise::Game& game : cimaise::games()) {
        for (const cimaise::RefusedDocument& document : cimaise::refusedDocuments(game.id)) {
            std::ofstream{folder / (document.name + ".json"), std::ios::binary} << document.text;
        }
    }
    return 0;
}
