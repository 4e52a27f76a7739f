// Documents that the reader must refuse: each game has one valid document,
// tests/golden/refused/<game>.cimaise, and a list of faults in <game>.faults.json, each of which
// makes it invalid, with the place and the reason of the refusal. A fault is written as
//
//     "patch"   steps of a JSON Patch (RFC 6902)
//     "many"    how often a value is repeated in the list at a path (after the patch, if any)
//     "edit"    a text, of which the first occurrence is replaced, and its replacement
//     "whole"   a text in place of the whole document
//
// the last two for documents that are not JSON. In their texts \xNN is a byte; a text may be given
// as a list of parts, where [part, 40] is the part forty times.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

struct RefusedDocument {
    std::string name; ///< the fault, in a few words
    std::string text;
    std::string pointer; ///< place of the error
    std::string reason;  ///< text id of the reason
};

/// Valid document of a game.
std::string lawfulDocument(std::string_view game);

/// Documents of a game, one per fault.
std::vector<RefusedDocument> refusedDocuments(std::string_view game);

} // namespace cimaise
