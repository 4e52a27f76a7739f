// Checks the position after each edit that a game proposes, and keeps those that fix the finding.
#include "app/input/repairs.h"

#include "app/input/board_moves.h"
#include "app/input/edit_descriptions.h"
#include "app/input/game_input.h"
#include "validators/checks.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Limit of positions checked for all findings together.
constexpr std::size_t mostChecked = 48;
/// Limit of boards: a damaged file may have hundreds, each check of which takes long.
constexpr int mostBoards = 6;
/// Limit of findings: those before and after each candidate are compared with each other.
constexpr std::size_t mostFindings = 200;
/// Limit of equally likely repairs that are offered.
constexpr std::size_t mostOffered = 2;
/// Limit of pieces of a finding one of which may be on the wrong board.
constexpr std::size_t mostPieces = 2;

//% "Wrong board? Move {piece} to {owner}"
constexpr TextId wrongBoardOffer = CIMAISE_TEXT("repair.wrong-board");

/// Number of findings of the same rule about the same party that say the same about as many spots.
/// The places may differ, because the edit has moved a piece of another finding.
std::ptrdiff_t sayingSame(const Finding& finding, const Findings& findings) {
    const auto saysSame = [](const Argument& one, const Argument& other) {
        return std::holds_alternative<Place>(one.value) || one == other;
    };
    return std::ranges::count_if(findings, [&](const Finding& one) {
        return one.rule == finding.rule && one.party == finding.party &&
               one.says.text == finding.says.text && one.where.size() == finding.where.size() &&
               std::ranges::equal(one.says.arguments, finding.says.arguments, saysSame);
    });
}

/// Number of findings of the same rule about the same party, and, with `sameSpots`, about the same
/// spots. Their figures may differ.
std::ptrdiff_t similarTo(const Finding& finding, const Findings& findings, bool sameSpots) {
    return std::ranges::count_if(findings, [&](const Finding& one) {
        return one.rule == finding.rule && one.party == finding.party &&
               (!sameSpots || one.where == finding.where);
    });
}

std::ptrdiff_t problemsIn(const Findings& findings) {
    return std::ranges::count_if(
        findings, [](const Finding& finding) { return isProblem(finding.severity); });
}

/// True if the finding is gone and there is no problem that was not there before. Spots are not
/// compared where the edit renumbers the pieces.
bool isFixed(const Finding& finding, const Findings& before, const Findings& after,
             bool renumbers) {
    const auto isNew = [&](const Finding& one) {
        return isProblem(one.severity) &&
               similarTo(one, after, !renumbers) > similarTo(one, before, !renumbers) &&
               sayingSame(one, after) > sayingSame(one, before);
    };
    const std::ptrdiff_t fewer = isProblem(finding.severity) ? 1 : 0;
    return std::ranges::find(after, finding) == after.end() &&
           problemsIn(after) + fewer <= problemsIn(before) &&
           similarTo(finding, after, !renumbers) < similarTo(finding, before, !renumbers) &&
           std::ranges::none_of(after, isNew);
}

/// Checks candidates of one position.
class Verifier {
public:
    explicit Verifier(const AnyCase& position) : m_before(check(position)) {}

    [[nodiscard]] bool isExhausted() const { return m_checked >= mostChecked; }

    /// Candidates of a group that fix the finding and leave the fewest problems.
    std::vector<RepairCandidate> best(const Finding& finding, std::vector<RepairCandidate> group) {
        std::vector<RepairCandidate> found;
        std::ptrdiff_t fewest = 0;
        for (RepairCandidate& candidate : group) {
            if (isExhausted()) {
                return {};
            }
            const Findings after = check(candidate.edit.next);
            ++m_checked;
            const std::ptrdiff_t left = problemsIn(after);
            if (!isFixed(finding, m_before, after, candidate.renumbers) ||
                (!found.empty() && left > fewest)) {
                continue;
            }
            if (left < fewest) {
                found.clear();
            }
            fewest = left;
            found.push_back(std::move(candidate));
        }
        return found;
    }

private:
    Findings m_before;
    std::size_t m_checked = 0;
};

