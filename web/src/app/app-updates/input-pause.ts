/** User input; mouse movement doesn't count. */
const INPUTS = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const;
/** Idle time that counts as a pause. */
const PAUSE_MS = 1_000;
/** The maximum wait if there is no pause. */
const LATEST_MS = 60_000;

/** Resolves once the user has stopped typing or scrolling for a moment, for work that would slow down the page. */
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
