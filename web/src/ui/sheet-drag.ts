import { addSample, type DragSample, dragVelocity } from './drag-velocity.ts';
import { SheetMotion } from './sheet-motion.ts';
import { type SheetSnap, type SheetStop, sheetStopAfter } from './sheet-stop.ts';

export type SheetParts = {
  readonly sheet: HTMLElement;
  /** The part of the sheet that is always dragged, never scrolled. */
  readonly head: HTMLElement;
  /** The part that scrolls, and is dragged once it is at its upper end. */
  readonly content: HTMLElement;
};

export type SheetEvents = {
  readonly onRest: (snap: SheetSnap) => void;
  readonly onClosed: () => void;
};

export type SheetDrag = {
  /** Moves the sheet programmatically. */
  readonly go: (stop: SheetStop) => void;
  readonly detach: () => void;
};

/** A finger that has moved less than this is a tap. */
const SLOP_PX = 6;

/** Lets a sheet follow the finger, and move to its next stop when released. */
export function attachSheetDrag(parts: SheetParts, { onRest, onClosed }: SheetEvents): SheetDrag {
  const { sheet, head, content } = parts;
  const motion = new SheetMotion(sheet);
  const ended = new AbortController();
  const { signal } = ended;
  /** The sheet's offset from the finger that drags it, and the latest samples; null while it isn't dragged. */
  let held: { readonly below: number; samples: readonly DragSample[] } | null = null;

  const go = (stop: SheetStop, velocity: number): void => {
    void motion.settle(stop, velocity).then((hasArrived) => {
      if (!hasArrived || signal.aborted) return;
      if (stop === 'closed') onClosed();
      else onRest(stop);
    });
  };
  const take = (y: number, at: number): void => {
    motion.grab();
    held = { below: motion.offset - y, samples: [{ at, y }] };
  };
  const follow = (y: number, at: number): void => {
    if (held === null) return;
    held.samples = addSample(held.samples, { at, y });
    motion.moveTo(held.below + y);
  };
  const letGo = (at: number): void => {
    if (held === null) return;
    const velocity = dragVelocity(held.samples, at);
    held = null;
    go(sheetStopAfter({ ...motion.extent, offset: motion.offset, velocity }), velocity);
  };

  dragByPointer(head, { signal, take, follow, letGo });
  dragByTouch(content, {
    signal,
    take,
    follow,
    letGo,
    isApart: (target) => target instanceof Node && head.contains(target),
    // While half open, moving a finger up opens the sheet before it scrolls.
    opensUpwards: () =>
      sheet.dataset.snap === 'half' && content.scrollHeight > content.clientHeight + 1,
  });
  return {
    go: (stop) => {
      motion.grab();
      go(stop, 0);
    },
    detach: () => {
      ended.abort();
      motion.cancel();
    },
  };
}

type Hand = {
  readonly signal: AbortSignal;
  readonly take: (y: number, at: number) => void;
  readonly follow: (y: number, at: number) => void;
  readonly letGo: (at: number) => void;
};

/** Includes the time: a busy browser may report a whole flick as one move, so its speed is measured from the press. */
type Press = {
  readonly id: number;
  readonly y: number;
  readonly at: number;
  isDragged: boolean;
};

function dragByPointer(head: HTMLElement, { signal, take, follow, letGo }: Hand): void {
  let pressed: Press | null = null;
  let wasDragged = false;
  head.addEventListener(
    'pointerdown',
    ({ isPrimary, button, pointerId, clientY, timeStamp }) => {
      wasDragged = false;
      if (!isPrimary || button !== 0) return;
      pressed = { id: pointerId, y: clientY, at: timeStamp, isDragged: false };
    },
    { signal },
  );
  // A mouse may have left the head before its first move event.
  document.addEventListener(
    'pointermove',
    ({ pointerId, clientY, timeStamp }) => {
      if (pressed?.id !== pointerId) return;
      if (!pressed.isDragged && Math.abs(clientY - pressed.y) >= SLOP_PX) {
        pressed.isDragged = true;
        take(pressed.y, pressed.at);
      }
      if (pressed.isDragged) follow(clientY, timeStamp);
    },
    { signal },
  );
  const end = ({ pointerId, timeStamp }: PointerEvent) => {
    if (pressed?.id !== pointerId) return;
    wasDragged = pressed.isDragged;
    pressed = null;
    letGo(timeStamp);
  };
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
  // The end of a drag must not press the button on which it started.
  head.addEventListener(
    'click',
    (event) => {
      if (!wasDragged) return;
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}

type TouchDrag = Hand & {
  /** True for touches that the sheet ignores. */
  readonly isApart: (target: EventTarget | null) => boolean;
  readonly opensUpwards: () => boolean;
};

/**
 * Touch events instead of pointer events: the browser cancels a pointer as soon as it scrolls, and only a touch can be
 * kept from scrolling, or taken over when there is nothing left to scroll.
 */
function dragByTouch(content: HTMLElement, hand: TouchDrag): void {
  const { signal, take, follow, letGo, isApart, opensUpwards } = hand;
  let last: { readonly x: number; readonly y: number; readonly at: number } | null = null;
  let isHeld = false;
  content.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp: at }) => {
      const [touch] = touches;
      const isOne = touches.length === 1 && touch !== undefined && !isApart(target);
      last = isOne ? { x: touch.clientX, y: touch.clientY, at } : null;
    },
    { signal, passive: true },
  );
  content.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (last === null || touch === undefined) return;
      const { clientX: x, clientY: y } = touch;
      const down = y - last.y;
      if (!isHeld) {
        const isSideways = Math.abs(x - last.x) > Math.abs(down);
        const pulls = content.scrollTop <= 0 && (down > 0 || (down < 0 && opensUpwards()));
        if (!isSideways && pulls && (event.cancelable || down > 0)) {
          isHeld = true;
          take(last.y, last.at);
        }
        last = { x, y, at: event.timeStamp };
      }
      if (!isHeld) return;
      if (event.cancelable) event.preventDefault();
      follow(y, event.timeStamp);
    },
    { signal, passive: false },
  );
  const end = ({ timeStamp }: TouchEvent) => {
    last = null;
    if (!isHeld) return;
    isHeld = false;
    letGo(timeStamp);
  };
  content.addEventListener('touchend', end, { signal });
  content.addEventListener('touchcancel', end, { signal });
}
