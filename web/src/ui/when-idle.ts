/** The work runs then even if the browser hasn't been idle. */
const MAX_WAIT_MS = 500;

/** Runs some work once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = globalThis;
  // Safari has no idle callbacks, so the next task is used.
  if (requestIdleCallback === undefined) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(request);
}
