/** However busy the page is, the work comes after this. */
const LATEST_MS = 500;

/** Does some work once the browser has nothing else to do. Returns a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = globalThis;
  // Safari has no idle callbacks; the next task is the next best thing.
  if (requestIdleCallback === undefined) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}
