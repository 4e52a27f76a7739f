// Sentences for the system's errors in reading and writing files.
#pragma once

#include "positions/file/load_error.h"

#include <tl/expected.hpp>

namespace cimaise {

//% "This is a folder, not a file."
inline constexpr TextId isFolder = CIMAISE_TEXT("disk.folder");

/// Sentence for a system error number.
Message diskReason(int error);

/// Error about a file as a whole, without a place in its content.
tl::unexpected<LoadError> refuseFile(Message reason);

} // namespace cimaise
