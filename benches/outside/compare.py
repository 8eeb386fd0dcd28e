"""The search of `annabella compare` as one would write it first: every slip at every ply, each played to the end on a
board of its own. Reads lines "MOVES|PLACEMENT" (UCI moves, the wrong board) and prints "MILLISECONDS KIND PLY" for each."""

import sys
import time

import chess


def deed(board, move):
    """A legal move as a hand does it: from, to, promotion, square that comes off, rook's two squares."""
    off = rook = None
    if board.is_en_passant(move):
        off = chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square))
    if board.is_castling(move):
        rank = chess.square_rank(move.from_square)
        short = move.to_square > move.from_square
        rook = (chess.square(7 if short else 0, rank), chess.square(5 if short else 3, rank))
    return (move.from_square, move.to_square, move.promotion, off, rook)


def execute(board, act):
    origin, target, promotion, off, rook = act
    piece = board.remove_piece_at(origin)
    if piece is None:
        return
    if off is not None:
        board.remove_piece_at(off)
    if rook is not None:
        corner = board.remove_piece_at(rook[0])
        if corner is not None:
            board.set_piece_at(rook[1], corner)
    board.set_piece_at(target, chess.Piece(promotion, piece.color) if promotion else piece)


def carry(origin, target, promotion=None, off=None, rook=None):
    return (origin, target, promotion, off, rook)


def neighbours(square):
    return list(chess.SquareSet(chess.BB_KING_ATTACKS[square]))


def slips(before, acts, others, kind):
    """Every list of acts of that kind in the place of the first of these acts, with how many it stands for."""
    right = acts[0]
    origin, target, promotion, off, rook = right
    taken = before.piece_at(target) if rook is None else None
    if kind == "skipped":
        yield [], 1
    elif kind == "en_passant_not_removed" and off is not None:
        yield [carry(origin, target)], 1
    elif kind == "castling_rook" and rook is not None:
        yield [carry(origin, target)], 1
        for file in range(8):
            square = chess.square(file, chess.square_rank(origin))
            if before.piece_at(square) is None or square == origin:
                yield [carry(origin, target), carry(rook[0], square)], 1
            elif before.piece_at(square) == before.piece_at(rook[0]) and square != rook[0]:
                yield [carry(square, rook[1]), carry(origin, target)], 1
        yield [carry(*rook)], 1
    elif kind == "promotion_piece" and promotion:
        for other in (None, chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT):
            if other != promotion:
                yield [carry(origin, target, other)], 1
    elif kind == "wrong_move":
        for other in others:
            yield [other], 1
    elif kind == "not_captured" and taken is not None:
        yield ["off", origin], 1
        for square in neighbours(target):
            if before.piece_at(square) is None:
                yield [carry(target, square), right], 1
    elif kind == "neighbour_square":
        for square in neighbours(target):
            if square != origin:
                yield [carry(origin, square)], 1
                if taken is not None:
                    yield [carry(origin, square), "off", target], 1
                if promotion or off is not None or rook is not None:
                    yield [carry(origin, square, promotion, off, rook)], 1
    elif kind == "wrong_piece":
        for square in chess.SquareSet(before.occupied):
            if square not in (origin, target):
                yield [carry(square, target)], 1
    elif kind == "repeated" and rook is None:
        file = 2 * chess.square_file(target) - chess.square_file(origin)
        rank = 2 * chess.square_rank(target) - chess.square_rank(origin)
        if 0 <= file < 8 and 0 <= rank < 8:
            yield [right, carry(target, chess.square(file, rank))], 1
    elif kind == "swapped":
        for span in (2, 3):
            if len(acts) >= span:
                yield list(reversed(acts[:span])), span


KINDS = (
    "skipped",
    "en_passant_not_removed",
    "castling_rook",
    "promotion_piece",
    "wrong_move",
    "not_captured",
    "neighbour_square",
    "wrong_piece",
    "repeated",
    "swapped",
)


def search(moves, goal):
    board = chess.Board()
    boards, acts, others = [chess.BaseBoard(board.board_fen())], [], []
    for move in moves:
        acts.append(deed(board, move))
        others.append([deed(board, other) for other in board.legal_moves if other != move])
        board.push(move)
        boards.append(chess.BaseBoard(board.board_fen()))
    for kind in KINDS:
        for ply in range(len(moves), 0, -1):
            before = boards[ply - 1]
            for slip, span in slips(before, acts[ply - 1 :], others[ply - 1], kind):
                end = before.copy()
                words = iter(slip)
                for act in words:
                    if act == "off":
                        end.remove_piece_at(next(words))
                    else:
                        execute(end, act)
                for act in acts[ply - 1 + span :]:
                    execute(end, act)
                if end == goal:
                    return kind, ply
    return "unexplained", 0


def main():
    for line in sys.stdin:
        moves, placement = line.strip().split("|")
        moves = [chess.Move.from_uci(move) for move in moves.split()]
        goal = chess.BaseBoard(placement)
        before = time.perf_counter()
        kind, ply = search(moves, goal)
        print((time.perf_counter() - before) * 1000, kind, ply, flush=True)


main()
