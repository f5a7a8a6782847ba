# Questions that are asked most often and answered by a sentence of a section.

often-drawn = May you lay the card you have just drawn?
often-stock = What happens when the stock runs out?
often-target = How many points does it take to win?
