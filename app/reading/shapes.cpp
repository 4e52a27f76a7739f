// Compares patches by correlation, with a shift of one pixel in each direction.
#include "app/reading/shapes.h"

#include <algorithm>
#include <cmath>

namespace cimaise::reading {

namespace {

constexpr int mostCounted = 20; ///< older boards fade
/// Weight of a correlation, and the one that neither raises nor lowers.
constexpr double weight = 10;
constexpr double neutral = 0.80;

double correlation(const Patch& patch, const Shape& shape, int right, int down) {
    double product = 0;
    double ofPatch = 0;
    double ofShape = 0;
    for (int y = std::max(0, down); y < patchSide + std::min(0, down); ++y) {
        for (int x = std::max(0, right); x < patchSide + std::min(0, right); ++x) {
            const int pixel = y * patchSide + x;
            const int moved = (y - down) * patchSide + x - right;
            const double one = patch[static_cast<std::size_t>(pixel)] / 255.0;
            const double other = static_cast<double>(shape.mean[static_cast<std::size_t>(moved)]);
            product += one * other;
            ofPatch += one * one;
            ofShape += other * other;
        }
    }
    return ofPatch > 0 && ofShape > 0 ? product / std::sqrt(ofPatch * ofShape) : 0;
}

double bestCorrelation(const Patch& patch, const Shape& shape) {
    double best = 0;
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            best = std::max(best, correlation(patch, shape, right, down));
        }
    }
    return best;
}

} // namespace

void Shapes::learn(int digit, const Patch& patch) {
    Shape& shape = digits[static_cast<std::size_t>(digit)];
    shape.count = std::min(shape.count + 1, mostCounted);
    for (std::size_t i = 0; i < patch.size(); ++i) {
        const float ink = static_cast<float>(patch[i]) / 255.0F;
        shape.mean[i] += (ink - shape.mean[i]) / static_cast<float>(shape.count);
    }
}

void adjust(Classified& classified, const Patch& patch, const Shapes& learned) {
    for (std::size_t digit = 0; digit < digitCount; ++digit) {
        const Shape& shape = learned.digits[digit];
        if (shape.count > 0) {
            classified.logits[digit] +=
                static_cast<float>(weight * (bestCorrelation(patch, shape) - neutral));
        }
    }
}

} // namespace cimaise::reading
