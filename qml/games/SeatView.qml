// One side's board under its name and total.
import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: view

    required property Session session
    required property int side
    required property string name
    required property string totalText
    property bool current: false
    // shows name and total; false if the board is shown alone
    property bool showsName: true
    property bool showsTotal: true
    readonly property real aspect: loader.seat?.aspect ?? 1
    readonly property real nameHeight: showsName ? title.implicitHeight + Style.gapTiny : 0

    // Returns the number of the space at a point of the view; −1 for none.
    function rowAt(x: real, y: real): int {
        return loader.seat?.rowAt(x, y - nameHeight) ?? -1;
    }

    Rectangle {
        anchors {
            fill: parent
            margins: 1
        }
        visible: view.showsName && view.current
        color: Style.panel
        opacity: 0.6
        radius: Style.radius
        border {
            width: 2
            color: Style.accent
        }
    }

    BodyText {
        id: title

        x: Style.gap
        y: 2
        width: parent.width - 2 * Style.gap
        visible: view.nameHeight > 0
        text: view.showsTotal ? view.name + "  " + view.totalText : view.name
        mayElide: true
        color: view.current ? Style.accent : Style.ink
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
    }

    SeatLoader {
        id: loader

        anchors {
            fill: parent
            topMargin: view.nameHeight
        }
        focus: true
        session: view.session
        side: view.side
    }
}
