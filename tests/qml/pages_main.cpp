// Runs the tests of pages inside an application.
#include "app/window/qml_warnings.h"

#include <QGuiApplication>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (GTEST_FLAG_GET(list_tests)) { // by the build, where there may be no display
        return RUN_ALL_TESTS();
    }
    const QGuiApplication app{argc, argv};
    cimaise::countQmlWarnings();
    const int failed = RUN_ALL_TESTS();
    return failed != 0 ? failed : cimaise::qmlWarnings();
}
