/** However busy the page is, what waits for a quiet moment comes after this. */
const LATEST_MS = 3_000;

/**
 * Resolves once what came with the page has loaded and the browser has nothing else to do, for what is better late than
 * in the way of the first paint.
 */
export async function whenQuiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await within(LATEST_MS, (done) => addEventListener('load', done, { once: true }));
  }
  await within(LATEST_MS, (done) => idleCallback(done));
}

function within(ms: number, start: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    start(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Safari has no idle callbacks; the next task is the next best thing. */
function idleCallback(done: () => void): void {
  if (globalThis.requestIdleCallback === undefined) setTimeout(done);
  else requestIdleCallback(done);
}
