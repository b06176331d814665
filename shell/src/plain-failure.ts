const words = {
  en: {
    title: "The portal could not be loaded",
    text: "Check your internet connection.",
    button: "Try again",
  },
  sw: { title: "Tovuti haikuweza kupakiwa", text: "Angalia intaneti yako.", button: "Jaribu tena" },
};

/** Says that the shell itself did not arrive, with nothing but the page there is: in both languages, with a way on. */
export function showPlainFailure(): void {
  const main = document.createElement("main");
  for (const [language, { title, text, button }] of Object.entries(words)) {
    const section = document.createElement("section");
    section.lang = language;
    section.append(element("h1", title), element("p", text), retryButton(button));
    main.append(section);
  }
  document.getElementById("root")?.replaceChildren(main);
}

function retryButton(label: string): HTMLElement {
  const button = element("button", label);
  button.addEventListener("click", () => window.location.reload());
  return button;
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
