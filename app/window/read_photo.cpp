// Checks the options, reads the photo like one that is added to a game, and prints what was read.
#include "app/window/read_photo.h"

#include "app/photos/photo_file.h"
#include "app/photos/picture_pixels.h"
#include "app/platform/file_text.h"
#include "app/platform/inputs.h"
#include "app/reading/grid_reader.h"
#include "app/reading/musee_context.h"
#include "app/reading/squaring.h"
#include "app/texts/load_error_text.h"
#include "app/window/command_line.h"
#include "validators/layout/shown_text.h"

#include <QFile>
#include <QStringList>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

/// Longer side to which a photo is reduced, in pixels: enough for every board.
constexpr int longestRead = 4096;

//% "Expected --corners with eight numbers: the corners top left, top right, bottom right and bottom left, such as 10,10,900,12,905,700,8,690."
constexpr TextId cornersExpected = CIMAISE_TEXT("reading.corners-expected");
//% "Expected four corners inside the photo, clockwise from the top left, with at least 8 pixels for each cell."
constexpr TextId cornersUnusable = CIMAISE_TEXT("reading.corners-unusable");
//% "Expected --grid with columns and rows, such as 9x9: 400 cells at most."
constexpr TextId gridExpected = CIMAISE_TEXT("reading.grid-expected");
//% "Expected --game with the file of a game."
constexpr TextId gameExpected = CIMAISE_TEXT("reading.game-expected");
//% "Only boards of Musée can be read from a photo. This is a game of {game}."
constexpr TextId gameUnreadable = CIMAISE_TEXT("reading.other-game");
//% "Expected --player with one of these names: {names}."
constexpr TextId playerExpected = CIMAISE_TEXT("reading.player-expected");

using Refused = tl::unexpected<LoadError>;

Refused refusedFor(TextId text, std::vector<Argument> arguments = {}) {
    return Refused{
        LoadError{.pointer = {}, .reason = {.text = text, .arguments = std::move(arguments)}}};
}

tl::expected<reading::Corners, LoadError> cornersOf(const QString& given) {
    const QStringList numbers = given.split(u',');
    reading::Corners corners;
    if (numbers.size() != static_cast<qsizetype>(corners.size()) * 2) {
        return refusedFor(cornersExpected);
    }
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto at = static_cast<qsizetype>(i) * 2;
        bool first = false;
        bool second = false;
        corners[i] = {numbers[at].toDouble(&first), numbers[at + 1].toDouble(&second)};
        if (!first || !second || !std::isfinite(corners[i].x) || !std::isfinite(corners[i].y)) {
            return refusedFor(cornersExpected);
        }
    }
    return corners;
}

tl::expected<reading::GridSize, LoadError> gridOf(const QString& given) {
    const QStringList sides = given.split(u'x');
    bool first = false;
    bool second = false;
    const reading::GridSize size{sides[0].toInt(&first), sides.value(1).toInt(&second)};
    if (sides.size() != 2 || !first || !second || size.columns < 1 || size.rows < 1 ||
        size.columns > reading::mostCells || size.rows > reading::mostCells ||
        size.cells() > reading::mostCells) {
        return refusedFor(gridExpected);
    }
    return size;
}

/// Picture and corners, both reduced where the file has more pixels than are needed.
struct Prepared {
    QImage picture;
    reading::Corners corners;
};

tl::expected<Prepared, LoadError> prepared(const QString& path, const QString& corners,
                                           const reading::GridSize& size) {
    const tl::expected<reading::Corners, LoadError> given = cornersOf(corners);
    if (!given) {
        return Refused{given.error()};
    }
    const tl::expected<DecodedPicture, Message> picture = pictureIn(path, longestRead);
    if (!picture) {
        return Refused{LoadError{.pointer = {}, .reason = picture.error()}};
    }
    Prepared ready{.picture = picture->pixels.convertToFormat(QImage::Format_RGB32),
                   .corners = *given};
    for (reading::Point& corner : ready.corners) {
        corner = {corner.x * picture->scale, corner.y * picture->scale};
    }
    if (ready.picture.isNull() ||
        !reading::encloseGrid(pixelsOf(ready.picture), ready.corners, size)) {
        return refusedFor(cornersUnusable);
    }
    return ready;
}

std::string confidenceText(double confidence) {
    constexpr double hundredths = 100;
    constexpr double highest = 0.99; // never certain
    return fmt::format("{:.2f}",
                       std::min(highest, std::floor(confidence * hundredths) / hundredths));
}

std::string numberText(int number, double confidence) {
    return fmt::format(R"({{ "number": {}, "confidence": {} }})", number,
                       confidenceText(confidence));
}

