// Bubble beside or above a number field while a number is typed: keys for a sum, and its result or the
// error. It is created when first shown, and covers no other field that is being filled in.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Window
import Cimaise

Loader {
    id: keys

    required property AppTextField field
    // item to the right of which the bubble is shown; null: above the field
    property Item beside: null
    // error of the typed text, or the result of a sum
    required property string said
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
        id: bubble

        // width left for the text beside the item
        property real textWidth: 200 * Style.scale

        function place(): void {
            if (keys.beside !== null) {
                x = keys.beside.width + Style.gapTiny;
                y = -padding;
                const left = keys.beside.mapToItem(null, x, 0).x + 2 * Style.touch + 4 * Style.gapTiny;
                textWidth = Math.max(60 * Style.scale, Math.min(200 * Style.scale, keys.Window.width - left - Style.gap));
                return;
            }
            const above = -implicitHeight - Style.gapTiny;
            x = (keys.field.width - implicitWidth) / 2;
            y = keys.field.mapToItem(null, 0, above).y < 0 ? keys.field.height + Style.gapTiny : above;
        }

        parent: keys.beside ?? keys.field
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

            BodyText {
                Layout.maximumWidth: Math.round(bubble.textWidth)
                Layout.rightMargin: Style.gapTiny
                visible: text !== ""
                Accessible.ignored: true
                text: keys.said
                color: keys.wrong ? Style.illegal : Style.ink
                font {
                    pixelSize: keys.wrong ? Style.smallSize : Style.textSize
                    weight: keys.wrong ? Font.Normal : Font.DemiBold
                }
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
            control: key
            normalColour: Style.panelHover
            radius: Style.radiusSmall
        }
    }
}
