// Builds an application controller like main() does, in English.
#include "tests/app/controller_fixture.h"

#include <QCoreApplication>
#include <QMetaEnum>

namespace cimaise {

AppControllerTest::AppControllerTest() { open(); }

AppControllerTest::~AppControllerTest() = default;

void AppControllerTest::open() {
    m_library = std::make_unique<Library>(folder());
    m_preferences = std::make_unique<Preferences>(*m_library);
    m_preferences->overrideLanguage(Language::english);
    m_app = std::make_unique<AppController>(*m_library, *m_preferences);
}

void AppControllerTest::close() {
    m_app.reset();
    m_preferences.reset();
    m_library.reset();
}

void AppControllerTest::reopen() {
    close();
    open();
    m_app->restore();
}

void AppControllerTest::start(const QStringList& names) {
    NewGame& draft = *app().draft();
    draft.setPlayerCount(static_cast<int>(names.size()));
    for (int row = 0; row < names.size(); ++row) {
        draft.setName(row, names[row]);
    }
    app().draft()->start();
    while (!draft.spelling()->text().isEmpty()) {
        draft.spelling()->answer(false);
    }
}

void AppControllerTest::hang(int exhibit, int column, int side) {
    const musee::Space space{.side = side, .gallery = musee::Gallery::upper, .column = column};
    session().edit(musee::hang(layout(), space, exhibit),
                   {.text = {"test.hung"}, .arguments = {{"exhibit", exhibit}}});
}

void AppControllerTest::settle() const {
    library().flush();
    QCoreApplication::processEvents();
    m_app->games()->setActive(true);
}

QString AppControllerTest::listed(int row, const char* role) const {
    settle();
    return app().games()->valueOf(row, role).toString();
}

void PrintTo(Navigator::Page page, std::ostream* out) {
    *out << QMetaEnum::fromType<Navigator::Page>().valueToKey(page);
}

std::vector<std::string> emptyRoles(const QAbstractItemModel& model, const QModelIndex& index) {
    std::vector<std::string> empty;
    const QHash<int, QByteArray> names = model.roleNames();
    for (auto role = names.begin(); role != names.end(); ++role) {
        const QVariant value = index.data(role.key());
        if (value.typeId() == QMetaType::QString && value.toString().isEmpty()) {
            empty.push_back(role.value().toStdString());
        }
    }
    std::ranges::sort(empty);
    return empty;
}

} // namespace cimaise
