// Dispatches the four kinds of notifications from the page.
#include "app/platform/page_camera_web.h"

#include <emscripten/val.h>

namespace cimaise {

namespace {

QImage pictureOf(const emscripten::val& pixels) {
    QImage picture{pixels["width"].as<int>(), pixels["height"].as<int>(), QImage::Format_RGBA8888};
    const std::span bytes{picture.bits(), static_cast<std::size_t>(picture.sizeInBytes())};
    browser::view(bytes).call<void>("set", pixels["data"]);
    return picture;
}

template <typename Take, typename Read>
void pass(const emscripten::val& message, const char* key, const Take& take, Read read) {
    const emscripten::val value = message[key];
    if (!value.isUndefined() && take) {
        take(read(value));
    }
}

} // namespace

QStringList textsOf(const emscripten::val& texts) {
    QStringList list;
    for (const emscripten::val& text : texts) {
        list << QString::fromStdString(text.as<std::string>());
    }
    return list;
}

PageCamera::PageCamera(Reads reads, Callbacks callbacks)
    : m_callbacks(std::move(callbacks)),
      m_heard([this](const emscripten::val& message) { hear(message); }) {
    browser::devices().call<void>("openCamera", reads == Reads::codes, m_heard.number());
}

PageCamera::~PageCamera() { browser::devices().call<void>("closeCamera"); }

void PageCamera::takePhoto() { browser::devices().call<void>("takePhoto"); }

void PageCamera::hear(const emscripten::val& message) const {
    const Callbacks callbacks = m_callbacks; // copied, because the receiver may destroy the camera
    pass(message, "frame", callbacks.frame, pictureOf);
    pass(message, "photo", callbacks.photo, pictureOf);
    pass(message, "texts", callbacks.texts, textsOf);
    pass(message, "trouble", callbacks.trouble, [](const emscripten::val& trouble) {
        return QString::fromStdString(trouble.as<std::string>());
    });
}

} // namespace cimaise
