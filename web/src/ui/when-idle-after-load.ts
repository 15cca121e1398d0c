/** Each of the two waits ends after this at the latest. */
const MAX_WAIT_MS = 3_000;

/** Resolves once the page has loaded and the browser is idle, for work that must not delay the first paint. */
export async function whenIdleAfterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await within(MAX_WAIT_MS, (done) => addEventListener('load', done, { once: true }));
  }
  await within(MAX_WAIT_MS, (done) => idleCallback(done));
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

/** Safari has no idle callbacks, so the next task is used. */
function idleCallback(done: () => void): void {
  if (globalThis.requestIdleCallback === undefined) setTimeout(done);
  else requestIdleCallback(done);
}
