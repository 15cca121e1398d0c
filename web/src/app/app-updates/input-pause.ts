/** What someone does to a page; moving a mouse is nothing. */
const INPUTS = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const;
/** Longer than between two words, shorter than a thought. */
const PAUSE_MS = 1_000;
/** Someone who never pauses still gets what waits for it. */
const LATEST_MS = 60_000;

/** Resolves once someone has stopped typing or scrolling for a moment, for work that would make a page slow to follow. */
export function inputPause(page: Pick<Window, 'addEventListener'>): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(pause);
      clearTimeout(latest);
      over.abort();
      resolve();
    };
    let pause = setTimeout(end, PAUSE_MS);
    const latest = setTimeout(end, LATEST_MS);
    const goOn = () => {
      clearTimeout(pause);
      pause = setTimeout(end, PAUSE_MS);
    };
    for (const type of INPUTS) {
      page.addEventListener(type, goOn, { capture: true, passive: true, signal: over.signal });
    }
  });
}
