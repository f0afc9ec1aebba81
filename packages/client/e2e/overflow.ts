/**
 * Inside of the page: what is wider than it, and controls and titles whose words do not fit into them, once all has come
 * to rest.
 */
export async function overflowIn(): Promise<string[]> {
  const named = ({ tagName, textContent }: Element): string =>
    `<${tagName.toLowerCase()}> ${textContent.trim().slice(0, 60)}`;

  const wide = (): string[] => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `wide: ${named(element)}`);
  };

  const cramped = (): string[] =>
    [...document.body.querySelectorAll('button, a, summary, label, h1, h2, h3')]
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      // What is folded up is not laid out, and measures as it did before.
      .filter((element) => element.checkVisibility())
      // What is cut off with an ellipsis stays inside.
      .filter((element) => getComputedStyle(element).overflowX === 'visible')
      .map((element) => `cramped: ${named(element)}`);

  // The type of a card shrinks until all of it fits.
  const cut = (): string[] =>
    [...document.body.querySelectorAll('[style*="--fit"]')]
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => `cut: ${named(element)}`);

  // Some things are measured and fitted anew once they have been laid out.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let waits = 0; ; waits++) {
    const found = [...cut(), ...wide(), ...cramped()];
    if (found.length === 0 || waits === 10) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
