/* Pagat's basic game alone, for random players: the yardstick for the generic engine.
 *
 * 52 cards, 7 each for two players, else 5. Match suit or rank, eights are wild and name a suit. Whoever can play does,
 * any fitting card equally likely; who cannot draws one card and may play it. A starter eight is named by the dealer.
 * An empty stock is refilled with all discards but the top one, shuffled. Nobody calls. A hand ends when somebody is
 * out, or blocked after a round of passes; then each hand is counted (8 = 50, court = 10, ace = 1, others pips).
 *
 * Usage: pagat PLAYERS HANDS SEED; prints seconds of processor time, then hands won by position, blocked hands, turns, and points.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint32_t s[4];

static inline uint32_t turned(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }

static inline uint32_t next_word(void) { /* xoshiro128** */
    uint32_t result = turned(s[1] * 5, 7) * 9, t = s[1] << 9;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = turned(s[3], 11);
    return result;
}

static inline uint32_t below(uint32_t bound) { /* unbiased */
    uint64_t product = (uint64_t)next_word() * bound;
    if ((uint32_t)product < bound) {
        uint32_t threshold = -bound % bound;
        while ((uint32_t)product < threshold) product = (uint64_t)next_word() * bound;
    }
    return product >> 32;
}

static inline void shuffle(uint8_t *pile, int size) {
    for (int last = size - 1; last > 0; last--) {
        uint32_t place = below(last + 1);
        uint8_t card = pile[place]; pile[place] = pile[last]; pile[last] = card;
    }
}

static uint64_t fits[52], fits_named[4];
static int points[52];

int main(int argc, char **argv) {
    int players = atoi(argv[1]);
    long hands = atol(argv[2]);
    uint64_t seed = strtoull(argv[3], 0, 10);
    s[0] = (uint32_t)seed ^ 0x61707865u; s[1] = (uint32_t)(seed >> 32) ^ 0x3320646Eu; s[2] = 0x79622D32u; s[3] = 0x6B206574u;
    for (int i = 0; i < 64; i++) next_word();
    uint64_t eights = 0;
    for (int suit = 0; suit < 4; suit++) eights |= 1ull << (13 * suit + 7);
    for (int card = 0; card < 52; card++) {
        int suit = card / 13, rank = card % 13;
        fits[card] = eights;
        for (int other = 0; other < 52; other++)
            if (other / 13 == suit || other % 13 == rank) fits[card] |= 1ull << other;
        points[card] = rank == 7 ? 50 : rank >= 9 ? 10 : rank + 1;
    }
    for (int suit = 0; suit < 4; suit++) fits_named[suit] = (0x1FFFull << (13 * suit)) | eights;

    long wins[16] = {0}, blocked = 0, turns = 0, total = 0;
    int each = players == 2 ? 7 : 5;
    uint8_t stock[52], discards[52];
    uint64_t hand[16];
    struct timespec begin, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (long n = 0; n < hands; n++) {
        for (int card = 0; card < 52; card++) stock[card] = card;
        shuffle(stock, 52);
        int stock_size = 52, discard_size = 1, passes = 0, named = -1, turn = 0;
        for (int seat = 0; seat < players; seat++) hand[seat] = 0;
        for (int i = 0; i < each * players; i++) hand[i % players] |= 1ull << stock[--stock_size];
        int top = stock[--stock_size];
        discards[0] = top;
        if (eights >> top & 1) named = below(4);
        for (;;) {
            turns++;
            uint64_t mask = named < 0 ? fits[top] : fits_named[named];
            uint64_t plays = hand[turn] & mask;
            if (!plays) {
                if (!stock_size && discard_size > 1) {
                    stock_size = discard_size - 1;
                    for (int i = 0; i < stock_size; i++) stock[i] = discards[i];
                    shuffle(stock, stock_size);
                    discards[0] = top;
                    discard_size = 1;
                }
                if (!stock_size) {
                    if (++passes == players) { blocked++; break; }
                } else {
                    uint64_t drawn = 1ull << stock[--stock_size];
                    hand[turn] |= drawn;
                    passes = 0;
                    plays = drawn & mask;
                }
            }
            if (plays) {
                for (uint32_t skip = below(__builtin_popcountll(plays)); skip; skip--) plays &= plays - 1;
                top = __builtin_ctzll(plays);
                hand[turn] &= ~(1ull << top);
                discards[discard_size++] = top;
                passes = 0;
                named = -1;
                if (!hand[turn]) { wins[turn]++; break; }
                if (eights >> top & 1) named = below(4);
            }
            if (++turn == players) turn = 0;
        }
        for (int seat = 0; seat < players; seat++)
            for (uint64_t rest = hand[seat]; rest; rest &= rest - 1) total += points[__builtin_ctzll(rest)];
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%.9f", (end.tv_sec - begin.tv_sec) + 1e-9 * (end.tv_nsec - begin.tv_nsec));
    for (int seat = 0; seat < players; seat++) printf(" %ld", wins[seat]);
    printf(" %ld %ld %ld\n", blocked, turns, total);
    return 0;
}
