// Request for the best arrangement and its answer as text, for a search in another process.
#pragma once

#include "rulings/museum/museum_arrange.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise::museum {

using ArrangementAnswer = tl::expected<Arrangement, NoArrangement>;

std::string writeAnswer(const ArrangementAnswer& answer);

/// Parses an answer for a player of `layout`; nullopt if the text does not match.
std::optional<ArrangementAnswer> readAnswer(std::string_view text, const Layout& layout, int side);

/// Parses a document, searches for the best arrangement and returns the answer as text; `noBoard`
/// if the document is not a game of Museum.
std::string answerInText(std::string_view file, int side, const SearchLimit& patience);

} // namespace cimaise::museum
