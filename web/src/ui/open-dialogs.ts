/** How to close each dialog that is open, the innermost last. */
const closers = new Set<() => void>();

/** Notes a dialog that has opened. Returns how to say that it is gone. */
export function noteOpenDialog(close: () => void): () => void {
  closers.add(close);
  return () => void closers.delete(close);
}

/**
 * Closes the innermost dialog, as Escape would; false if none is open. Going back means this first: only browsers on
 * Android close dialogs by themselves then.
 */
export function closeInnermostDialog(): boolean {
  const close = [...closers].at(-1);
  close?.();
  return close !== undefined;
}
