// Defines a macro of the standard library's <concepts> for moc, which reads this file before each
// header. Before Qt 6.5.3, moc does not find the macro by itself, and fails on “namespace std
// _GLIBCXX_VISIBILITY(default)”.
#pragma once

#ifndef _GLIBCXX_VISIBILITY
// NOLINTNEXTLINE(bugprone-reserved-identifier): the standard library's own name
#define _GLIBCXX_VISIBILITY(V)
#endif
