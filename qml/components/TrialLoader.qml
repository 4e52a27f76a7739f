// Loads a page for the copy on which a move is tried; unloaded with the copy.
import QtQuick
import Cimaise
import Cimaise.App

PageLoader {
    required property AppController desk
    required property string page

    shown: desk.page === page && desk.trial !== null
}
