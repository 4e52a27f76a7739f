// Gets the modules from the QR code library and draws them.
#include "app/platform/qr_code.h"

#include <array>
#include <fmt/format.h>
#include <qrcodegen.hpp>

namespace cimaise {

namespace {

//% "This link has {count} characters; a QR code holds at most {limit}."
constexpr TextId tooLong = CIMAISE_TEXT("qr.too-long");

/// Maximum length of a text, given by the largest code at level M.
constexpr int mostBytes = 2331;

using Generated = qrcodegen::QrCode;

Generated generated(std::string_view text) {
    const std::vector<std::uint8_t> bytes{text.begin(), text.end()};
    return Generated::encodeSegments({qrcodegen::QrSegment::makeBytes(bytes)},
                                     Generated::Ecc::MEDIUM, Generated::MIN_VERSION,
                                     Generated::MAX_VERSION, -1, false);
}

} // namespace

tl::expected<QrCode, LoadError> qrCodeOf(std::string_view text) {
    try {
        const Generated made = generated(text);
        QrCode code{.version = made.getVersion(), .size = made.getSize()};
        for (int row = 0; row < code.size; ++row) {
            for (int column = 0; column < code.size; ++column) {
                code.dark.push_back(made.getModule(column, row));
            }
        }
        return code;
    } catch (const qrcodegen::data_too_long&) {
        return tl::unexpected(
            LoadError{.pointer = {},
                      .reason = {.text = tooLong,
                                 .arguments = {{"count", static_cast<int>(text.size())},
                                               {"limit", mostBytes}}}});
    }
}

std::string svgOf(const QrCode& code) {
    const int side = code.size + 2 * qrMargin;
    std::string path;
    for (int row = 0; row < code.size; ++row) {
        for (int column = 0; column < code.size; ++column) {
            int end = column; // adjacent dark modules of a row are drawn as one line
            while (code.isDark(end, row)) {
                ++end;
            }
            if (end > column) {
                path += fmt::format("M{} {}h{}v1h-{}z", column + qrMargin, row + qrMargin,
                                    end - column, end - column);
                column = end;
            }
        }
    }
    return fmt::format(R"(<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" shape-rendering="crispEdges">
  <path fill="#fff" d="M0 0h{0}v{0}h-{0}z"/>
  <path fill="#000" d="{1}"/>
</svg>
)",
                       side, path);
}

std::string blocksOf(const QrCode& code) {
    // index: 1 if the lower module is dark, plus 2 if the upper one is dark
    constexpr std::array<std::string_view, 4> blocks{"█", "▀", "▄", " "};
    std::string text;
    for (int row = -qrMargin; row < code.size + qrMargin; row += 2) {
        for (int column = -qrMargin; column < code.size + qrMargin; ++column) {
            const unsigned above = code.isDark(column, row) ? 2 : 0;
            const unsigned below = code.isDark(column, row + 1) ? 1 : 0;
            text += blocks.at(above + below);
        }
        text += '\n';
    }
    return text;
}

} // namespace cimaise
