// Heading of a section of a page.
import QtQuick
import Cimaise

BodyText {
    Accessible.role: Accessible.Heading
    font {
        family: Style.headingFamily
        pixelSize: Style.headingSize
    }
}
