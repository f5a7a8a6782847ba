"""What users see of a report, in each form, is written down in `render/*.md`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as SarifLog
from report_document import BLOCK, documents, regenerated

from crazy8.compiler.diagnostics.render import FORMATS
from crazy8.compiler.diagnostics.render.json import schema

DOCUMENTS = documents(Path(__file__).parent / "render")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_document_shows_what_the_user_sees(path: Path, update: bool) -> None:
    written = path.read_bytes().decode()
    now = regenerated(written)
    if update:
        path.write_bytes(now.encode())
    else:
        assert now == written, "what the user sees has changed; run pytest --update and read the diff"


def blocks(form: str) -> list[str]:
    texts = (path.read_bytes().decode() for path in DOCUMENTS)
    return [block["body"] for text in texts for block in BLOCK.finditer(text) if block["form"] == form]


def test_the_documents_show_every_form() -> None:
    assert [form for form in FORMATS if not blocks(form)] == []


def test_the_schema_is_itself_valid() -> None:
    Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("text", blocks("json"))
def test_json_follows_the_published_schema(text: str) -> None:
    Draft202012Validator(schema()).validate(json.loads(text))


@pytest.mark.parametrize("text", blocks("sarif"))
def test_sarif_follows_the_models_made_from_the_official_schema(text: str) -> None:
    log = json.loads(text)
    assert log.pop("$schema").endswith("/sarif-schema-2.1.0.json")
    SarifLog.model_validate(log)
