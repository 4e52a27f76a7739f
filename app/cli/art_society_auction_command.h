// Command `auction`: the order in which the bidders choose, and the card that decided it.
#pragma once

#include "app/texts/translator.h"
#include "positions/file/load_error.h"
#include "validators/artsociety/art_society_auction.h"

#include <string>
#include <tl/expected.hpp>

namespace cimaise::cli {

/// Bidders in the order in which they choose, or the reason why the order is unknown.
tl::expected<std::vector<artsociety::Bidder>, LoadError> auctionOf(const AnyCase& anyCase);

Json auctionJson(const AnyCase& anyCase, const std::vector<artsociety::Bidder>& order);
std::string auctionText(const AnyCase& anyCase, const std::vector<artsociety::Bidder>& order,
                        const Translator& words);

} // namespace cimaise::cli
