// Calls the barcode library, for QR codes alone.
#include "app/platform/code_reader.h"

#define ZX_USE_UTF8 // the text of a result as std::string, as in the next version of the library
#include <ZXing/ReadBarcode.h>

namespace cimaise {

std::vector<std::string> codesIn(const Brightness& picture, Effort effort) {
    const bool photo = effort == Effort::photo;
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    hints.setTryHarder(true);
    hints.setTryRotate(photo); // finds a code in any orientation; takes twice as long
    hints.setTryDownscale(photo);
    const ZXing::ImageView view{picture.first,           picture.width,    picture.height,
                                ZXing::ImageFormat::Lum, picture.rowBytes, picture.pixelBytes};
    std::vector<std::string> texts;
    for (const ZXing::Result& found : ZXing::ReadBarcodes(view, hints)) {
        texts.emplace_back(found.bytes().begin(), found.bytes().end());
    }
    return texts;
}

} // namespace cimaise
