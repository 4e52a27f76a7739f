// Parses and writes an object as text: `rom cul 3` is the Roman culture object of value 3.
#pragma once

#include "validators/museum/museum_catalogue.h"
#include "validators/report/message.h"

#include <functional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise::museum {

/// Says a text in the language of whoever types. Without one only the ids of the file are known.
using Say = std::function<std::string(const TextId&)>;

/// The error of a word that can mean two things.
extern const TextId severalMeant;

/// The object as it can be typed: `rom cul 3`, each word as long as it must be to be told from
/// others.
std::string objectText(const Object& object, const Say& format = {});

/// The object that a text names: civilisation, domain and value in any order, parted by blanks;
/// civilisation and domain may be written together where that can be read in one way (`rowa5`). A
/// word is an id of the file, a name or its letters, or the beginning of one that only one has;
/// small letters, capitals and accents are all one. It lies on no cell yet.
/// The error says which word is wrong and what was expected.
tl::expected<Object, Message> readObject(std::string_view text, const Say& format = {});

/// The objects of a text, parted by commas, semicolons or line breaks.
tl::expected<std::vector<Object>, Message> readObjects(std::string_view text, const Say& format = {});

} // namespace cimaise::museum
