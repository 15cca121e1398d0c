import type { AppStoredQuestion } from './worker-messages.ts';

/** Workers of earlier builds don't reply to this message. */
const TIMEOUT_MS = 3_000;

/** Resolves with true if the build that this page runs opens offline. Never rejects. */
export function isAppStored(worker: ServiceWorker | null, entry: string | null): Promise<boolean> {
  if (worker === null || entry === null) return Promise.resolve(false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (isStored: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isStored);
    };
    const timer = setTimeout(() => settle(false), TIMEOUT_MS);
    port1.onmessage = ({ data }) => settle(data === true);
    worker.postMessage({ type: 'is-app-stored', entry } satisfies AppStoredQuestion, [port2]);
  });
}

/** The path of the page's entry script. Its name has a hash of everything that it loads. */
export function entryScriptOf(page: Document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? null : new URL(script.src).pathname;
}

/**
 * Resolves once a worker is active, with true if the build that this page runs opens offline. On a first visit that is
 * when all of it is stored. Never resolves in browsers without workers.
 */
export async function whenAppStored(
  { serviceWorker }: Navigator,
  page: Document,
): Promise<boolean> {
  const { active } = await serviceWorker.ready;
  return await isAppStored(active, entryScriptOf(page));
}
