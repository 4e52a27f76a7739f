// Camera of the device in the browser, through the page.
#pragma once

#include "app/platform/browser_web.h"

#include <QImage>
#include <QStringList>

namespace cimaise {

/// On for as long as it lives; there is one at a time.
class PageCamera {
public:
    enum class Reads : std::uint8_t { nothing, codes };

    /// What is left out is not told.
    struct Hearing {
        std::function<void(const QImage&)> frame{};
        std::function<void(const QImage&)> photo{};
        std::function<void(const QStringList&)> texts{};
        std::function<void(const QString&)> trouble{};
    };

    PageCamera(Reads reads, Hearing hearing);
    PageCamera(const PageCamera&) = delete;
    PageCamera& operator=(const PageCamera&) = delete;
    PageCamera(PageCamera&&) = delete;
    PageCamera& operator=(PageCamera&&) = delete;
    ~PageCamera();

    /// It comes later, as large as the camera gives it.
    void takePhoto();

private:
    void hear(const emscripten::val& told) const;

    Hearing m_hearing;
    browser::Heard m_heard;
};

/// A list of texts that the page has told.
QStringList textsOf(const emscripten::val& texts);

} // namespace cimaise
