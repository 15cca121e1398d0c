const EVERY_MS = 500;

/**
 * Calls back when the process that started this one is gone without a word. npm killed with -9 cannot pass anything on,
 * and a server that nobody knows of would keep its port and its data folder.
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
