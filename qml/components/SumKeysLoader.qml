// Bubble beside a number field while a number is typed: keys for a sum, and its result. It is created
// when first shown, and covers no other field.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Window
import Cimaise

Loader {
    id: keys

    required property AppTextField field
    // item to the right of which the bubble is shown, or to the left if there is no space
    required property Item beside
    // result of a sum
    required property string resultText
    required property bool wrong

    signal signPressed(string sign)

    // the type of inputMethod is not known to qmllint
    // qmllint disable
    readonly property bool wanted: field.activeFocus && !field.readOnly && (field.edited || wrong || Qt.inputMethod.visible)
    // qmllint enable

    active: false
    onWantedChanged: if (wanted)
        active = true

    // qmllint disable unqualified
    sourceComponent: Popup {
        function place(): void {
            const right = keys.beside.width + Style.gapTiny;
            const fits = keys.beside.mapToItem(null, right + implicitWidth + Style.gapTiny, 0).x <= keys.Window.width;
            x = fits ? right : -implicitWidth - Style.gapTiny;
            y = (keys.beside.height - implicitHeight) / 2;
        }

        parent: keys.beside
        closePolicy: Popup.NoAutoClose
        focus: false
        margins: Style.gapTiny
        padding: Style.gapTiny
        visible: keys.wanted
        onAboutToShow: place()
        onImplicitHeightChanged: place()
        onImplicitWidthChanged: place()

        contentItem: RowLayout {
            spacing: Style.gapTiny

            SumKey {
                sign: "+"
                onClicked: keys.signPressed(sign)
                //% "Plus"
                text: qsTrId("figure.plus")
            }

            SumKey {
                sign: "−"
                onClicked: keys.signPressed(sign)
                //% "Minus"
                text: qsTrId("figure.minus")
            }

            ControlText {
                Layout.fillWidth: false
                Layout.rightMargin: Style.gapTiny
                visible: text !== ""
                text: keys.resultText
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
            }
        }

        background: Rectangle {
            color: Style.panel
            radius: Style.radius
            border {
                width: 1
                color: Style.controlOutline
            }

            PointerShield {}
        }
    }
    // qmllint enable unqualified

    // no keyboard focus: the field keeps the focus
    component SumKey: Pressable {
        id: key

        required property string sign

        implicitWidth: Style.touch
        implicitHeight: Style.touch
        focusPolicy: Qt.NoFocus
        padding: 0

        contentItem: PlainText {
            Accessible.ignored: true
            text: key.sign
            color: Style.ink
            font {
                family: Style.bodyFamily
                pixelSize: Style.keySize
                weight: Font.DemiBold
            }
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }

        background: ButtonBackground {
            normalColour: Style.panelHover
            radius: Style.radiusSmall
        }
    }
}
