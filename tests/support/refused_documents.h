// The documents that the reader must refuse: of each game one lawful document,
// tests/golden/refused/<game>.cimaise, and beside it in <game>.faults.json what makes it one that
// is refused, a fault at a time, with the place and the reason. A fault is written as
//
//     "patch"   steps of a JSON Patch (RFC 6902)
//     "many"    how often a value stands in the list at a path (after the patch, if there is one)
//     "edit"    the text where it stands first, and the text that comes in its place
//     "whole"   a text in place of the whole document
//
// the last two for what is no JSON any more. In their texts \xNN is a byte, and in place of a text
// a list of parts may stand, where [part, 40] is the part forty times.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

struct RefusedDocument {
    std::string name; ///< what is wrong, in a few words
    std::string text;
    std::string pointer; ///< where it is refused
    std::string reason;  ///< the id of the text that says why
};

/// The lawful document.
std::string lawfulDocument(std::string_view game);

/// What can be wrong with it.
std::vector<RefusedDocument> refusedDocuments(std::string_view game);

} // namespace cimaise
