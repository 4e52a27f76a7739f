// Sentences for the system's errors in reading and writing files.
#pragma once

#include "validators/layout/load_error.h"

#include <tl/expected.hpp>

namespace cimaise {

//% "This is a folder, not a file."
inline constexpr TextId isFolder = CIMAISE_TEXT("disk.folder");

/// Of a system’s error number.
Message diskReason(int error);

/// A file as a whole is refused.
tl::unexpected<LoadError> refuseFile(Message reason);

} // namespace cimaise
