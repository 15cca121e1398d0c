/** The close functions of open dialogs, the innermost last. */
const closers = new Set<() => void>();

/** Registers an open dialog. Returns a function that unregisters it. */
export function noteOpenDialog(close: () => void): () => void {
  closers.add(close);
  return () => void closers.delete(close);
}

/**
 * Closes the innermost dialog, like Escape; false if none is open. Going back does this first: only browsers on Android
 * close dialogs themselves then.
 */
export function closeInnermostDialog(): boolean {
  const close = [...closers].at(-1);
  close?.();
  return close !== undefined;
}
