// Speech of the platform's screen reader.
#pragma once

class QQuickWindow;
class QString;

namespace cimaise {

/// Has the screen reader say a text; does nothing without a screen reader.
void speakInWindow(QQuickWindow& window, const QString& text);

} // namespace cimaise
