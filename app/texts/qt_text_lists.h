// Conversion of several texts of the core to Qt's.
#pragma once

#include "app/texts/qt_texts.h"

#include <QStringList>
#include <string>
#include <vector>

namespace cimaise {

inline QStringList toQtList(const std::vector<std::string>& texts) {
    QStringList all;
    for (const std::string& text : texts) {
        all << toQt(text);
    }
    return all;
}

} // namespace cimaise
