// Key with an exhibit number. KeypadDrawing draws all keys: bright when the painting may hang,
// dimmed when there is a reason against it, struck through when it already hangs.
import QtQuick
import Cimaise

Pressable {
    required property int number
    required property string accessibleName
    required property string reason

    Accessible.description: reason
    Accessible.name: accessibleName
}
