// Search, comparison and printing. Without this script the site is read as it is; nothing here asks for anything outside.
"use strict";

(() => {
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");

  const searchable = (form) => {
    const field = form.querySelector("input"), status = form.querySelector("[role=status]");
    const games = [...document.querySelectorAll("[data-words]")];
    const families = [...document.querySelectorAll(".family")];
    const links = [...document.querySelectorAll(".families a")];
    const show = () => {
      const wanted = plain(field.value).split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const game of games) {
        game.hidden = !wanted.every((word) => game.dataset.words.includes(word));
        if (!game.hidden) shown += 1;
      }
      for (const family of families) family.hidden = !family.querySelector("[data-words]:not([hidden])");
      for (const link of links) link.parentElement.hidden = document.getElementById(link.hash.slice(1)).hidden;
      status.textContent = shown ? status.dataset.shown.replace("#", shown) : status.dataset.nothing;
      if (!wanted.length) status.textContent = "";
    };
    form.hidden = false;
    form.addEventListener("submit", (event) => event.preventDefault());
    field.addEventListener("input", show);
    show();
  };

  const element = (name, text, values = {}) => Object.assign(document.createElement(name), { textContent: text }, values);

  const comparable = (form) => {
    const { questions, sentences, said } = window.crazy8Answers;
    const [first, second] = form.querySelectorAll("select"), also = form.querySelector("input");
    const place = document.getElementById("compared");
    const title = (choice) => choice.selectedOptions[0].textContent;
    const cell = (numbers, other) => {
      const found = element("td", "");
      const list = found.appendChild(element("ul", ""));
      for (const number of numbers) {
        const same = other.includes(number);
        if (!same || also.checked) list.append(element("li", sentences[number], { className: same ? "same" : "" }));
      }
      if (!list.childElementCount) found.replaceChildren(element("span", "–", { className: "same" }));
      return found;
    };
    const rows = (number, ours, theirs) => {
      const part = document.createElement("tbody"), head = part.insertRow(), row = part.insertRow();
      const name = head.appendChild(element("th", "", { colSpan: 2, scope: "rowgroup" }));
      name.append(element("a", questions[number][1], { href: `questions/${questions[number][0]}.html` }));
      row.append(cell(ours, theirs), cell(theirs, ours));
      return part;
    };
    const show = () => {
      const table = element("table", "", { className: "compared" });
      const head = table.createTHead().insertRow();
      for (const choice of [first, second]) {
        const name = head.appendChild(element("th", "", { scope: "col" }));
        name.append(element("a", title(choice), { href: `games/${choice.value}.html` }));
      }
      questions.forEach((_, number) => {
        const ours = said[first.value][number], theirs = said[second.value][number];
        const differ = ours.some((one) => !theirs.includes(one)) || theirs.some((one) => !ours.includes(one));
        if (differ || (also.checked && ours.length)) table.append(rows(number, ours, theirs));
      });
      const none = element("p", place.dataset.none, { role: "status" });
      place.replaceChildren(...(table.tBodies.length ? [table] : [none]));
    };
    const fromAddress = () => {
      const known = (name) => Object.hasOwn(said, name);
      const names = location.hash.slice(1).split("&").map(decodeURIComponent).filter(known);
      if (names[0]) first.value = names[0];
      if (names[1]) second.value = names[1];
      else if (second.value === first.value) second.selectedIndex = first.selectedIndex ? 0 : Math.min(1, second.length - 1);
      show();
    };
    form.hidden = false;
    form.addEventListener("change", () => {
      history.replaceState(null, "", `#${first.value}&${second.value}`);
      show();
    });
    window.addEventListener("hashchange", fromAddress);
    fromAddress();
  };

  document.querySelectorAll("[data-search]").forEach(searchable);
  document.querySelectorAll("[data-compare]").forEach(comparable);
  document.querySelectorAll("[data-print]").forEach((one) => {
    one.hidden = false;
    one.querySelector("button").addEventListener("click", () => window.print());
  });
  window.addEventListener("beforeprint", () => {
    document.querySelectorAll(".answers details").forEach((one) => one.setAttribute("open", ""));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") document.querySelectorAll(".languages[open]").forEach((one) => one.removeAttribute("open"));
  });
})();
