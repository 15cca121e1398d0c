import { TAKE_OVER } from '../../offline/worker-messages.ts';

/** The parts of the browser's container of workers that are used. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'addEventListener' | 'removeEventListener'
>;

/** How long someone may wait for the files of a new build, and then for its worker. */
const PATIENCE_MS = 8_000;

/**
 * Lets the worker of the newest build take over, and with it the files of that build. False if there is none, or if it
 * takes too long.
 */
export async function bringWorker(
  registration: ServiceWorkerRegistration,
  container: WorkerContainer,
): Promise<boolean> {
  await registration.update().catch(() => undefined);
  const worker = registration.waiting ?? (await installed(registration.installing));
  if (worker === null) return false;
  const hasTakenOver = happens(container, 'controllerchange', () => true);
  worker.postMessage(TAKE_OVER);
  return hasTakenOver;
}

async function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  if (worker === null) return null;
  const isInstalled = await happens(worker, 'statechange', () => worker.state === 'installed');
  return isInstalled ? worker : null;
}

/** Whether an event comes in time after which something holds. */
function happens(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  type: string,
  isReached: () => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isInTime: boolean) => {
      clearTimeout(timer);
      target.removeEventListener(type, onEvent);
      resolve(isInTime);
    };
    const onEvent = () => isReached() && settle(true);
    const timer = setTimeout(() => settle(false), PATIENCE_MS);
    target.addEventListener(type, onEvent);
  });
}
