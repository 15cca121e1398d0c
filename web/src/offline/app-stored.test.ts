// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { entryScriptOf, isAppStored, whenAppStored } from './app-stored.ts';
import { isAppStoredQuestion } from './worker-messages.ts';

afterEach(() => void vi.useRealTimers());

/** A worker that replies through the port of a message, as in a browser. */
function aWorker(answer: (question: unknown) => unknown) {
  const postMessage = (question: unknown, [port]: [MessagePort]) => {
    const reply = answer(question);
    if (reply !== undefined) port.postMessage(reply);
  };
  return { postMessage } as ServiceWorker;
}

it.each([true, false])('returns the reply of the worker: %s', async (isStored) => {
  const questions: unknown[] = [];
  const worker = aWorker((question) => {
    questions.push(question);
    return isStored;
  });
  expect(await isAppStored(worker, '/assets/index-a.js')).toBe(isStored);
  expect(questions).toEqual([{ type: 'is-app-stored', entry: '/assets/index-a.js' }]);
  expect(questions.every(isAppStoredQuestion)).toBe(true);
  expect(isAppStoredQuestion('take-over')).toBe(false);
});

it('returns false without a worker, or if the worker doesn’t know the message', async () => {
  expect(await isAppStored(null, '/assets/index-a.js')).toBe(false);
  vi.useFakeTimers();
  const answer = isAppStored(
    aWorker(() => undefined),
    '/assets/index-a.js',
  );
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe(false);
});

it('recognises a build by the entry script of its page', () => {
  const page = document.implementation.createHTMLDocument();
  expect(entryScriptOf(page)).toBeNull();
  page.head.innerHTML = '<script type="module" src="https://a.example/assets/index-a.js"></script>';
  expect(entryScriptOf(page)).toBe('/assets/index-a.js');
});

it('asks the worker once it is active', async () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<script type="module" src="https://a.example/assets/index-a.js"></script>';
  const ready = Promise.withResolvers<ServiceWorkerRegistration>();
  const navigator = { serviceWorker: { ready: ready.promise } } as unknown as Navigator;
  const settled = vi.fn();
  const stored = whenAppStored(navigator, page).then(settled);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  ready.resolve({ active: aWorker(() => true) } as unknown as ServiceWorkerRegistration);
  await stored;
  expect(settled).toHaveBeenCalledExactlyOnceWith(true);
});