/// Repairs of one finding: those of the likeliest group that has any.
std::vector<RepairCandidate> repairsFor(const Finding& finding, RepairCandidates candidates,
                                        Verifier& verifier) {
    for (std::vector<RepairCandidate>& group : candidates) {
        auto found = verifier.best(finding, std::move(group));
        if (!found.empty()) {
            return found.size() <= mostOffered ? found : std::vector<RepairCandidate>{};
        }
    }
    return {};
}

/// Moves of the finding's pieces to the same place of another player's board, unless nothing is
/// entered there yet. `boards` are the pieces of each side.
std::vector<RepairCandidate> onOtherBoards(const AnyCase& position, const Finding& finding,
                                           const std::vector<Inventory>& boards) {
    std::vector<RepairCandidate> moves;
    const auto add = [&](const Piece& piece, int side) {
        if (auto edit = givePiece(position, piece.spot, side)) {
            moves.push_back({.offer = {wrongBoardOffer,
                                       {{"piece", Listing{{readText(piece.name)}}},
                                        {"owner", cimaise::side(side)}}},
                             .edit = *std::move(edit),
                             .renumbers = true});
        }
    };
    for (const Spot& spot : finding.where) {
        const int owner = sideOf(position, spot.owner);
        for (int side = 0; owner >= 0 && side < std::ssize(boards); ++side) {
            const Inventory& pieces = boards[static_cast<std::size_t>(owner)];
            const auto piece = std::ranges::find(pieces, spot, &Piece::spot);
            if (piece != pieces.end() && owner != side &&
                !boards[static_cast<std::size_t>(side)].empty()) {
                add(*piece, side);
            }
        }
    }
    return moves;
}

/// Adds the moves that fix a problem where only one piece and one board come into question.
void addWrongBoards(const AnyCase& position, const Findings& findings, Verifier& verifier,
                    std::vector<Repair>& repairs) {
    std::vector<Inventory> boards;
    for (int side = 0; side < sideCount(position); ++side) {
        boards.push_back(piecesOn(position, side));
    }
    for (std::size_t index = 0; index < findings.size() && !verifier.isExhausted(); ++index) {
        const Finding& finding = findings[index];
        if (!isProblem(finding.severity) || finding.where.size() > mostPieces) {
            continue;
        }
        auto moves = verifier.best(finding, onOtherBoards(position, finding, boards));
        if (moves.size() == 1) {
            repairs.push_back({index, std::move(moves[0].offer), std::move(moves[0].edit)});
        }
    }
    std::ranges::stable_sort(repairs, {}, &Repair::finding);
}

} // namespace

std::vector<Repair> repairsOf(const AnyCase& position, const Findings& findings) {
    std::vector<Repair> repairs;
    if (sideCount(position) > mostBoards || findings.size() > mostFindings) {
        return repairs;
    }
    const bool anyProblem = std::ranges::any_of(
        findings, [](const Finding& finding) { return isProblem(finding.severity); });
    std::optional<Verifier> verifier;
    for (std::size_t index = 0; index < findings.size(); ++index) {
        RepairCandidates candidates = inputOf(position).repairCandidates(position, findings[index]);
        if (candidates.empty()) {
            continue;
        }
        if (!verifier) {
            verifier.emplace(position);
        }
        if (verifier->isExhausted()) {
            break;
        }
        for (RepairCandidate& one : repairsFor(findings[index], std::move(candidates), *verifier)) {
            repairs.push_back({index, std::move(one.offer), std::move(one.edit)});
        }
    }
    if (anyProblem) {
        addWrongBoards(position, findings, verifier ? *verifier : verifier.emplace(position),
                       repairs);
    }
    return repairs;
}

} // namespace cimaise
