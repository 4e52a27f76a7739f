// Page with a header that leads back.
import Cimaise
import Cimaise.App

AppPage {
    id: page

    required property Navigator navigator
    // buttons in the header
    property alias actions: bar.actions

    header: PageHeader {
        id: bar

        title: page.title
        onBack: page.navigator.back()
    }
}
