// Read by moc before each header: it cannot find this macro of the standard library's <concepts> by
// itself before Qt 6.5.3, and then fails on “namespace std _GLIBCXX_VISIBILITY(default)”.
#pragma once

#ifndef _GLIBCXX_VISIBILITY
// NOLINTNEXTLINE(bugprone-reserved-identifier): the standard library's own name
#define _GLIBCXX_VISIBILITY(V)
#endif
