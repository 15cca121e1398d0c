/** A message that asks a worker whether it can open the build with this entry script, completely and offline. */
export type AppStoredQuestion = { readonly type: 'is-app-stored'; readonly entry: string };

export function isAppStoredQuestion(data: unknown): data is AppStoredQuestion {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'is-app-stored'
  );
}

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

/** Tells a waiting worker to replace the one of the previous build. */
export const TAKE_OVER = 'take-over';
