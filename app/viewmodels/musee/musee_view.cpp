// Names paintings by the themes of the preferences.
#include "app/viewmodels/musee/musee_view.h"

namespace cimaise::musee {

namespace {

//% "{exhibit}, {theme}"
constexpr TextId paintingName = CIMAISE_TEXT("musee.painting");

} // namespace

const Theme& View::themeOf(Exhibit exhibit) const {
    const auto remainder = static_cast<std::size_t>(musee::themeOf(exhibit));
    return musee::themes.at(static_cast<std::size_t>(themes.at(remainder)));
}

QString View::painting(Exhibit exhibit) const {
    return format({paintingName, {{"exhibit", exhibit}, {"theme", themeOf(exhibit).name}}});
}

} // namespace cimaise::musee
