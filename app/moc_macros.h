// Macro of the standard library's <concepts> that moc reads before each header: before Qt 6.5.3 it
// cannot find it by itself, and then fails on “namespace std _GLIBCXX_VISIBILITY(default)”.
#pragma once

#ifndef _GLIBCXX_VISIBILITY
// NOLINTNEXTLINE(bugprone-reserved-identifier): the standard library's own name
#define _GLIBCXX_VISIBILITY(V)
#endif
