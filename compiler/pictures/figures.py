"""Draw court cards: half figures of simple shapes above the line y = 0, in the colour of their suit."""

from __future__ import annotations

_ROBE = '<path d="M-14.5 0V-8C-12.5-14-8-16.5-4-17H4C8-16.5 12.5-14 14.5-8V0Z"/>'
_OPEN = (
    '<path class="card-drawn" d="M-4.6-17H4.6L0-1.5Z"/><path class="card-gold" d="M-14.5-4.6V-8C-13.6-10.6-12.2-12.6'
    '-10.5-14L-7.5 0H-11.5Z M14.5-4.6V-8C13.6-10.6 12.2-12.6 10.5-14L7.5 0H11.5Z"/>'
)
_COLLAR = '<path class="card-gold" d="M-5.4-17.4Q0-13.4 5.4-17.4L4.2-19.2H-4.2Z"/>'
_FACE = '<path class="card-drawn" d="M-4.6-26.6H4.6V-22C4.6-18.9 2.6-17 0-17S-4.6-18.9-4.6-22Z"/>'
_EYES = (
    '<circle cx="-1.9" cy="-23.4" r=".55"/><circle cx="1.9" cy="-23.4" r=".55"/>'
    '<path class="card-line" d="M-3.1-25Q-1.9-25.7-.9-25M3.1-25Q1.9-25.7.9-25M0-23.4V-21.4"/>'
)
_MOUTH = '<path class="card-line" d="M-1.3-19.5Q0-18.9 1.3-19.5"/>'
_BEARD = (
    '<path d="M-5.2-24.4C-5.9-19-3.6-14.6 0-13.6 3.6-14.6 5.9-19 5.2-24.4L4.4-24.4C4.4-21.6 3-20.8 0-20.8'
    'S-4.4-21.6-4.4-24.4Z"/><path class="card-cut" d="M-1.4-18.8H1.4M-2.2-17Q-1.6-15.8-1-15.2M2.2-17Q1.6-15.8'
    ' 1-15.2"/>'
)
_LONG_HAIR = (
    '<path d="M-5-28C-8.2-26-7.6-20-8.6-15.6-6.4-14.6-4.6-15.2-3.6-17L-4.6-26H4.6L3.6-17C4.6-15.2 6.4-14.6'
    ' 8.6-15.6 7.6-20 8.2-26 5-28Z"/>'
)
_BOBBED_HAIR = (
    '<path d="M-5-27.4C-7-25-7-21.4-6.2-18.6-5.4-18.2-4.4-18.6-3.9-19.4L-4.6-26H4.6L3.9-19.4C4.4-18.6 5.4-18.2'
    ' 6.2-18.6 7-21.4 7-25 5-27.4Z"/>'
)
_CURLED_HAIR = (
    '<circle cx="-5.6" cy="-24.4" r="1.7"/><circle cx="5.6" cy="-24.4" r="1.7"/><circle cx="-5.8" cy="-21.4" r="1.6"/>'
    '<circle cx="5.8" cy="-21.4" r="1.6"/><circle cx="-5.4" cy="-18.6" r="1.4"/><circle cx="5.4" cy="-18.6" r="1.4"/>'
)

_CROWN = (
    '<path class="card-gold" d="M-6-26.4-7.2-34-3.4-30.6 0-35.6 3.4-30.6 7.2-34 6-26.4Z"/>'
    '<path class="card-line" d="M-6.2-28.4H6.2"/><circle cy="-35.4" r=".9"/><circle cx="-7.1" cy="-33.8" r=".8"/>'
    '<circle cx="7.1" cy="-33.8" r=".8"/>'
)
_CORONET = (
    '<path class="card-gold" d="M-5.4-26.4C-6.4-30-5-31.6-3.4-31.4-2.4-33.6-1-33.8 0-33.8S2.4-33.6 3.4-31.4'
    'C5-31.6 6.4-30 5.4-26.4Z"/><path class="card-line" d="M-5.6-28.2H5.6"/><circle cy="-34.2" r="1"/>'
    '<circle cx="-3.8" cy="-32" r=".8"/><circle cx="3.8" cy="-32" r=".8"/>'
)
_BERET = (
    '<path d="M-6.4-26.2C-8.6-29.6-5-32.6 0-32.4 5.6-32.2 8.4-29.4 6.4-26.2Z"/>'
    '<path class="card-gold" d="M3.6-29.4C5.6-34 9.4-35.4 12.8-34.4 11.8-31 8.6-28.6 3.6-29.4Z"/>'
    '<path class="card-line" d="M4-29.4Q8-31.4 12-34"/><path class="card-cut" d="M-6.2-27.6H6.2"/>'
)
_CAP = (
    '<path d="M-5.6-26.2C-6.4-31.4-2.4-33.4 1.4-33.2 5-33 6-30 5.6-26.2Z"/>'
    '<path class="card-gold" d="M-6.6-27.8H6.6V-25.6H-6.6Z"/>'
)
_BROAD_HAT = (
    '<path d="M-9.6-26.6Q0-24 9.6-26.6 9.4-28.6 5.6-28.4C5.6-32.6 3.4-34'
    ' 0-34S-5.6-32.6-5.6-28.4Q-9.4-28.6-9.6-26.6Z"/>'
    '<path class="card-gold" d="M-5.2-29C-8.6-30.4-10.4-33-10-36-6.4-35.6-4-33-5.2-29Z"/>'
    '<path class="card-cut" d="M-5.6-28.6Q0-27 5.6-28.6"/>'
)
_SWORD = (
    '<path class="card-drawn" d="M10.2-6 10.6-25 11.4-27 12.2-25 12.6-6Z"/>'
    '<path class="card-gold" d="M8.4-8.4H14.4V-6.8H8.4ZM10.6-6.8H12.2V-2.4H10.6Z"/>'
)
_FLOWER = (
    '<path class="card-line" d="M9.6-5Q11.4-12 10.8-18.6M10.8-12Q13-12.6 13.6-15"/>'
    '<path class="card-gold" d="M10.8-18.2C7.2-18.6 7.4-22 9-22.6 9.4-24.6 12.2-24.6 12.6-22.6 14.2-22'
    ' 14.4-18.6 10.8-18.2Z"/>'
)
_HALBERD = (
    '<path class="card-drawn" d="M10.6 0V-28H11.8V0Z"/>'
    '<path class="card-gold" d="M11.2-34.4 12.6-28H9.8ZM10.6-27.4Q6.6-28.4 6.2-24.4 8.6-24.8 10.6-23.2Z"/>'
)
_HORSE = (
    '<path class="card-drawn" d="M-9.5 0C-9.5-8-7-12.5-6.5-17-10-14.8-12.4-15-13.4-17.2-14-18.8-13.4-20-12.2-21'
    'L-5.6-27.6C-5.6-30-5.2-31.4-4.2-33L-1.6-30.2C6-29.6 11.6-23 12.6-12 13-8 13-4 13 0Z"/>'
    '<path d="M-1.6-30.2C6-29.6 11.6-23 12.6-12 13-8 13-4 13 0H8.4C9-10 6.6-19.6-.8-25.4Z"/>'
    '<circle cx="-5.2" cy="-23.6" r=".9"/><circle cx="-11.6" cy="-18.6" r=".5"/>'
    '<path class="card-line" d="M-12.4-15.8Q-10.6-16-9.6-16.8"/>'
    '<path class="card-gold" d="M-9.4-23.8-7.8-25.4-3.4-18.2-5.4-16.6ZM-8 -8.4Q1-12.4'
    ' 10.6-7.2L10.8-4.2Q1-9.4-8.6-5.4Z"/>'
)

