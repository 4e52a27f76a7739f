// Picture rail that gives the app its name.
import QtQuick
import Cimaise

Rectangle {
    implicitWidth: 200
    implicitHeight: 8
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.lighter(Style.rail, 1.25)
        }
        GradientStop {
            position: 0.3
            color: Style.rail
        }
        GradientStop {
            position: 1
            color: Qt.darker(Style.rail, 1.3)
        }
    }

    Accessible.ignored: true

    Rectangle {
        width: parent.width
        height: 4
        anchors.top: parent.bottom
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#30000000"
            }
            GradientStop {
                position: 1
                color: "#00000000"
            }
        }
    }
}
