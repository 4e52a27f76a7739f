// Choice of the renderer: the graphics card, or Qt’s software renderer where there is none.
#pragma once

class QDir;

namespace cimaise {

/// Whether a card can draw, by its node in the folder of devices (`/dev`), or a camera is there,
/// whose picture only OpenGL shows.
bool needsOpenGl(const QDir& devices);

/// Without either, OpenGL would be imitated by the processor: the start takes half as long again
/// and twice the memory. Whoever has chosen by Qt’s environment is obeyed. Before the application
/// begins.
void chooseGraphics();

} // namespace cimaise
