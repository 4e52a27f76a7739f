// Camera of the device in the browser, through the page.
#pragma once

#include "app/platform/browser_web.h"

#include <QImage>
#include <QStringList>

namespace cimaise {

/// Keeps the camera on during its lifetime; there may be one at a time.
class PageCamera {
public:
    enum class Reads : std::uint8_t { nothing, codes };

    /// Receivers of the camera; empty ones are not called.
    struct Callbacks {
        std::function<void(const QImage&)> frame{};
        std::function<void(const QImage&)> photo{};
        std::function<void(const QStringList&)> texts{};
        std::function<void(const QString&)> trouble{};
    };

    PageCamera(Reads reads, Callbacks callbacks);
    PageCamera(const PageCamera&) = delete;
    PageCamera& operator=(const PageCamera&) = delete;
    PageCamera(PageCamera&&) = delete;
    PageCamera& operator=(PageCamera&&) = delete;
    ~PageCamera();

    /// Requests a photo in the camera's resolution; it arrives later.
    void takePhoto();

private:
    void hear(const emscripten::val& message) const;

    Callbacks m_callbacks;
    browser::PageListener m_heard;
};

/// Converts a list of texts from the page.
QStringList textsOf(const emscripten::val& texts);

} // namespace cimaise
