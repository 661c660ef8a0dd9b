/** Replaces each text with an element, like a browser that translates a page. Runs in the page. */
export function translateText(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    const font = document.createElement("font");
    font.append(text.data.toUpperCase());
    text.replaceWith(font);
  }
}