FIGURES = {
    "king": _ROBE + _OPEN + _FACE + _BEARD + _EYES + _CROWN + _SWORD,
    "queen": _ROBE + _OPEN + _LONG_HAIR + _FACE + _EYES + _MOUTH + _COLLAR + _CORONET + _FLOWER,
    "jack": _ROBE + _OPEN + _BOBBED_HAIR + _FACE + _EYES + _MOUTH + _COLLAR + _BERET,
    "ober": _ROBE + _OPEN + _CURLED_HAIR + _FACE + _EYES + _MOUTH + _COLLAR + _BROAD_HAT + _SWORD,
    "under": _ROBE + _COLLAR + _BOBBED_HAIR + _FACE + _EYES + _MOUTH + _CAP + _HALBERD,
    "page": _ROBE + _OPEN + _BOBBED_HAIR + _FACE + _EYES + _MOUTH + _COLLAR + _CAP + _FLOWER,
    "horse": _HORSE,
}
"""The figure of each court card: crown, coronet, beret, hat and cap tell them apart from afar."""

BANNER = (
    '<path class="card-gold" d="M-13.4-30H-11.6V30H-13.4ZM-12.5-36-10.8-30H-14.2Z"/>'
    '<path d="M-11.6-27H13.5L8.5-10.5 13.5 6H-11.6Z"/><path class="card-cut" d="M-11.6-24.6H10M-11.6 3.6H10"/>'
    '<circle class="card-paper" cx="-.6" cy="-10.5" r="8.6"/>'
)
"""A flag with a place for the sign of its suit."""

JESTER = (
    '<path d="M-12.5 14V8C-10.5 4-6.5 2-3.5 1.4H3.5C6.5 2 10.5 4 12.5 8V14Z"/>'
    '<path class="card-gold" d="M-9.4 2.6-6.4-1.4-2.8 2 0-1.6 2.8 2 6.4-1.4 9.4 2.6 6.6 7 3.4 3.6 0 8.4-3.4'
    ' 3.6-6.6 7Z"/>'
    '<path class="card-drawn" d="M-5-9.6H5V-5.4C5-1.8 2.8.4 0 .4S-5-1.8-5-5.4Z"/>'
    '<circle cx="-2" cy="-6.4" r=".6"/><circle cx="2" cy="-6.4" r=".6"/>'
    '<path class="card-line" d="M-2.6-3Q0-.4 2.6-3M-3.2-8Q-2-8.8-1-8M3.2-8Q2-8.8 1-8"/>'
    '<path d="M-5.6-9.2C-8.4-9-10.6-7.6-11.8-5-13.4-10.6-11.4-16.4-5.8-16.8-5-19.6-3-21.6 0-22.6V-9.2Z"/>'
    '<path class="card-drawn" d="M5.6-9.2C8.4-9 10.6-7.6 11.8-5 13.4-10.6 11.4-16.4 5.8-16.8 5-19.6 3-21.6'
    ' 0-22.6V-9.2Z"/>'
    '<path class="card-gold" d="M-6-10.8H6V-8.8H-6ZM-13.4-4.2a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2'
    " 0ZM10.2-4.2a1.6 1.6 0 1 1"
    ' 3.2 0 1.6 1.6 0 1 1-3.2 0ZM-1.6-23.4a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0Z"/>'
)
"""The joker in his cap, around the middle of the card."""
