// The layers are as in tools/reading/train.py. Paper is 0, so most of the first products are left
// out.
#include "app/reading/digit_net.h"

#include "app/reading/digit_weights.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <span>
#include <vector>

namespace cimaise::reading {

namespace {

static_assert(std::endian::native == std::endian::little, "the weights are stored that way");

constexpr int firstChannels = 8;
constexpr int secondChannels = 24;
constexpr int smallSide = patchSide / 2;
constexpr int smallestSide = patchSide / 4;
constexpr int neighbours = 9;

/// Weights of a layer, input by input, so that the outputs of one input follow each other.
struct Layer {
    std::vector<float> weights;
    std::vector<float> bias;
};

class Weights {
public:
    explicit Weights(std::span<const unsigned char> bytes) : m_left(bytes) {}

    Layer layer(std::size_t inputs, std::size_t outputs) {
        const std::vector<float> scales = floats(outputs);
        Layer layer{.weights = std::vector<float>(inputs * outputs), .bias = floats(outputs)};
        for (std::size_t output = 0; output < outputs; ++output) {
            for (std::size_t input = 0; input < inputs; ++input) {
                const auto rounded = static_cast<std::int8_t>(m_left[output * inputs + input]);
                layer.weights[input * outputs + output] =
                    static_cast<float>(rounded) * scales[output];
            }
        }
        m_left = m_left.subspan(inputs * outputs);
        return layer;
    }

private:
    std::vector<float> floats(std::size_t count) {
        std::vector<float> read(count);
        std::memcpy(read.data(), m_left.data(), count * sizeof(float));
        m_left = m_left.subspan(count * sizeof(float));
        return read;
    }

    std::span<const unsigned char> m_left;
};

struct Network {
    Layer first;
    Layer second;
    Layer hidden;
    Layer last;

    explicit Network(Weights weights)
        : first(weights.layer(neighbours, firstChannels)),
          second(weights.layer(neighbours * firstChannels, secondChannels)),
          hidden(weights.layer(smallestSide * smallestSide * secondChannels, traitCount)),
          last(weights.layer(traitCount, classCount)) {}
};

/// Adds the products of one input.
template <int outputs> void add(const float* weights, float input, float* sums) {
    for (int i = 0; i < outputs; ++i) {
        sums[i] += weights[i] * input;
    }
}

/// Convolution of 3 × 3 with padding, then the maximum of each 2 × 2, never below 0. `side` of the
/// input, which is framed by one row and column of zeros.
template <int inputs, int outputs, int side>
void convolve(const Layer& layer, const float* framed, float* pooled) {
    constexpr int stride = (side + 2) * inputs;
    std::fill_n(pooled, static_cast<std::size_t>(side / 2) * (side / 2) * outputs, 0.0F);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            std::array<float, outputs> sums{};
            std::copy_n(layer.bias.data(), outputs, sums.data());
            for (int row = 0; row < 3; ++row) {
                const float* from = framed + (y + row) * stride + x * inputs;
                const float* weights = layer.weights.data() + row * 3 * inputs * outputs;
                for (int i = 0; i < 3 * inputs; ++i) {
                    if (from[i] != 0.0F) {
                        add<outputs>(weights + i * outputs, from[i], sums.data());
                    }
                }
            }
            float* best = pooled + ((y / 2) * (side / 2) + x / 2) * outputs;
            for (int i = 0; i < outputs; ++i) {
                best[i] = std::max(best[i], sums[static_cast<std::size_t>(i)]);
            }
        }
    }
}

/// Frames a square of pixels with zeros.
template <int side, int channels> auto framedBy(const float* from) {
    std::array<float, static_cast<std::size_t>(side + 2) * (side + 2) * channels> framed{};
    for (int y = 0; y < side; ++y) {
        std::copy_n(from + y * side * channels, side * channels,
                    framed.data() + ((y + 1) * (side + 2) + 1) * channels);
    }
    return framed;
}

template <int outputs>
void connect(const Layer& layer, std::span<const float> inputs, std::array<float, outputs>& sums) {
    std::copy_n(layer.bias.data(), outputs, sums.data());
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (inputs[i] != 0.0F) {
            add<outputs>(layer.weights.data() + i * outputs, inputs[i], sums.data());
        }
    }
}

const Network& network() {
    static const Network made{Weights{digitWeights()}};
    return made;
}

} // namespace

Classified classify(const Patch& patch) {
    const Network& net = network();
    std::array<float, std::tuple_size_v<Patch>> input{};
    std::ranges::transform(patch, input.begin(),
                           [](std::uint8_t ink) { return static_cast<float>(ink) / 255.0F; });
    std::array<float, smallSide * smallSide * firstChannels> small{};
    convolve<1, firstChannels, patchSide>(net.first, framedBy<patchSide, 1>(input.data()).data(),
                                          small.data());
    std::array<float, smallestSide * smallestSide * secondChannels> smallest{};
    convolve<firstChannels, secondChannels, smallSide>(
        net.second, framedBy<smallSide, firstChannels>(small.data()).data(), smallest.data());
    Classified classified;
    connect<traitCount>(net.hidden, smallest, classified.traits);
    for (float& trait : classified.traits) {
        trait = std::max(trait, 0.0F);
    }
    connect<classCount>(net.last, classified.traits, classified.logits);
    return classified;
}

std::array<double, classCount> probabilities(const Classified& classified, double temperature) {
    const double highest = *std::ranges::max_element(classified.logits);
    std::array<double, classCount> shares{};
    double sum = 0;
    for (std::size_t i = 0; i < classCount; ++i) {
        shares[i] = std::exp((static_cast<double>(classified.logits[i]) - highest) / temperature);
        sum += shares[i];
    }
    for (double& share : shares) {
        share /= sum;
    }
    return shares;
}

} // namespace cimaise::reading
