// Label in the style of an engraved brass plate.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Rectangle {
    id: plate

    property alias text: label.text
    property alias font: label.font

    implicitWidth: label.implicitWidth + 2 * Style.gapWide
    implicitHeight: label.implicitHeight + Style.gap
    radius: 2
    border {
        width: 1
        color: Qt.darker(Style.brassPlate, 1.35)
    }
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.lighter(Style.brassPlate, 1.12)
        }
        GradientStop {
            position: 0.5
            color: Style.brassPlate
        }
        GradientStop {
            position: 1
            color: Qt.darker(Style.brassPlate, 1.08)
        }
    }

    Accessible.name: text
    Accessible.role: Accessible.StaticText

    Repeater {
        model: 2

        Rectangle {
            required property int index

            x: index === 0 ? 5 : plate.width - width - 5
            anchors.verticalCenter: parent.verticalCenter
            width: 4
            height: 4
            radius: 2
            color: Qt.darker(Style.brassPlate, 1.6)
        }
    }

    ControlText {
        id: label

        anchors {
            fill: parent
            leftMargin: Style.gapWide - 2
            rightMargin: Style.gapWide - 2
        }
        elide: Text.ElideRight
        font {
            family: Style.headingFamily
            pixelSize: Style.textSize
        }
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignHCenter
        style: Text.Raised
        styleColor: Style.dark ? "#40000000" : "#60ffffff"
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }
}
