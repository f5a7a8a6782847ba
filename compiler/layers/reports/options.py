"""Report what can be wrong with the options of a variant, and with a choice of them."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class UnknownOption(Diagnostic):
    page: ClassVar[str] = """
    An option is named that the variant does not offer.

    Wrong:

        option twos "Twos draw" { play 2: next draws 2 } requires chains

    Right:

        option chains "Twos add up" { answer 2 with 2 } requires twos
        option twos "Twos draw" { play 2: next draws 2 }
    """
    code: ClassVar[str] = "C8-UNKNOWN-OPTION"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{variant}` offers no option `{name}`"

    name: str
    variant: str
    offered: tuple[str, ...]
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The option that may have been meant, or those there are."""
        if self.suggestion is not None:
            return f"did you mean `{self.suggestion}`?"
        return f"it offers {', '.join(f'`{name}`' for name in self.offered)}" if self.offered else "it offers none"


class ExcludedOption(Diagnostic):
    page: ClassVar[str] = """
    Two options are chosen together of which one excludes the other.

    Wrong:

        option one "Draw one card" { draw 1 }
        option three "Draw up to three" { draw up to 3 } excludes one
        example "both" {
          seats A B
          with option one three
          turn A
        }

    Right:

        option one "Draw one card" { draw 1 }
        option three "Draw up to three" { draw up to 3 } excludes one
        example "one of them" {
          seats A B
          with option three
          turn A
        }
    """
    code: ClassVar[str] = "C8-EXCLUDED-OPTION"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the options `{first}` and `{second}` exclude each other"
    hint: ClassVar[str | None] = "choose one of them"

    first: str
    second: str


class MissingOption(Diagnostic):
    page: ClassVar[str] = """
    An option is chosen without another one that it requires.

    Wrong:

        option twos "Twos draw" { play 2: next draws 2 }
        option chains "Twos add up" { answer 2 with 2 } requires twos
        example "without twos" {
          seats A B
          with option chains
          turn A
        }

    Right:

        option twos "Twos draw" { play 2: next draws 2 }
        option chains "Twos add up" { answer 2 with 2 } requires twos
        example "with twos" {
          seats A B
          with option twos chains
          turn A
        }
    """
    code: ClassVar[str] = "C8-MISSING-OPTION"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the option `{name}` requires the option `{required}`"
    hint: ClassVar[str | None] = "choose `{required}` too"

    name: str
    required: str


class OptionStillRequires(Diagnostic):
    page: ClassVar[str] = """
    An option of the base is taken away that another one requires.

    Wrong:

        c8 2
        variant example "Example" extends uno [house]
        no option stacking

    Right:

        c8 2
        variant example "Example" extends uno [house]
        no option stacking cross
    """
    code: ClassVar[str] = "C8-OPTION-STILL-REQUIRES"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the option `{name}` requires the option `{required}`"
    hint: ClassVar[str | None] = "take `{name}` away too"

    name: str
    required: str


class OptionNamesItself(Diagnostic):
    page: ClassVar[str] = """
    An option requires or excludes itself.

    Wrong:

        option three "Draw up to three" { draw up to 3 } excludes three

    Right:

        option three "Draw up to three" { draw up to 3 }
    """
    code: ClassVar[str] = "C8-OPTION-NAMES-ITSELF"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the option `{name}` names itself"
    hint: ClassVar[str | None] = "name another option, or none"

    name: str


class OptionNeverChosen(Diagnostic):
    page: ClassVar[str] = """
    An option can never be chosen: what it requires excludes it, or excludes something else that it requires.

    Wrong:

        option twos "Twos draw" { play 2: next draws 2 } excludes chains
        option chains "Twos add up" { answer 2 with 2 } requires twos

    Right:

        option twos "Twos draw" { play 2: next draws 2 }
        option chains "Twos add up" { answer 2 with 2 } requires twos
    """
    code: ClassVar[str] = "C8-OPTION-NEVER-CHOSEN"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the option `{name}` can never be chosen: what it requires excludes it"
    hint: ClassVar[str | None] = "drop one of `requires` and `excludes`"

    name: str


class OptionsCompete(Diagnostic):
    page: ClassVar[str] = """
    Two options answer the same question, and a table may choose both.

    The later one in the file counts then. Say `excludes` if that is not meant.

    Wrong:

        option three "Draw up to three" { draw up to 3 }
        option until "Draw until a card fits" { draw until playable }

    Right:

        option three "Draw up to three" { draw up to 3 }
        option until "Draw until a card fits" { draw until playable } excludes three
    """
    code: ClassVar[str] = "C8-OPTIONS-COMPETE"
    default_severity: ClassVar[Severity] = Severity.NOTE
    template: ClassVar[str] = "the option `{other}` answers `{question}` too; where both are chosen, this one counts"
    hint: ClassVar[str | None] = "say `excludes {other}` if they do not go together"

    question: str
    other: str


class OptionsApart(Diagnostic):
    page: ClassVar[str] = """
    So many options change the same thing that not all of their combinations were looked at.

    Where options say what single cards do, or what a rule is, every choice is looked at, however many there are. Where
    they are about pairs of cards, such as a card and the one below, a dozen are too many. The checks concerned do not
    tell of a conflict that takes more of them than said at once; all others look at every choice. Options that nobody
    would choose together should exclude each other, or be what they are: different variants.

    Wrong:

        option aces "Aces on eights skip" { play A on 8: skip next }
        option twos "Twos on eights skip" { play 2 on 8: skip next }
        option threes "Threes on eights skip" { play 3 on 8: skip next }
        option fours "Fours on eights skip" { play 4 on 8: skip next }
        option fives "Fives on eights skip" { play 5 on 8: skip next }
        option sixes "Sixes on eights skip" { play 6 on 8: skip next }
        option sevens "Sevens on eights skip" { play 7 on 8: skip next }
        option nines "Nines on eights skip" { play 9 on 8: skip next }
        option tens "Tens on eights skip" { play 10 on 8: skip next }
        option jacks "Jacks on eights skip" { play J on 8: skip next }
        option queens "Queens on eights skip" { play Q on 8: skip next }
        option kings "Kings on eights skip" { play K on 8: skip next }

    Right:

        option twos "Twos on eights skip" { play 2 on 8: skip next }
        option jacks "Jacks on eights skip" { play J on 8: skip next } excludes twos
    """
    code: ClassVar[str] = "C8-OPTIONS-APART"
    default_severity: ClassVar[Severity] = Severity.NOTE
    template: ClassVar[str] = "{options} have so many combinations that some checks put them together only {ways}"
    hint: ClassVar[str | None] = "let options that nobody would choose together exclude each other"

    options: str
    ways: str
