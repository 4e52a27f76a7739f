// Heading of a section of a page.
import QtQuick
import Cimaise

WallText {
    Accessible.name: text
    Accessible.role: Accessible.Heading
    font {
        family: Style.headingFamily
        pixelSize: Style.headingSize
    }
}
