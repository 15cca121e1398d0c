type Listener = (guideIds: readonly number[]) => void;

const listeners = new Set<Listener>();

/** Tells that the server has listed the guides of the person who is logged in. */
export function tellOwnedGuides(guideIds: readonly number[]): void {
  for (const listener of [...listeners]) listener(guideIds);
}

/** Returns how to stop. */
export function onOwnedGuides(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
