import type { Session } from './devtools.ts';
import { evaluate } from './page.ts';

type Timed = typeof globalThis & { keystrokes: number[] };

/**
 * Types into the focused field, each letter once the last one is on the screen. Returns the time of
 * each from the key to the end of the frame that shows it, in milliseconds.
 */
export async function timeKeystrokes(page: Session, text: string): Promise<readonly number[]> {
  await evaluate(page, listenForKeys);
  for (const [index, letter] of [...text].entries()) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
    await settle(page, index + 1);
  }
  return evaluate(page, () => (globalThis as Timed).keystrokes);
}

async function settle(page: Session, count: number): Promise<void> {
  while ((await evaluate(page, () => (globalThis as Timed).keystrokes.length)) < count);
}

/** Runs in the page. A message that is posted while a frame is rendered arrives when it is done. */
const listenForKeys = () => {
  const times: number[] = [];
  Object.assign(globalThis, { keystrokes: times });
  const afterFrame = new MessageChannel();
  const pressedAt: number[] = [];
  afterFrame.port1.onmessage = () => {
    for (const at of pressedAt.splice(0)) times.push(performance.now() - at);
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt.push(timeStamp);
      requestAnimationFrame(() => afterFrame.port2.postMessage(null));
    },
    { capture: true },
  );
};
