// On-screen keyboard of the browser, as the focused item needs it.
#pragma once

#include <QObject>

class QGuiApplication;

namespace cimaise {

/// Corrects Qt, which opens the keyboard for each focused item, text or not, and sets neither its
/// Enter key nor its capitals. Owned by the application.
class KeyboardField : public QObject {
public:
    explicit KeyboardField(QGuiApplication& app);
};

} // namespace cimaise
