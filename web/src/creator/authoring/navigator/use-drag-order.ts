import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { autoscroll, landingIndex, offsetWithin, type RowSpan, shiftOf } from './drag-order.ts';

export type DragOrder = {
  /** For the handle of a row. */
  readonly startDrag: (event: PointerEvent<HTMLElement>, index: number) => void;
};

type Drag = {
  readonly rows: readonly HTMLElement[];
  readonly spans: readonly RowSpan[];
  readonly from: number;
  /** The pointer's position, in the coordinates of the list's content. */
  readonly startedAt: number;
  readonly scroller: HTMLElement;
  to: number;
  pointer: number;
};

/**
 * Lets the rows of a list be dragged by mouse, finger or pen. React doesn't render during a drag: with two hundred rows
 * that would lag behind the finger. Styles read `--drag-shift` and `data-dragging`.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): DragOrder {
  const drag = useRef<Drag | null>(null);
  const frame = useRef(0);

  const finish = useCallback((): Drag | null => {
    const done = drag.current;
    drag.current = null;
    cancelAnimationFrame(frame.current);
    for (const row of done?.rows ?? []) {
      row.style.removeProperty('--drag-shift');
      delete row.dataset.dragging;
    }
    return done;
  }, []);

  // Cleans up when the list is unmounted during a drag.
  useEffect(() => () => void finish(), [finish]);

  const startDrag = useCallback(
    (event: PointerEvent<HTMLElement>, index: number) => {
      const root = list.current;
      if (root === null || event.button !== 0 || drag.current !== null) return;
      event.preventDefault();
      const handle: HTMLElement = event.currentTarget;
      const { pointerId } = event;
      handle.setPointerCapture(pointerId);
      drag.current = beginDrag(root, index, event.clientY);

      const step = () => {
        if (drag.current === null) return;
        drawDrag(drag.current);
        frame.current = requestAnimationFrame(step);
      };
      const listening = new AbortController();
      const { signal } = listening;
      const stop = (isDropped: boolean) => {
        listening.abort();
        const done = finish();
        if (isDropped && done !== null && done.to !== done.from) onMove(done.from, done.to);
      };
      handle.addEventListener(
        'pointermove',
        ({ clientY }) => {
          if (drag.current !== null) drag.current.pointer = clientY;
        },
        { signal },
      );
      handle.addEventListener(
        'pointerup',
        ({ clientY }) => {
          if (drag.current === null) return;
          drag.current.pointer = clientY;
          drawDrag(drag.current);
          stop(true);
        },
        { signal },
      );
      handle.addEventListener('pointercancel', () => stop(false), { signal });
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal });
      frame.current = requestAnimationFrame(step);
    },
    [list, onMove, finish],
  );

  return { startDrag };
}

function beginDrag(root: HTMLElement, from: number, pointer: number): Drag {
  const scroller = scrollerOf(root);
  const rows = [...root.children].filter((child) => child instanceof HTMLElement);
  const spans = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top: top + scroller.scrollTop, height };
  });
  const dragged = rows[from];
  if (dragged !== undefined) dragged.dataset.dragging = 'true';
  const startedAt = pointer + scroller.scrollTop;
  return { rows, spans, from, to: from, pointer, startedAt, scroller };
}

function drawDrag(drag: Drag): void {
  const { rows, spans, from, scroller } = drag;
  const { top, bottom } = visiblePart(scroller);
  scroller.scrollTop += autoscroll(drag.pointer, top, bottom);
  const offset = drag.pointer + scroller.scrollTop - drag.startedAt;
  const { top: start = 0, height = 0 } = spans[from] ?? {};
  drag.to = landingIndex(spans, from, start + height / 2 + offset);
  rows.forEach((row, index) => {
    const shift = index === from ? offsetWithin(spans, from, offset) : shiftOf(spans, index, drag);
    row.style.setProperty('--drag-shift', `${shift}px`);
  });
}

/** The scroll container of the list. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.documentElement;
}

function visiblePart(scroller: HTMLElement): { readonly top: number; readonly bottom: number } {
  if (scroller === document.documentElement) return { top: 0, bottom: window.innerHeight };
  return scroller.getBoundingClientRect();
}
