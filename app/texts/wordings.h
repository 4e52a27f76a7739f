// Texts of every id in each language, generated at build time from i18n/*.ts.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace cimaise {

enum class Language { english, french };

inline constexpr std::array languages{Language::english, Language::french};

/// Text of one id. A text with a plural has two forms: for one, and for any other number.
struct Wording {
    std::string_view id;
    /// Forms by Language; an empty form has not been written yet.
    std::array<std::array<std::string_view, 2>, languages.size()> forms;
};

/// All wordings, sorted by id.
std::span<const Wording> wordings();

} // namespace cimaise
