import { setTimeout as wait } from 'node:timers/promises';
import type { Device } from './device.ts';
import type { Session } from './devtools.ts';

export type ScreenPoint = { readonly x: number; readonly y: number };

type Phase = 'press' | 'move' | 'release';
type Pointer = (page: Session, phase: Phase, spot: ScreenPoint) => Promise<unknown>;

const STEPS = 60;
const STEP_MS = 1_000 / 60;

const TOUCHES: Readonly<Record<Phase, string>> = {
  press: 'touchStart',
  move: 'touchMove',
  release: 'touchEnd',
};
const MOUSE_EVENTS: Readonly<Record<Phase, string>> = {
  press: 'mousePressed',
  move: 'mouseMoved',
  release: 'mouseReleased',
};

const POINTERS: Readonly<Record<Device, Pointer>> = {
  phone: (page, phase, spot) =>
    page.send('Input.dispatchTouchEvent', {
      type: TOUCHES[phase],
      touchPoints: phase === 'release' ? [] : [spot],
    }),
  desktop: (page, phase, spot) =>
    page.send('Input.dispatchMouseEvent', {
      type: MOUSE_EVENTS[phase],
      button: 'left',
      buttons: 1,
      clickCount: 1,
      ...spot,
    }),
};

/** Drags with a finger or the mouse for a second, with one event per frame and no faster than the page handles them. */
export async function drag(
  page: Session,
  device: Device,
  from: ScreenPoint,
  to: ScreenPoint,
): Promise<void> {
  const point = POINTERS[device];
  await point(page, 'press', from);
  const began = performance.now();
  for (let step = 1; step <= STEPS; step += 1) {
    await point(page, 'move', between(from, to, step / STEPS));
    await wait(Math.max(0, began + step * STEP_MS - performance.now()));
  }
  await point(page, 'release', to);
}

function between(from: ScreenPoint, to: ScreenPoint, share: number): ScreenPoint {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
