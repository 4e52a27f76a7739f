// Finds properties that a QML file declares although it inherits them.
#include "tests/qml/walk/page_checks.h"

#include "tests/qml/items.h"

#include <gmock/gmock.h>
#include <set>
#include <string>

namespace cimaise {

namespace {

/// Properties of the object that its own QML file declares although they are inherited.
void collectRedeclared(const QObject& object, std::set<std::string>& found) {
    for (const QMetaObject* meta = object.metaObject();
         meta != nullptr && meta->superClass() != nullptr; meta = meta->superClass()) {
        if (!QByteArray{meta->className()}.contains("_QML")) {
            continue;
        }
        for (int i = meta->propertyOffset(); i < meta->propertyCount(); ++i) {
            const char* const name = meta->property(i).name();
            if (meta->superClass()->indexOfProperty(name) >= 0) {
                found.insert(std::string{typeOf(object)} + '.' + name);
            }
        }
    }
}

/// True for a type that was not seen before.
bool isNewType(const QObject& object) {
    static std::set<std::string> known;
    return known.insert(object.metaObject()->className()).second;
}

} // namespace

void expectNoRedeclaredProperties(const OpenPage& page) {
    std::set<std::string> redeclared;
    const auto check = [&](const QObject& object) {
        if (isNewType(object)) {
            collectRedeclared(object, redeclared);
        }
    };
    for (const QObject* object : page.stage.window().findChildren<QObject*>()) {
        check(*object);
    }
    for (const QQuickItem* item : page.items) {
        check(*item);
    }
    EXPECT_THAT(redeclared, testing::IsEmpty());
}

} // namespace cimaise
