// Figures as they are typed.
#pragma once

#include "validators/museum/museum_layout.h"
#include "validators/report/message.h"

#include <QString>
#include <tl/expected.hpp>

namespace cimaise::museum {

inline constexpr int highestFigure = 999;

/// A whole number, or nothing for an empty text: unknown. The error says what was expected.
tl::expected<CopyFact, Message> readFigure(const QString& text);

} // namespace cimaise::museum