std::string spaceText(const reading::SpaceReading& space) {
    switch (space.state) {
    case reading::SpaceReading::State::sure:
        return numberText(space.number, space.confidence);
    case reading::SpaceReading::State::open:
        return fmt::format(R"({{ "open": [{}] }})", fmt::join(space.candidates, ", "));
    case reading::SpaceReading::State::empty:
        break;
    }
    return "null";
}

std::string documentOf(const reading::GridReading& reading) {
    std::string rows;
    for (int row = 0; row < reading.size.rows; ++row) {
        std::vector<std::string> cells;
        for (int column = 0; column < reading.size.columns; ++column) {
            const int index = row * reading.size.columns + column;
            const auto& cell = reading.cells[static_cast<std::size_t>(index)];
            cells.push_back(cell ? numberText(cell->number, cell->confidence) : "null");
        }
        rows += fmt::format("{}\n  [{}]", row == 0 ? "" : ",", fmt::join(cells, ", "));
    }
    return fmt::format("{{ \"grid\": [{}, {}], \"cells\": [{}\n] }}\n", reading.size.columns,
                       reading.size.rows, rows);
}

std::string documentOf(const reading::MuseeReading& reading, const std::string& player) {
    std::string rows;
    std::size_t at = 0;
    for (const char* gallery : {"upper", "middle", "lower"}) {
        std::vector<std::string> spaces;
        for (int column = 0; column < reading.columns; ++column) {
            spaces.push_back(spaceText(reading.spaces[at++]));
        }
        rows += fmt::format(",\n  \"{}\": [{}]", gallery, fmt::join(spaces, ", "));
    }
    return fmt::format("{{ \"player\": {}{} }}\n", Json(player).dump(), rows);
}

/// A game of Musée, and the side whose board is on the photo.
struct Seat {
    musee::Layout layout;
    int side = 0;
};

tl::expected<Seat, LoadError> seatOf(const AnyCase& position, const std::string& player) {
    const auto* layout = std::get_if<musee::Layout>(&position);
    if (layout == nullptr) {
        return refusedFor(gameUnreadable, {{"game", gameOf(position).name}});
    }
    std::string names;
    for (int side = 0; side < musee::sideCount(*layout); ++side) {
        if (musee::sideName(*layout, side) == player) {
            return Seat{.layout = *layout, .side = side};
        }
    }
    const std::vector<std::string>& players = layout->header.players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i] == player) {
            return Seat{.layout = *layout, .side = musee::sideOf(*layout, static_cast<int>(i))};
        }
        names += (i == 0 ? "" : ", ") + shownText(players[i]);
    }
    return refusedFor(playerExpected, {{"names", names}});
}

tl::expected<std::string, LoadError> numbersOn(const CommandLine& told) {
    const tl::expected<reading::GridSize, LoadError> size = gridOf(told.grid);
    if (!size) {
        return Refused{size.error()};
    }
    const tl::expected<Prepared, LoadError> ready =
        prepared(told.numbersPhoto, told.corners, *size);
    if (!ready) {
        return Refused{ready.error()};
    }
    return documentOf(reading::readGrid(pixelsOf(ready->picture), ready->corners, *size));
}

tl::expected<std::string, LoadError> boardOn(const CommandLine& told) {
    if (told.boardGame.isEmpty()) {
        return refusedFor(gameExpected);
    }
    const tl::expected<AnyCase, LoadError> position =
        readTable(QFile::encodeName(told.boardGame).toStdString());
    if (!position) {
        return Refused{position.error()};
    }
    const tl::expected<Seat, LoadError> seat = seatOf(*position, told.player.toStdString());
    if (!seat) {
        return Refused{seat.error()};
    }
    const reading::MuseeContext context = reading::contextOf(seat->layout, seat->side);
    const tl::expected<Prepared, LoadError> ready =
        prepared(told.boardPhoto, told.corners, {context.columns, reading::galleryRows});
    if (!ready) {
        return Refused{ready.error()};
    }
    return documentOf(reading::readMusee(pixelsOf(ready->picture), ready->corners, context, {}),
                      musee::sideName(seat->layout, seat->side));
}

int printed(const tl::expected<std::string, LoadError>& document, const CommandLine& told) {
    constexpr int unusable = 2;
    const Translator words{told.language.value_or(systemLanguage())};
    const auto complain = [&](const LoadError& error) {
        (void)std::fputs(loadErrorLine("cimaise", {}, error, words).c_str(), stderr);
        return unusable;
    };
    if (!document) {
        return complain(document.error());
    }
    const tl::expected<bool, LoadError> written = writeStandardOutput(*document);
    return written ? 0 : complain(written.error());
}

} // namespace

int readNumbers(const CommandLine& told) { return printed(numbersOn(told), told); }

int readBoardPhoto(const CommandLine& told) { return printed(boardOn(told), told); }

} // namespace cimaise
