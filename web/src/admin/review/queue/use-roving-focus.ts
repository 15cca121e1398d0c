import { type KeyboardEvent, useRef } from 'react';

/** The target index of each key, before it is clamped to the list. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  j: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  k: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export type RovingFocus = {
  readonly currentId: number | undefined;
  /** For the element around the items: keys work only while one of them has the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly itemProps: (id: number) => {
    readonly ref: (element: HTMLElement | null) => void;
    readonly tabIndex: 0 | -1;
    readonly onFocus: () => void;
  };
  readonly focusCurrent: () => void;
};

/** A list with one tab stop; letters and arrows move inside it. */
export function useRovingFocus(
  ids: readonly number[],
  lastId: number | null,
  onMove: (id: number) => void,
): RovingFocus {
  const elements = useRef(new Map<number, HTMLElement>());
  const currentId = ids.find((id) => id === lastId) ?? ids[0];
  const focus = (id: number | undefined) => id !== undefined && elements.current.get(id)?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // Based on the focused element and not on the current id, which is a render late when keys are pressed fast.
    const at = ids.findIndex((id) => elements.current.get(id) === document.activeElement);
    const next = move(at, ids.length);
    focus(ids[Math.min(Math.max(next, 0), ids.length - 1)]);
  };

  return {
    currentId,
    onKeyDown,
    itemProps: (id) => ({
      ref: (element) => {
        if (element === null) elements.current.delete(id);
        else elements.current.set(id, element);
      },
      tabIndex: id === currentId ? 0 : -1,
      onFocus: () => onMove(id),
    }),
    focusCurrent: () => focus(currentId),
  };
}
