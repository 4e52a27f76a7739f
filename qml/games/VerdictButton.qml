// Button with the verdict: the icon of the highest severity and the number of its findings, or
// text. Its size is fixed for any number.
import QtQuick
import Cimaise
import Cimaise.App

Pressable {
    id: verdict

    required property Session session
    // shows the verdict as text
    property bool showsText: false
    readonly property string severity: session.verdict.severity
    readonly property color colour: Style.severityColour(severity === "none" ? "legal" : severity)

    implicitWidth: showsText ? Math.round(176 * Style.scale) : Style.touch + 4
    implicitHeight: Style.touch
    text: visible ? session.verdict.text : "" // a hidden text is not laid out

    AppToolTip {
        text: verdict.text
        wanted: !verdict.showsText && (verdict.hovered || verdict.visualFocus)
    }

    contentItem: Item {
        ShrinkingText {
            anchors {
                left: sign.right
                leftMargin: Style.gap
                right: parent.right
                rightMargin: Style.gap
                verticalCenter: parent.verticalCenter
            }
            height: parent.height
            Accessible.ignored: true
            visible: verdict.showsText
            text: verdict.showsText ? verdict.text : ""
            color: verdict.colour
            font.weight: Font.DemiBold
        }

        Icon {
            id: sign

            x: verdict.showsText ? Style.gap : (parent.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
            name: verdict.severity === "none" ? "check" : verdict.severity
            colour: verdict.colour
            size: Math.round(Style.iconSize * 1.2)
        }

        Rectangle {
            x: Math.min(sign.x + sign.width * 0.62, parent.width - width)
            y: Math.max(0, sign.y - height * 0.4)
            width: Math.max(height, figure.implicitWidth + 6)
            height: figure.implicitHeight + 2
            visible: !verdict.showsText && verdict.session.verdict.count > 0
            color: verdict.colour
            radius: height / 2

            ControlText {
                id: figure

                anchors.centerIn: parent
                text: verdict.visible && !verdict.showsText ? verdict.session.verdict.count : ""
                color: Style.accentInk
                font {
                    pixelSize: Style.markSize
                    weight: Font.DemiBold
                }
                wrapMode: Text.NoWrap
            }
        }
    }

    background: ButtonBackground {
        ringDistance: -2
    }
}
