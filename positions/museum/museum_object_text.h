// Parses and writes an object as text: `rom cul 3` is the Roman culture object of value 3.
#pragma once

#include "positions/messages/message.h"
#include "positions/museum/museum_catalogue.h"

#include <functional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise::museum {

/// Translates a text to the player's language. If empty, only ids of the file are recognised.
using TranslateText = std::function<std::string(const TextId&)>;

/// Error for an ambiguous word.
extern const TextId ambiguousWord;

/// Text of an object, as it can be typed: `rom cul 3`, with the shortest unambiguous words.
std::string objectText(const Object& object, const TranslateText& format = {});

/// Parses an object: civilisation, domain and value in any order, separated by blanks; civilisation
/// and domain may be written together if that is unambiguous (`rowa5`). A word is an id of the
/// file, a name or its letters, or an unambiguous beginning of one; capitals and accents are
/// ignored. The object has no cell yet. The error names the wrong word and the expected one.
tl::expected<Object, Message> readObject(std::string_view text, const TranslateText& format = {});

/// Parses objects separated by commas, semicolons or line breaks.
tl::expected<std::vector<Object>, Message> readObjects(std::string_view text,
                                                       const TranslateText& format = {});

/// Meanings of the first ambiguous word that lead to an object, each as the whole line to type;
/// empty if no word is ambiguous.
std::vector<std::string> objectMeanings(std::string_view text, const TranslateText& format = {});

} // namespace cimaise::museum
