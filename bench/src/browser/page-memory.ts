import { setTimeout as wait } from 'node:timers/promises';
import { memoryOfProcess } from '../memory.ts';
import type { Session } from './devtools.ts';

const SAMPLE_MS = 40;

/** The maximum growth of the memory of all pages and workers of a browser during an action, in bytes. */
export async function pageMemoryGrowth(
  browser: Session,
  page: Session,
  act: () => Promise<void>,
): Promise<number> {
  await page.send('HeapProfiler.collectGarbage');
  const before = await pageMemory(browser);
  const done = act().then(() => true);
  let peak = before;
  do {
    peak = Math.max(peak, await pageMemory(browser));
  } while (!(await Promise.race([done, wait(SAMPLE_MS, false)])));
  return peak - before;
}

type ProcessInfo = { readonly type: string; readonly id: number };

async function pageMemory(browser: Session): Promise<number> {
  const { processInfo } = await browser.send<{ readonly processInfo: readonly ProcessInfo[] }>(
    'SystemInfo.getProcessInfo',
  );
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  // A process that has ended meanwhile uses no memory.
  const bytes = await Promise.all(pages.map(({ id }) => memoryOfProcess(id).catch(() => 0)));
  return bytes.reduce((sum, one) => sum + one, 0);
}
