import type { CDPSession, Locator, Page } from '@playwright/test';

type Spot = { readonly x: number; readonly y: number };

export type TouchDragOptions = {
  /** Milliseconds that the drag takes: a short one is a flick. */
  readonly ms: number;
  /** Called at the end of the drag, while the finger is still down. */
  readonly whileHeld?: () => Promise<void>;
};

const STEPS = 10;

/** A drag begins in the past, so that its events have the times they would have had. */
const AGO_SECONDS = 1.5;

/** Drags a finger from one point to another, with the times of a real drag and without waiting for them. */
export async function touchDrag(
  page: Page,
  from: Spot,
  to: Spot,
  { ms, whileHeld }: TouchDragOptions,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Events can't be older than the page.
  await page.waitForFunction((seconds) => performance.now() > seconds * 1000, AGO_SECONDS + 0.1);
  const began = Date.now() / 1000 - AGO_SECONDS;
  await touch(session, 'touchStart', from, began);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    const spot = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await touch(session, 'touchMove', spot, began + (ms / 1000) * share);
  }
  await whileHeld?.();
  await touch(session, 'touchEnd', null, began + ms / 1000);
  await session.detach();
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  spot: Spot | null,
  timestamp: number,
): Promise<void> {
  const touchPoints = spot === null ? [] : [spot];
  await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
}

export async function middleOf(thing: Locator): Promise<Spot> {
  const { x, y, width, height } = await boxOf(thing);
  return { x: x + width / 2, y: y + height / 2 };
}

export async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}
