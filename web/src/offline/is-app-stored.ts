/** Asks a worker whether it can open the build that begins with this script, whole and without a network. */
export type AppStoredQuestion = { readonly type: 'is-app-stored'; readonly entry: string };

export function isAppStoredQuestion(data: unknown): data is AppStoredQuestion {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'is-app-stored'
  );
}

/** A worker that doesn't answer by then is one of an earlier build, which doesn't know the question. */
const TIMEOUT_MS = 3_000;

/** Whether the build that this page runs opens without a network. Never rejects. */
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
