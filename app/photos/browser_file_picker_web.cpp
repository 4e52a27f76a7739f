// Asks for pictures by media type: phones grey out files with unknown extensions.
#include "app/photos/browser_file_picker_web.h"

#include <algorithm>

namespace cimaise {

namespace {

bool takesPicturesAlone(const QString& filter) { return filter.contains(QLatin1String("*.jpg")); }

} // namespace

BrowserFilePicker::BrowserFilePicker(QObject* parent)
    : QObject(parent), m_heard([this](const emscripten::val& path) {
          emit chosen(QUrl::fromLocalFile(QString::fromStdString(path.as<std::string>())));
      }) {}

void BrowserFilePicker::ask(const QStringList& filters) {
    const bool pictures = std::ranges::all_of(filters, takesPicturesAlone);
    browser::devices().call<void>("askForFile", std::string{pictures ? "image/*" : ""},
                                  m_heard.number());
}

} // namespace cimaise
