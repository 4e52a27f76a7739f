// Choice of the renderer: the graphics card, or Qt’s software renderer where there is none.
#pragma once

class QDir;

namespace cimaise {

/// True if there is a graphics card or a camera, whose picture only OpenGL shows, by their nodes in
/// the directory of devices (`/dev`).
bool needsOpenGl(const QDir& devices);

/// Selects Qt’s software renderer if OpenGL is not needed: OpenGL on the processor increases start
/// time by half and doubles memory use. Environment variables of Qt have precedence. Must be called
/// before the application is constructed.
void chooseGraphics();

} // namespace cimaise
