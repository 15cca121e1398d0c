const EVERY_MS = 500;

/**
 * Calls back when the parent process has ended. npm killed with -9 can't forward a signal, and an orphaned server would
 * keep its port and its data folder.
 */
export function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, EVERY_MS);
  timer.unref();
}
