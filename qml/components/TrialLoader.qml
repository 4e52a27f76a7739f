// Holds a page of the copy on which a move is tried: it goes with the copy.
import QtQuick
import Cimaise
import Cimaise.App

PageLoader {
    required property Desk desk
    required property string page

    shown: desk.page === page && desk.trial !== null
}
