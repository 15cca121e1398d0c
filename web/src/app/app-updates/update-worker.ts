import { TAKE_OVER } from '../../offline/worker-messages.ts';

/** The parts of the browser's container of workers that are used. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'addEventListener' | 'removeEventListener'
>;

/** The timeout for the files of a new build, and then for its worker. */
const TIMEOUT_MS = 8_000;

/** Lets the worker of the newest build take over, with its files. False if there is none, or on a timeout. */
export async function updateWorker(
  registration: ServiceWorkerRegistration,
  container: WorkerContainer,
): Promise<boolean> {
  await registration.update().catch(() => undefined);
  const worker = registration.waiting ?? (await installed(registration.installing));
  if (worker === null) return false;
  const hasTakenOver = waitForEvent(container, 'controllerchange', () => true);
  worker.postMessage(TAKE_OVER);
  return hasTakenOver;
}

async function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  if (worker === null) return null;
  const isInstalled = await waitForEvent(worker, 'statechange', () => worker.state === 'installed');
  return isInstalled ? worker : null;
}

/** Resolves to true if the condition holds after an event, before the timeout. */
function waitForEvent(
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
    const timer = setTimeout(() => settle(false), TIMEOUT_MS);
    target.addEventListener(type, onEvent);
  });
}
