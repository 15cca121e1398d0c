import { setTimeout as wait } from 'node:timers/promises';
import { type Device, emulateDevice } from './device.ts';
import type { Connection, Session } from './devtools.ts';

const TIMEOUT_MS = 60_000;
/** Rarely, because polling is work for the page as well. */
const POLL_MS = 250;

/** An empty page on a device, in a browser that shows nothing else. */
export async function openPage(
  { browser, sessionOf }: Connection,
  device: Device,
): Promise<Session> {
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const page = sessionOf(sessionId);
  await page.send('Page.enable');
  await emulateDevice(page, device);
  return page;
}

/** Runs a function in the page. It must be self-contained: it can't use anything around it but its argument. */
export async function evaluate<T, Argument = undefined>(
  page: Session,
  script: (argument: Argument) => T | Promise<T>,
  ...[argument]: Argument extends undefined ? [] : [Argument]
): Promise<T> {
  const { result, exceptionDetails } = await page.send<{
    readonly result: { readonly value: T };
    readonly exceptionDetails?: { readonly text: string };
  }>('Runtime.evaluate', {
    expression: `(${script})(${JSON.stringify(argument) ?? ''})`,
    awaitPromise: true,
    returnByValue: true,
    // Browsers only play sound after a user gesture.
    userGesture: true,
  });
  if (exceptionDetails !== undefined) throw new Error(`In the page: ${exceptionDetails.text}`);
  return result.value;
}

export async function waitUntil(
  page: Session,
  condition: () => boolean,
  timeoutMs: number = TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await evaluate(page, condition))) {
    if (Date.now() > deadline) throw new Error(`The page never came to ${condition}`);
    await wait(POLL_MS);
  }
}
