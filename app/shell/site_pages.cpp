// Opens pages next to the address of the app.
#include "app/shell/site_pages.h"

#include "app/shell/external_links.h"

namespace cimaise {

bool SitePages::openLicences() {
    const std::optional<std::string> app = addressOfApp();
    return app && openAddress(QUrl{QString::fromStdString(*app)}.resolved(
                      QUrl{QStringLiteral("notices.html")}));
}

} // namespace cimaise
