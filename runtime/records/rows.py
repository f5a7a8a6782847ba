"""Declare the rows of records: so many numbers of a width for each card, seat or rank."""

from __future__ import annotations

import ctypes
from typing import Annotated, TypeAlias

from .limits import (
    MOST_CALLS,
    MOST_CARDS,
    MOST_COLUMNS,
    MOST_COUNT,
    MOST_HANDICAPS,
    MOST_KINDS,
    MOST_RANKS,
    MOST_RELATIONS,
    MOST_SCHEDULED,
    MOST_SEATS,
    MOST_SUITS,
    OPERATIONS,
)
from .record import Row

CardsOfKind: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_KINDS]
CardsOfCounter: TypeAlias = Annotated[Row, ctypes.c_uint64 * (MOST_COUNT + 1)]
CardsOfRank: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_RANKS]
Relations: TypeAlias = Annotated[Row, ctypes.c_uint64 * (MOST_RELATIONS * MOST_KINDS)]
NamedRelations: TypeAlias = Annotated[Row, ctypes.c_uint64 * (MOST_RELATIONS * MOST_SUITS)]
CardsOfSuit: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_SUITS]
PointsOfKind: TypeAlias = Annotated[Row, ctypes.c_int32 * MOST_KINDS]
AmountOfKind: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_KINDS]
Schedule: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_SCHEDULED]
Handicaps: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_HANDICAPS]
CodeOfKind: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_KINDS]
Amounts: TypeAlias = Annotated[Row, ctypes.c_int16 * OPERATIONS]
Codes: TypeAlias = Annotated[Row, ctypes.c_int8 * OPERATIONS]
Replies: TypeAlias = Annotated[Row, ctypes.c_int8 * (MOST_KINDS * MOST_KINDS)]
NamedRows: TypeAlias = Annotated[Row, ctypes.c_int8 * (MOST_KINDS * MOST_SUITS)]
Pack: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_CARDS]
CallAmounts: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_CALLS]
CallCodes: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_CALLS]
GeneratorWords: TypeAlias = Annotated[Row, ctypes.c_int64 * 4]
CardsOfSeat: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_SEATS]
PointsOfSeat: TypeAlias = Annotated[Row, ctypes.c_int64 * MOST_SEATS]
CountOfSeat: TypeAlias = Annotated[Row, ctypes.c_int32 * MOST_SEATS]
Columns: TypeAlias = Annotated[Row, ctypes.c_int32 * (MOST_SEATS * MOST_COLUMNS)]
SizeOfSeat: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_SEATS]
CodeOfSeat: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_SEATS]
Pile: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_CARDS]
Copies: TypeAlias = Annotated[Row, ctypes.c_int8 * (MOST_SEATS * MOST_KINDS)]
